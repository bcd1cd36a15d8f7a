import { parseArea, type Area } from "../src/workbook/address";
import type { CellValue } from "../src/workbook/spec";

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
  if (!sheet || !at) throw new Error(`docs/tutorial.md:${line}: "${cell}" is not a cell: use Sheet!B2`);
  return { sheet, at };
}

/**
 * The tables of docs/tutorial.md that say what to type and what then shows, in their order. The first heading of such a table
 * names the workbook in backticks (`design`, `report` or a template's id), the third is "enter" or "shows".
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

/** The area that a cell is copied from, where its text is `copy of Options!B12:B46`. */
export function copiedArea({ text }: TutorialCell): { sheet: string; range: string; area: Area } | undefined {
  const [, sheet = "", range = ""] = /^copy of (.+)!([A-Z0-9:]+)$/.exec(text) ?? [];
  const area = parseArea(range);
  return area && { sheet, range, area };
}

/** `20%` is 0.2, `1,234.5 ` a number; anything else a text. */
export function enteredValue(text: string): string | number {
  const number = Number(text.replace(/,/g, "").replace(/ ?%$/, ""));
  if (text === "" || Number.isNaN(number)) return text;
  return /%$/.test(text) ? number / 100 : number;
}

/** Digits behind the point that the tutorial gives of a number. */
const decimalsOf = (text: string): number => /\.(\d+)/.exec(text)?.[1]?.length ?? 0;

/**
 * Does a cell show what the tutorial says? Half of the last digit is as exact as that is; `...` stands for any words.
 *
 * @param text What the tutorial says.
 */
export function shows(value: CellValue, text: string): boolean {
  const wanted = enteredValue(text);
  if (typeof wanted === "number") {
    const decimals = decimalsOf(text) + (text.endsWith("%") ? 2 : 0);
    return typeof value === "number" && Math.abs(value - wanted) <= 0.5000001 * 10 ** -decimals;
  }
  const parts = text.split("...").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`).test(typeof value === "string" ? value.trim() : String(value));
}

/** What the tutorial must say of a cell: as it says it where that is right, else with as many digits as it gives. */
export function toSay(value: CellValue, text: string): string {
  if (shows(value, text)) return text;
  if (typeof value !== "number") return String(value).trim();
  const percent = text.endsWith("%");
  const decimals = decimalsOf(text);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return `${(value * (percent ? 100 : 1)).toLocaleString("en-US", digits)}${percent ? "%" : ""}`;
}

/** The tutorial with other texts in the last column of some of its tables' lines. */
export function withTexts(tutorial: string, texts: ReadonlyMap<number, string>): string {
  const lines = tutorial.split("\n").map((row, i) => {
    const text = texts.get(i + 1);
    return text === undefined ? row : row.replace(/[^|]*\|$/, () => ` ${text} |`);
  });
  return lines.join("\n");
}

/** Pictures that the tutorial shows from its own folder, in their order; `line` is of the tutorial. */
export function tutorialPictures(text: string): { name: string; line: number }[] {
  return text
    .split("\n")
    .flatMap((row, i) =>
      [...row.matchAll(/\]\(tutorial\/([^)]+)\)/g)].map(([, name = ""]) => ({ name, line: i + 1 })),
    );
}
