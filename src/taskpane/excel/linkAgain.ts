import { linkIn } from "../../sheets/links";
import { cellName } from "../../workbook/address";
import type { ConnectedExcel } from "../connectedExcel";
import { intactLinks } from "../plans/intactLinks";
import type { LinkedAgain } from "../spreadsheet";

/** Cells of a selection at most: their formulas are read. */
const MAX_CELLS = 10_000;

/**
 * Writes the formulas of links into selected inputs that hold something else. What an input followed is known from its look. An
 * input stays as it is if a name that it followed does not refer to a cell any more.
 */
export async function linkAgain({ run }: ConnectedExcel): Promise<LinkedAgain> {
  return run(async (context) => {
    const range = context.workbook.getSelectedRange();
    range.load("address,cellCount,rowIndex,columnIndex");
    range.worksheet.load("name");
    const looks = range.conditionalFormats;
    looks.load("items/type");
    const { worksheets, names } = context.workbook;
    worksheets.load("items/name");
    names.load("items/name,items/formula");
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
    const typedOver = links.flatMap(({ row, column, formula }) => {
      const now: unknown = range.formulas[row - range.rowIndex]?.[column - range.columnIndex];
      return now === undefined || now === `=${formula}` ? [] : [{ row, column, formula }];
    });
    const { intact, broken, lostNames } = intactLinks(typedOver, {
      sheets: worksheets.items.map(({ name }) => name),
      names: names.items.map(({ name, formula }) => ({ name, formula: String(formula) })),
    });
    for (const { row, column, formula } of intact) {
      range.worksheet.getCell(row, column).formulas = [[`=${formula}`]];
    }
    if (intact.length > 0) await context.sync();
    return {
      sheet: range.worksheet.name,
      cells: intact.map(({ row, column }) => cellName(row, column)),
      broken: broken.map(({ row, column }) => cellName(row, column)),
      lostNames,
    };
  });
}
