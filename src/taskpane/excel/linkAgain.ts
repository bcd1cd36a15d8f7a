import { linkIn } from "../../sheets/links";
import { cellName } from "../../workbook/address";
import { typedValue } from "../../workbook/typedValue";
import type { ConnectedExcel } from "../connectedExcel";
import { intactLinks } from "../plans/intactLinks";
import type { LinkedAgain } from "../spreadsheet";
import { insist } from "./insist";
import { patiently } from "./patientRun";

/** Cells of a selection at most: their formulas are read. */
const MAX_CELLS = 10_000;

/**
 * Writes the formulas of links into selected inputs that hold something else. What an input followed is known from its look. An
 * input stays as it is if a name that it followed does not refer to a cell any more.
 *
 * @throws Error if Excel refuses any of it; all inputs are then as they were.
 */
export async function linkAgain({ run }: ConnectedExcel): Promise<LinkedAgain> {
  return run(async (context) => {
    const range = context.workbook.getSelectedRange();
    range.load("address,cellCount,rowIndex,columnIndex");
    range.worksheet.load("name");
    const { protection } = range.worksheet;
    const { protection: locked } = range.format;
    protection.load("protected");
    locked.load("locked");
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
      return now === undefined || now === `=${formula}` ? [] : [{ row, column, formula, now }];
    });
    const { intact, broken, lostNames } = intactLinks(typedOver, {
      sheets: worksheets.items.map(({ name }) => name),
      names: names.items.map(({ name, formula }) => ({ name, formula: String(formula) })),
    });
    const write = (contentOf: (cell: (typeof typedOver)[number]) => unknown): Promise<void> => {
      for (const cell of intact) {
        range.worksheet.getCell(cell.row, cell.column).formulas = [[contentOf(cell)]];
      }
      return context.sync();
    };
    if (intact.length > 0) {
      if (protection.protected && locked.locked === true) {
        throw new Error(`Sheet ${range.worksheet.name} is protected: remove its protection.`);
      }
      try {
        await write(({ formula }) => `=${formula}`);
      } catch (error) {
        await insist(() => patiently(() => write(({ now }) => asTyped(now)))).catch(() => undefined);
        throw error;
      }
    }
    return {
      sheet: range.worksheet.name,
      cells: intact.map(({ row, column }) => cellName(row, column)),
      broken: broken.map(({ row, column }) => cellName(row, column)),
      lostNames,
    };
  });
}

/** What is typed for a cell to hold what it held. */
function asTyped(held: unknown): unknown {
  return typeof held === "string" && held !== "" && !held.startsWith("=") ? typedValue(held) : held;
}
