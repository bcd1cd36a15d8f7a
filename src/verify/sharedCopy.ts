import { cellName, parseCell } from "../workbook/address";
import { isCustomFunction } from "../workbook/dialect";
import type { DrawnFormula, NameFeature, SheetDrawing, WorkbookDrawing } from "../workbook/drawing";
import { formulaAt } from "../workbook/formulaText";
import { tokenize } from "../workbook/tokens";
import type { ChangedCell, UncoveredCell } from "./verification";

/** A copy to be shared without the add-in: formulas that need it are values, each kept as a note. */
export interface SharedCopy {
  /** The workbook with those formulas that its plans tell. */
  drawing: WorkbookDrawing;
  /** How many these are. */
  restored: number;
  /** What was changed besides. */
  changed: ChangedCell[];
  /** Those that only their notes tell. */
  uncovered: UncoveredCell[];
}

/**
 * Puts the formulas back that a copy has as values, so that these can be verified.
 *
 * @param written The plans as this release writes them.
 */
export function sharedCopy(
  drawing: WorkbookDrawing,
  changed: readonly ChangedCell[],
  written: Pick<WorkbookDrawing, "sheets" | "names"> | undefined,
): SharedCopy {
  const notes = drawing.sheets.flatMap((sheet) => formulaNotes(sheet).map((note) => ({ sheet, ...note })));
  if (notes.length === 0) return { drawing, restored: 0, changed: [...changed], uncovered: [] };
  const needAddIn = namesWithAddIn(written?.names ?? []);
  const restored = new Map<string, DrawnFormula>();
  const rest = changed.filter(({ kind, sheet, cell }) => {
    const drawn = kind === "overwritten" ? drawnAt(written, sheet, cell) : undefined;
    if (!drawn || !usesAddIn(drawn.formula, needAddIn)) return true;
    restored.set(`${sheet}!${cell}`, drawn.drawn);
    return false;
  });
  const sheets = drawing.sheets.map((sheet) => withFormulas(sheet, restored));
  const uncovered = notes.flatMap(({ sheet, cell, formula }): UncoveredCell[] =>
    restored.has(`${sheet.name}!${cell}`)
      ? []
      : [{ sheet: sheet.name, cell, formula, because: "it is a value in this copy without the add-in" }],
  );
  return { drawing: { ...drawing, sheets }, restored: restored.size, changed: rest, uncovered };
}

/** The notes that hold the formula of their cell. */
function formulaNotes({ features, formulas }: SheetDrawing): { cell: string; formula: string }[] {
  return features.flatMap((feature) => {
    if (feature.kind !== "cellNote" || !feature.text.startsWith("=")) return [];
    const { row, column } = feature.area;
    return formulas[row]?.[column] ? [] : [{ cell: cellName(row, column), formula: feature.text }];
  });
}

function drawnAt(
  written: Pick<WorkbookDrawing, "sheets"> | undefined,
  sheet: string,
  address: string,
): { drawn: DrawnFormula; formula: string } | undefined {
  const cell = parseCell(address);
  const drawn = cell && written?.sheets.find(({ name }) => name === sheet)?.formulas[cell.row]?.[cell.column];
  return cell && drawn && { drawn, formula: formulaAt(drawn, cell.row) };
}

function withFormulas(sheet: SheetDrawing, restored: ReadonlyMap<string, DrawnFormula>): SheetDrawing {
  const formulas = sheet.formulas.map((row) => row && [...row]);
  const values = sheet.values.map((row) => [...row]);
  for (const [place, drawn] of restored) {
    const cell = place.startsWith(`${sheet.name}!`)
      ? parseCell(place.slice(sheet.name.length + 1))
      : undefined;
    if (!cell) continue;
    const { row, column } = cell;
    (formulas[row] ??= [])[column] = drawn;
    // An empty text of a formula is a blank cell in the copy.
    (values[row] ??= [])[column] ??= "";
  }
  return { ...sheet, formulas, values };
}

/** Names, in lower case, that need a function of HCI Planner. */
function namesWithAddIn(names: readonly NameFeature[]): Set<string> {
  const found = new Set<string>();
  // A name may need one through another name: until nothing is found any more.
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const { name, refersTo } of names)
      if ("formula" in refersTo && usesAddIn(refersTo.formula, found)) found.add(name.toLowerCase());
  }
  return found;
}

function usesAddIn(formula: string, names: ReadonlySet<string>): boolean {
  return tokenize(formula).some((token) =>
    token.kind === "function"
      ? isCustomFunction(token.name) || names.has(token.name.toLowerCase())
      : token.kind === "name" && names.has(token.name.toLowerCase()),
  );
}
