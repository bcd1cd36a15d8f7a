import { readUsedCells, type Band } from "../excel/readUsedCells";
import { FormulaDoctor, type FormulaProblem } from "./formulaDoctor";

/** A cell whose formula needs repair. */
export interface ProblemCell {
  sheet: string;
  row: number;
  column: number;
  problem: FormulaProblem;
  formula: string;
}

/** A sheet that was looked at. */
export interface ScannedSheet {
  name: string;
  isProtected: boolean;
  problemCells: ProblemCell[];
  /** Cells whose formula calls a function of HCI Planner and shows what it returned. */
  answered: number;
}

/**
 * Looks through all sheets for HCI Planner formulas that show an error of Excel's making. Nothing is changed.
 *
 * @param take Takes what was read, band by band.
 */
export async function scanWorkbook(
  context: Excel.RequestContext,
  functionIds: readonly string[],
  take?: (band: Band) => void,
): Promise<ScannedSheet[]> {
  const doctor = new FormulaDoctor(functionIds);
  const { worksheets } = context.workbook;
  worksheets.load("items/name");
  await context.sync();
  const sheets = worksheets.items;
  for (const { protection } of sheets) protection.load("protected");
  const problemCells: ProblemCell[] = [];
  const answered = new Map<string, number>();
  await readUsedCells(
    context,
    sheets,
    (band) => {
      const { sheet, row, column, formulas, values } = band;
      take?.(band);
      formulas.forEach((cells, r) => {
        cells.forEach((formula, c) => {
          const problem = doctor.problemOf(formula, values[r]?.[c]);
          if (!problem) {
            if (doctor.calls(formula)) answered.set(sheet.name, (answered.get(sheet.name) ?? 0) + 1);
            return;
          }
          const place = { sheet: sheet.name, row: row + r, column: column + c };
          problemCells.push({ ...place, problem, formula: String(formula) });
        });
      });
    },
    { members: ["formulas", "values"] },
  );
  return sheets.map(({ name, protection }) => ({
    name,
    isProtected: protection.protected,
    problemCells: problemCells.filter(({ sheet }) => sheet === name),
    answered: answered.get(name) ?? 0,
  }));
}
