import { parseArea } from "../../workbook/address";
import type { DrawnFormula, SheetDrawing, WorkbookDrawing } from "../../workbook/drawing";
import { readExcelFormula, type FormulaScope } from "../../workbook/excelFormula";
import { excelTokens } from "../../workbook/excelTokens";
import { formulaAt } from "../../workbook/formulaText";
import { lambdaParameters } from "../../workbook/lambdaParameters";
import type { ReadLoss } from "../../workbook/readers/readLoss";
import { Losses } from "../../workbook/readers/xlsx/losses";
import type { LostFormula } from "../../workbook/readers/xlsx/sheetCells";
import type { ReadWorkbook } from "../../workbook/readers/xlsx/readXlsx";

/** A workbook whose formulas the grid calculates. */
export interface LiveWorkbook {
  drawing: WorkbookDrawing;
  losses: ReadLoss[];
  /** All formulas of the file of which the drawing has the values only. */
  lost: LostFormula[];
}

/**
 * A workbook of a file with the formulas that the grid calculates as Excel does. Each of the others is replaced by the value
 * that it had last, and is a loss: a figure that is not the file's must not stand there unsaid. Where the file has no value, the
 * cell is #N/A: other formulas would take an empty one for 0.
 *
 * @param hasFunction Whether a custom function of an id exists.
 */
export function liveFormulas(
  { drawing, lost }: Pick<ReadWorkbook, "drawing" | "lost">,
  hasFunction: (id: string) => boolean,
): LiveWorkbook {
  const scope = namesIn(drawing, hasFunction);
  const names = new Set(drawing.names.map(({ name }) => name.toLowerCase()));
  const losses = new Losses();
  const allLost = [...lost];
  const faultOf = (formula: DrawnFormula, row: number): string | undefined => {
    const text = formulaAt(formula, row);
    const unknown = unknownName(text, names);
    if (unknown !== undefined) return `there is no name ${unknown}`;
    try {
      const { intersects } = readExcelFormula(text, scope);
      const isArray = formula.isArray === true || formula.spill.rows * formula.spill.columns > 1;
      if (intersects && !isArray && !formula.custom) return "it takes one cell of a range, by its own row";
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
    return undefined;
  };
  const live = (sheet: SheetDrawing): SheetDrawing => {
    const values = sheet.values.map((ofRow) => ofRow);
    const keepValue = (row: number, column: number): boolean => {
      if ((values[row]?.[column] ?? null) !== null) return true;
      const cells = [...(values[row] ?? [])];
      cells[column] = { error: "#N/A" };
      values[row] = cells;
      return false;
    };
    for (const { row, column } of lost.filter((one) => one.sheet === sheet.name)) {
      if (!keepValue(row, column)) losses.cell(sheet.name, row, column, NO_VALUE);
    }
    const formulas = sheet.formulas.map((ofRow, row) => {
      const liveFormulas: (DrawnFormula | undefined)[] = [];
      ofRow.forEach((formula, column) => {
        const fault = formula && faultOf(formula, row);
        if (formula === undefined || fault === undefined) liveFormulas[column] = formula;
        else {
          const what = keepValue(row, column) ? "has a formula that is kept as its value" : NO_VALUE;
          losses.cell(sheet.name, row, column, `${what}: ${fault}`);
          allLost.push({ sheet: sheet.name, row, column, formula: formulaAt(formula, row) });
        }
      });
      return liveFormulas;
    });
    return { ...sheet, values, formulas };
  };
  return { drawing: { ...drawing, sheets: drawing.sheets.map(live) }, losses: losses.all, lost: allLost };
}

const NO_VALUE = "has a formula that is not imported, and no value: it shows #N/A";

/** What of the workbook its formulas may name. */
function namesIn({ sheets, names }: WorkbookDrawing, hasFunction: (id: string) => boolean): FormulaScope {
  const sheetNames = new Set(sheets.map(({ name }) => name.toLowerCase()));
  const cells = new Set(
    names.flatMap(({ name, refersTo }) => {
      const area = "range" in refersTo ? parseArea(refersTo.range) : undefined;
      return area?.rows === 1 && area.columns === 1 ? [name.toLowerCase()] : [];
    }),
  );
  const headers = new Map(
    sheets.flatMap(({ features }) =>
      features.flatMap((feature) =>
        feature.kind === "table"
          ? [[feature.name.toLowerCase(), feature.columns.map(({ header }) => header)] as const]
          : [],
      ),
    ),
  );
  return {
    hasFunction,
    isOneCell: (name) => cells.has(name.toLowerCase()),
    hasSheet: (name) => sheetNames.has(name.toLowerCase()),
    headersOf: (table) => headers.get(table.toLowerCase()),
  };
}

/** A name that is none of the workbook, and no parameter of the formula. */
function unknownName(formula: string, names: ReadonlySet<string>): string | undefined {
  const tokens = excelTokens(formula);
  const strangers = tokens.flatMap((token, i) =>
    token.kind === "name" && !names.has(token.name.toLowerCase()) ? [[i, token.name] as const] : [],
  );
  if (strangers.length === 0) return undefined;
  const parameters = lambdaParameters(tokens);
  return strangers.find(([i]) => !parameters.has(i))?.[1];
}
