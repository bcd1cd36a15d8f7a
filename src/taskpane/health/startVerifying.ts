import { find } from "../page";
import { spreadsheet, type OpenContents, type Spreadsheet } from "../spreadsheet";
import { runTask, type Task } from "../task";

/** Makes the button work that verifies the open workbook. */
export function startVerifying(): void {
  find("verify").addEventListener("click", () => void verify((sheets, task) => sheets.contents(task)));
}

/**
 * Verifies a workbook on the tab Health, and shows there what was found. What was found before is removed.
 *
 * @param read Reads the workbook.
 */
export async function verify(
  read: (sheets: Spreadsheet, task: Task) => Promise<OpenContents>,
): Promise<void> {
  await runTask("Verify", async (task) => {
    find("verification").replaceChildren();
    const sheets = await spreadsheet();
    const { verifyContents } = await import(/* webpackChunkName: "verify" */ "./verifyContents");
    return verifyContents(await read(sheets, task), sheets, task);
  });
}
