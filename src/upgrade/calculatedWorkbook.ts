import { calculate } from "../calculator/calculate";
import { Coverage } from "../verify/coverage";
import type { ShippedLibrary } from "../verify/recalculate";
import { cellName } from "../workbook/address";
import type { DrawnFormula, SheetDrawing, WorkbookDrawing } from "../workbook/drawing";
import { formulaAt } from "../workbook/formulaText";
import type { UpgradeReport } from "./upgradeReport";

/** A formula that stays, and what it showed last. */
interface UnfollowedFormula {
  sheet: string;
  row: number;
  column: number;
  drawn: DrawnFormula;
}

/**
 * The workbook with what its formulas give today. A formula of the planner that the calculator cannot follow goes on showing what it
 * showed last, and others calculate with that.
 *
 * @param isPlanners Whether a cell is the planner's: formulas of plans are all calculated.
 */
export function calculatedWorkbook(
  drawing: WorkbookDrawing,
  isPlanners: (sheet: string, cell: string) => boolean,
  functions: ShippedLibrary,
  report: UpgradeReport,
): WorkbookDrawing {
  const coverage = new Coverage(drawing, (id) => functions.has(id));
  const unfollowed: UnfollowedFormula[] = [];
  const sheets = drawing.sheets.map((sheet) => {
    const values = sheet.values.map((row) => [...row]);
    const formulas: SheetDrawing["formulas"] = [];
    sheet.formulas.forEach((row, r) => {
      row.forEach((drawn, c) => {
        if (!drawn) return;
        const because = isPlanners(sheet.name, cellName(r, c)) ? gapOf(drawn, r, coverage) : undefined;
        if (because === undefined) {
          (formulas[r] ??= [])[c] = drawn;
          for (let i = r; i < r + drawn.spill.rows; i++) values[i]?.fill(null, c, c + drawn.spill.columns);
          return;
        }
        unfollowed.push({ sheet: sheet.name, row: r, column: c, drawn });
        report.notCalculated.push({
          ...{ sheet: sheet.name, cell: cellName(r, c), label: "", because },
          holds: `=${formulaAt(drawn, r)}`,
        });
      });
    });
    return { ...sheet, values, formulas };
  });
  const calculated = calculate({ ...drawing, sheets }, functions);
  return {
    ...calculated,
    sheets: calculated.sheets.map((sheet) => {
      const own = unfollowed.filter((one) => one.sheet === sheet.name);
      if (own.length === 0) return sheet;
      const formulas = sheet.formulas.map((row) => row && [...row]);
      for (const { row, column, drawn } of own) (formulas[row] ??= [])[column] = drawn;
      return { ...sheet, formulas };
    }),
  };
}

function gapOf(drawn: DrawnFormula, row: number, coverage: Coverage): string | undefined {
  const isArray = drawn.isArray === true || (!drawn.custom && drawn.spill.rows * drawn.spill.columns > 1);
  return isArray ? "it calculates with arrays" : coverage.gap(formulaAt(drawn, row));
}
