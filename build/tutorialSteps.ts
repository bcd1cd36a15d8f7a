/** A cell of a workbook that the tutorial speaks of. */
export interface TutorialCell {
  sheet: string;
  at: string;
  /** The cell's label or the heading of its column, empty where it has none. */
  is: string;
  text: string;
  /** Of the tutorial. */
  line: number;
}

/** A table of the tutorial: what to type, or what then shows. */
export interface TutorialStep {
  workbook: string;
  kind: "enter" | "shows";
  cells: TutorialCell[];
}

/** A row of a table. */
interface Row {
  cells: string[];
  line: number;
}

/** Rows of the tables of a document, in their order; a row without bars ends a table. */
function tables(text: string): { heading: string[]; rows: Row[] }[] {
  const found: Row[][] = [];
  let open: Row[] | undefined;
  text.split("\n").forEach((row, i) => {
    if (!row.startsWith("|")) open = undefined;
    else {
      if (!open) found.push((open = []));
      const cells = row.slice(1, row.lastIndexOf("|")).split("|");
      open.push({ cells: cells.map((cell) => cell.trim()), line: i + 1 });
    }
  });
  return found.map(([heading, , ...rows]) => ({ heading: heading?.cells ?? [], rows }));
}

/** `Hosts!B17`, or `CPU budget!B22`. */
function placeOf(cell: string, line: number): { sheet: string; at: string } {
  const [, sheet, at] = /^(.+)!([A-Z]+\d+)$/.exec(cell) ?? [];
  if (!sheet || !at) throw new Error(`docs/tutorial.md:${line}: "${cell}" is no cell: write Sheet!B2`);
  return { sheet, at };
}

/**
 * The tables of docs/tutorial.md that say what to type and what then shows, in their order. The first heading of such a table
 * names the workbook in backticks (a template's id, or `report`), the third is "enter" or "shows".
 *
 * @param text The tutorial.
 */
export function tutorialSteps(text: string): TutorialStep[] {
  return tables(text).flatMap(({ heading: [first = "", , kind], rows }) => {
    const workbook = /^`([a-z-]+)`/.exec(first)?.[1];
    if (!workbook || (kind !== "enter" && kind !== "shows")) return [];
    const cells = rows.map(({ cells: [cell = "", is = "", value = ""], line }) => ({
      ...placeOf(cell, line),
      is,
      text: value,
      line,
    }));
    return [{ workbook, kind, cells }];
  });
}

/** The table of docs/tutorial.md that says what to fill in below "Cluster facts". */
export function tutorialFacts(text: string): { label: string; value: string }[] {
  const table = tables(text).find(({ heading: [first] }) => first === "cluster fact");
  return (table?.rows ?? []).map(({ cells: [label = "", value = ""] }) => ({ label, value }));
}
