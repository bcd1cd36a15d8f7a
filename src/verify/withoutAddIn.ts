import { calculate } from "../calculator/calculate";
import type { FunctionLibrary } from "../calculator/evaluate";
import { type Cell, cellName, parseCell } from "../workbook/address";
import type { DrawnFormula, SheetDrawing, WorkbookDrawing } from "../workbook/drawing";
import type { CellValue } from "../workbook/spec";
import { eachFormula } from "./eachFormula";
import { sameValue } from "./sameValue";
import type { CellPlace, DifferingCell, Verification } from "./verification";

/** Does a cell show that Excel waits for an answer of the add-in? */
export function isBusy(saved: CellValue): boolean {
  return errorIn(saved, /^#(?:BUSY!|GETTING_DATA)$/);
}

/** Does a cell show that Excel had no answer of the add-in? Excel has further errors for that, which no calculation gives. */
export function isUnanswered(saved: CellValue): boolean {
  return errorIn(saved, /^#(?:NAME\?|CONNECT!)$/);
}

function errorIn(saved: CellValue, wanted: RegExp): boolean {
  return typeof saved === "object" && saved !== null && wanted.test(saved.error);
}

/** The saved workbook, its sheets with those formulas alone that can be calculated, and what calculates them. */
interface Calculated {
  drawing: WorkbookDrawing;
  covered: readonly SheetDrawing[];
  functions: FunctionLibrary;
}

type Found = Pick<Verification, "differing" | "withoutAddIn" | "busy">;

/**
 * Moves the cells that show what they do because others do: to `busy` those that follow from cells that wait, to `withoutAddIn`
 * those that the add-in did not answer.
 */
export function withoutAddIn<F extends Found>(found: F, workbook: Calculated): F {
  // A formula that hides an error hides both: while others wait, so may it.
  const hidden = found.differing.length === 0 ? [] : ownUnanswered(found.differing, workbook);
  const waits = found.busy.length > 0;
  const busy = withFollowers(found, "busy", waits ? [...found.busy, ...hidden] : [], workbook);
  return withFollowers(busy, "withoutAddIn", [...busy.withoutAddIn, ...(waits ? [] : hidden)], workbook);
}

/** Moves cells to a list, and those that show what follows from the cells which have no result. */
function withFollowers<F extends Found>(
  found: F,
  list: "busy" | "withoutAddIn",
  cells: readonly DifferingCell[],
  { drawing, covered, functions }: Calculated,
): F {
  if (found.differing.length === 0 || cells.length === 0) return found;
  const own = new Set(cells.map(placeOf));
  const unanswered = new Set([...own, ...found.busy.map(placeOf)]);
  const sheets = covered.map((sheet, i) => asSaved(sheet, drawing.sheets[i], unanswered));
  const follows = shownBy(calculate({ ...drawing, sheets }, functions));
  const isMoved = (cell: DifferingCell): boolean => own.has(placeOf(cell)) || follows(cell);
  return {
    ...found,
    [list]: [...found[list], ...found.differing.filter(isMoved)],
    differing: found.differing.filter((cell) => !isMoved(cell)),
  };
}

/** The cells whose own formula gives what they show where no function of HCI Planner answers and all other cells are as saved. */
function ownUnanswered(
  cells: readonly DifferingCell[],
  { drawing, covered }: Omit<Calculated, "functions">,
): DifferingCell[] {
  const places = new Set(cells.map(placeOf));
  const calling = new Set<string>();
  const sheets = drawing.sheets.map((sheet, i): SheetDrawing => {
    const formulas: SheetDrawing["formulas"] = [];
    eachFormula(covered[i] ?? { formulas: [] }, (drawn, row, column) => {
      const place = placeOf({ sheet: sheet.name, cell: cellName(row, column) });
      if (!drawn.custom || !places.has(place)) return;
      calling.add(place);
      (formulas[row] ??= [])[column] = drawn;
    });
    return { ...sheet, formulas };
  });
  if (calling.size === 0) return [];
  const shows = shownBy(calculate({ ...drawing, sheets }, { call: () => [[{ error: "#NAME?" }]] }));
  return cells.filter((cell) => calling.has(placeOf(cell)) && shows(cell));
}

/** Whether a calculation gives what a cell was saved with. */
function shownBy({ sheets }: Pick<WorkbookDrawing, "sheets">): (cell: DifferingCell) => boolean {
  const shown = new Map(sheets.map(({ name, values }) => [name, values]));
  return ({ sheet, cell, saved }) => {
    const at = parseCell(cell);
    return at !== undefined && sameValue(saved, shown.get(sheet)?.[at.row]?.[at.column] ?? null);
  };
}

function placeOf({ sheet, cell }: CellPlace): string {
  return `${sheet}!${cell}`;
}

/** The cells that a formula fills. */
function blockOf({ spill }: DrawnFormula, row: number, column: number): Cell[] {
  return Array.from({ length: spill.rows * spill.columns }, (_, i) => ({
    row: row + Math.floor(i / spill.columns),
    column: column + (i % spill.columns),
  }));
}

/** A sheet with the saved values of some formulas in their place, in all cells that these fill. */
function asSaved(
  sheet: SheetDrawing,
  saved: SheetDrawing | undefined,
  cells: ReadonlySet<string>,
): SheetDrawing {
  const values = sheet.values.map((row) => [...row]);
  const formulas: SheetDrawing["formulas"] = [];
  eachFormula(sheet, (drawn, row, column) => {
    const block = blockOf(drawn, row, column);
    // A block is named by the first of its cells that differs.
    if (block.some((at) => cells.has(placeOf({ sheet: sheet.name, cell: cellName(at.row, at.column) }))))
      for (const at of block) (values[at.row] ??= [])[at.column] = saved?.values[at.row]?.[at.column] ?? null;
    else (formulas[row] ??= [])[column] = drawn;
  });
  return { ...sheet, values, formulas };
}
