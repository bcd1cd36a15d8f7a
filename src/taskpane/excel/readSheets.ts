import type { ShownSheet } from "../../workbook/shownSheet";
import type { CellError, CellValue } from "../../workbook/spec";
import type { ConnectedExcel } from "../connectedExcel";
import { readUsedCells, type Band } from "./readUsedCells";

interface ReadSheet extends ShownSheet {
  values: CellValue[][];
  formulas: (string | undefined)[][];
}

/** What sheets hold by their names; sheets that are gone are left out. */
export async function readSheets(
  names: readonly string[],
  { run }: ConnectedExcel,
): Promise<Map<string, ShownSheet>> {
  return run(async (context) => {
    const sheets = names.map((name) => context.workbook.worksheets.getItemOrNullObject(name));
    for (const sheet of sheets) sheet.load("name");
    await context.sync();
    const there = sheets.filter(({ isNullObject }) => !isNullObject);
    const read = new Map(there.map(({ name }) => [name, { values: [], formulas: [] } as ReadSheet]));
    const take = ({ sheet, row, column, values, formulas }: Band) => {
      const into = read.get(sheet.name);
      if (!into) return;
      values.forEach((cells, r) => {
        const at = row + r;
        const before = into.values[at] ?? new Array<CellValue>(column).fill(null);
        into.values[at] = [...before, ...cells.map(cellValue)];
        const earlier = into.formulas[at] ?? new Array<undefined>(column).fill(undefined);
        into.formulas[at] = [...earlier, ...(formulas[r] ?? []).map(formulaText)];
      });
    };
    await readUsedCells(context, there, take, { members: ["values", "formulas"] });
    return read;
  });
}

/** Excel gives an error as its text, and a blank as an empty one. */
export function cellValue(value: unknown): CellValue {
  if (value === "") return null;
  if (typeof value === "string" && /^#[A-Z/0_]+[!?]?$/.test(value))
    return { error: value as CellError["error"] };
  return value as CellValue;
}

/** Excel gives a value in place of a formula where there is none. */
export function formulaText(entry: unknown): string | undefined {
  return typeof entry === "string" && entry.startsWith("=") ? entry.slice(1) : undefined;
}
