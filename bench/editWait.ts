import type { WorkbenchPage } from "../tests/workbench/workbenchPage";

/** A cell of the sheet that is shown. */
export interface EditedCell {
  sheet: string;
  at: string;
  row: number;
  column: number;
}

/** Milliseconds from Enter to the moment at which all results of a changed input are in the grid. */
export async function editWait(
  workbench: WorkbenchPage,
  { sheet, at, row, column }: EditedCell,
  next: number | string,
): Promise<number> {
  const { page } = workbench;
  await workbench.select(at);
  await page.keyboard.type(String(next));
  const waiting = await page.evaluateHandle(
    ({ name, r, c, expected }) => {
      const { grid } = globalThis.workbench;
      const sheets = Object.values(grid.contents().snapshot.sheets);
      const sheetId = sheets.find((one) => one.name === name)?.id;
      if (sheetId === undefined) throw new Error(`there is no sheet ${name}`);
      const cell = { sheetId, sheet: name, row: r, column: c, rows: 1, columns: 1 };
      const wait = async () => {
        await new Promise((pressed) => addEventListener("keydown", pressed, { once: true, capture: true }));
        const started = performance.now();
        while (grid.valuesOf(cell)[0]?.[0] !== expected) await new Promise((resolve) => setTimeout(resolve));
        await grid.calculated();
        return performance.now() - started;
      };
      return { waited: wait() };
    },
    { name: sheet, r: row, c: column, expected: next },
  );
  await page.keyboard.press("Enter");
  return waiting.evaluate(({ waited }) => waited);
}
