import type { CellError, CellValue } from "../../workbook/spec";
import type { ConnectedExcel } from "../connectedExcel";
import { readUsedCells, type Band } from "./readUsedCells";

/** The values of sheets by name, by row and column from A1 on; sheets that are gone are left out. */
export async function readSheets(
  names: readonly string[],
  { run }: ConnectedExcel,
): Promise<Map<string, CellValue[][]>> {
  return run(async (context) => {
    const sheets = names.map((name) => context.workbook.worksheets.getItemOrNullObject(name));
    for (const sheet of sheets) sheet.load("name");
    await context.sync();
    const there = sheets.filter(({ isNullObject }) => !isNullObject);
    const read = new Map(there.map(({ name }) => [name, [] as CellValue[][]]));
    const take = ({ sheet, row, column, values }: Band) => {
      const into = read.get(sheet.name);
      values.forEach((cells, r) => {
        const before = into?.[row + r] ?? new Array<CellValue>(column).fill(null);
        if (into) into[row + r] = [...before, ...cells.map(cellValue)];
      });
    };
    await readUsedCells(context, there, take, { members: ["values"] });
    return read;
  });
}

/** Excel gives an error as its text, and a blank as an empty one. */
function cellValue(value: unknown): CellValue {
  if (value === "") return null;
  if (typeof value === "string" && /^#[A-Z/0_]+[!?]?$/.test(value))
    return { error: value as CellError["error"] };
  return value as CellValue;
}
