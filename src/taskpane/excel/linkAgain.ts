import { linkIn } from "../../sheets/links";
import { cellName } from "../../workbook/address";
import type { ConnectedExcel } from "../connectedExcel";
import type { LinkedAgain } from "../spreadsheet";

/** Cells of a selection at most: their formulas are read. */
const MAX_CELLS = 10_000;

/** Writes the formulas of links into selected inputs that hold something else. What an input followed is known from its look. */
export async function linkAgain({ run }: ConnectedExcel): Promise<LinkedAgain> {
  return run(async (context) => {
    const range = context.workbook.getSelectedRange();
    range.load("address,cellCount,rowIndex,columnIndex");
    range.worksheet.load("name");
    const looks = range.conditionalFormats;
    looks.load("items/type");
    await context.sync();
    if (range.cellCount < 0 || range.cellCount > MAX_CELLS) {
      throw new Error(
        `${range.address} has too many cells: select at most ${MAX_CELLS.toLocaleString("en-US")}.`,
      );
    }
    range.load("formulas");
    const rules = looks.items.filter(({ type }) => type === "Custom").map(({ custom }) => custom.rule);
    for (const rule of rules) rule.load("formula");
    await context.sync();
    const links = rules.flatMap(({ formula }) => linkIn(formula) ?? []);
    const again = links.flatMap(({ row, column, formula }) => {
      const now: unknown = range.formulas[row - range.rowIndex]?.[column - range.columnIndex];
      return now === undefined || now === `=${formula}` ? [] : [{ row, column, formula }];
    });
    for (const { row, column, formula } of again) {
      range.worksheet.getCell(row, column).formulas = [[`=${formula}`]];
    }
    if (again.length > 0) await context.sync();
    return {
      sheet: range.worksheet.name,
      cells: again.map(({ row, column }) => cellName(row, column)),
    };
  });
}
