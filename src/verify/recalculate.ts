import { calculate } from "../calculator/calculate";
import type { FunctionLibrary } from "../calculator/evaluate";
import { cellName } from "../workbook/address";
import type { DrawnFormula, SheetDrawing, WorkbookDrawing } from "../workbook/drawing";
import { formulaAt } from "../workbook/formulaText";
import type { LostFormula } from "../workbook/readers/xlsx/sheetCells";
import type { CellValue } from "../workbook/spec";
import { Coverage } from "./coverage";
import { eachFormula } from "./eachFormula";
import { sameValue } from "./sameValue";
import { isBusy, isUnanswered, withoutAddIn } from "./withoutAddIn";
import type { DifferingCell, UncoveredCell, Verification } from "./verification";

/** The custom functions of this release. */
export type ShippedLibrary = FunctionLibrary & { has(id: string): boolean };

type Recalculation = Pick<
  Verification,
  "formulas" | "recalculated" | "same" | "differing" | "withoutAddIn" | "busy" | "uncovered"
>;

/**
 * Calculates the formulas of a workbook again and compares them with what the file saved. A formula that the calculator does
 * not know counts with its saved value, as a value that was typed does.
 *
 * @param lost Formulas that are values in the drawing.
 */
export function recalculate(
  drawing: WorkbookDrawing,
  lost: readonly LostFormula[],
  functions: ShippedLibrary,
): Recalculation {
  const coverage = new Coverage(drawing, (id) => functions.has(id));
  const uncovered: UncoveredCell[] = lost.map(({ sheet, row, column, formula }) => ({
    ...{ sheet, cell: cellName(row, column), formula: `=${formula}` },
    because: "it is in a form that HCI Planner does not calculate",
  }));
  let covered = drawing.sheets.map((sheet) => coveredSheet(sheet, coverage, uncovered));
  let calculated = calculate({ ...drawing, sheets: covered }, functions);
  // What a formula of these shows, others calculate with: it is the saved value then.
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = uncovered.length;
    covered = covered.map((sheet, i) =>
      withoutLimits(sheet, calculated.sheets[i], drawing.sheets[i], uncovered),
    );
    if (uncovered.length === before) break;
    calculated = calculate({ ...drawing, sheets: covered }, functions);
  }
  const found: Recalculation = {
    ...{ formulas: uncovered.length, recalculated: 0, same: 0, uncovered },
    ...{ differing: [], withoutAddIn: [], busy: [] },
  };
  drawing.sheets.forEach((sheet, i) => {
    const [before, after] = [covered[i], calculated.sheets[i]];
    if (before && after) compareSheet(sheet, before, after, found);
  });
  return withoutAddIn(found, { drawing, covered, functions });
}

/** How often formulas that turn out to be beyond the calculator are left out, and the others calculated again. */
const MAX_ROUNDS = 10;

/** The sheet without the formulas whose results say that the calculator cannot follow them. */
function withoutLimits(
  sheet: SheetDrawing,
  calculated: SheetDrawing | undefined,
  saved: SheetDrawing | undefined,
  uncovered: UncoveredCell[],
): SheetDrawing {
  const values = sheet.values.map((row) => [...row]);
  const formulas = sheet.formulas.map((row) => row && [...row]);
  eachFormula(sheet, (drawn, row, column) => {
    const result = calculated?.values[row]?.[column] ?? null;
    const before = saved?.values[row]?.[column] ?? null;
    const because = sameValue(before, result) ? undefined : limitOf(result, drawn);
    if (because === undefined) return;
    delete formulas[row]?.[column];
    const cells = values[row];
    if (cells) cells[column] = before;
    uncovered.push({
      sheet: sheet.name,
      cell: cellName(row, column),
      formula: `=${formulaAt(drawn, row)}`,
      because,
    });
  });
  return { ...sheet, values, formulas };
}

/** What the calculator says of formulas that Excel may calculate in another way. */
function limitOf(result: CellValue, { custom }: DrawnFormula): string | undefined {
  if (typeof result !== "object" || result === null) return undefined;
  const { error, message = "" } = result;
  if (message.includes("depends on itself")) return "it depends on itself";
  if (message.includes("not supported")) return "it uses a number format that HCI Planner does not calculate";
  return error === "#SPILL!" && !custom ? "it calculates with arrays" : undefined;
}

/** The sheet with those formulas that can be calculated, and nothing where they write. */
function coveredSheet(sheet: SheetDrawing, coverage: Coverage, uncovered: UncoveredCell[]): SheetDrawing {
  const values = sheet.values.map((row) => [...row]);
  const formulas: SheetDrawing["formulas"] = [];
  eachFormula(sheet, (drawn, row, column) => {
    const formula = formulaAt(drawn, row);
    const saved = sheet.values[row]?.[column] ?? null;
    const isArray =
      (drawn.isArray === true && coverage.computesOnArrays(formula)) ||
      (!drawn.custom && drawn.spill.rows * drawn.spill.columns > 1);
    const because =
      saved === null
        ? "the file has no value for it"
        : isArray
          ? "it calculates with arrays"
          : coverage.gap(formula);
    if (because === undefined) (formulas[row] ??= [])[column] = drawn;
    else uncovered.push({ sheet: sheet.name, cell: cellName(row, column), formula: `=${formula}`, because });
  });
  eachFormula({ formulas }, ({ spill }, row, column) => {
    for (let r = row; r < row + spill.rows; r++) values[r]?.fill(null, column, column + spill.columns);
  });
  return { ...sheet, values, formulas };
}

function compareSheet(
  { name, values }: SheetDrawing,
  covered: SheetDrawing,
  calculated: SheetDrawing,
  found: Recalculation,
): void {
  eachFormula(covered, (drawn, row, column) => {
    found.formulas += 1;
    found.recalculated += 1;
    const place = differentCell(values, calculated.values, drawn, row, column);
    if (!place) {
      found.same += 1;
      return;
    }
    const [saved, now] = [values, calculated.values].map(
      (grid) => grid[place.row]?.[place.column] ?? null,
    ) as [CellValue, CellValue];
    const cell: DifferingCell = {
      ...{ sheet: name, cell: cellName(place.row, place.column), formula: `=${formulaAt(drawn, row)}` },
      ...{ saved, calculated: now },
    };
    found[isBusy(saved) ? "busy" : isUnanswered(saved) ? "withoutAddIn" : "differing"].push(cell);
  });
}

/** The first cell of a formula's block that does not show what was calculated. */
function differentCell(
  saved: readonly (readonly CellValue[])[],
  calculated: readonly (readonly CellValue[])[],
  { spill }: DrawnFormula,
  row: number,
  column: number,
): { row: number; column: number } | undefined {
  for (let r = row; r < row + spill.rows; r++) {
    for (let c = column; c < column + spill.columns; c++) {
      if (!sameValue(saved[r]?.[c] ?? null, calculated[r]?.[c] ?? null)) return { row: r, column: c };
    }
  }
  return undefined;
}
