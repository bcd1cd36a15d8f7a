import type { ConnectedExcel } from "../connectedExcel";
import type { DrawnSheets } from "../spreadsheet";

/** Takes drawn sheets off the workbook as far as they are there, and the names that they defined. */
export async function removeSheets({ sheets, names }: DrawnSheets, { run }: ConnectedExcel): Promise<void> {
  await run(async (context) => {
    const { worksheets, names: defined } = context.workbook;
    const there = [
      ...sheets.map((name) => worksheets.getItemOrNullObject(name)),
      ...names.map((name) => defined.getItemOrNullObject(name)),
    ];
    for (const each of there) each.load("name");
    await context.sync();
    for (const each of there) if (!each.isNullObject) each.delete();
    await context.sync();
  });
}
