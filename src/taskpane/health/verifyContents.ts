import { verifyWorkbook } from "../../verify/verifyWorkbook";
import { countsOf, verdictSentence } from "../../verify/sentences";
import { parseCell } from "../../workbook/address";
import { warn } from "../messages";
import { find } from "../page";
import type { OpenContents, Spreadsheet } from "../spreadsheet";
import type { Task } from "../task";
import { verificationView } from "./verificationView";

/**
 * Calculates a workbook again and shows what differs, with a button for each cell that selects it.
 *
 * @returns The verdict, in a sentence.
 */
export async function verifyContents(
  contents: OpenContents,
  sheets: Spreadsheet,
  { signal, progress }: Task,
): Promise<string> {
  const functions = await sheets.functions();
  progress(0.99, "calculating");
  // The page shows that before the calculation, which keeps it busy.
  await new Promise((resolve) => setTimeout(resolve, 50));
  signal.throwIfAborted();
  const verification = verifyWorkbook(contents, functions);
  const select = (sheet: string, address: string): void => {
    const cell = parseCell(address);
    if (cell) void sheets.select({ sheet, area: { ...cell, rows: 1, columns: 1 } }).catch(warn);
  };
  const time = new Date().toLocaleTimeString();
  find("verification").replaceChildren(
    ...verificationView(verification, { notices: contents.notices, time }, select),
  );
  return `${verdictSentence(verification)}. ${countsOf(verification, "shown")}`;
}
