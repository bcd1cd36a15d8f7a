import { readStored } from "../../../src/workbench/saved/storedWorkbook";
import { sheetId, writeUniver } from "../../../src/workbook/writers/univer/writeUniver";
import { sampleDrawing } from "../../workbook/sampleWorkbook";

/** Rows of the sheet with charts, the last of them below all charts. */
const [COVERED, FILLED, BELOW] = [12, 2, 60];

/** The workbook as it was saved before the grid drew charts, or since. */
function stored(drawnAs: string | undefined) {
  const opened = sampleDrawing();
  const { output } = writeUniver(opened);
  const sheet = output.sheets[sheetId(0)];
  if (!sheet) throw new Error("no sheet");
  if (drawnAs === undefined) delete sheet.custom;
  for (const row of [COVERED, FILLED, BELOW]) sheet.rowData[row] = { ...sheet.rowData[row], hd: 1 };
  return readStored({ opened, snapshot: output, safe: "" }).snapshot.sheets[sheetId(0)];
}

test("rows that were hidden because they hold nothing but charts are shown", () => {
  const sheet = stored(undefined);
  expect(sheet?.custom).toEqual({ drawnAs: sheetId(0) });
  expect([COVERED, FILLED, BELOW].map((row) => sheet?.rowData[row]?.hd)).toEqual([undefined, undefined, 1]);
  expect(sheet?.rowData[COVERED]?.custom).toEqual({ drawnAt: COVERED });
});

test("rows that a user hid since then stay hidden", () => {
  const sheet = stored(sheetId(0));
  expect([COVERED, FILLED, BELOW].map((row) => sheet?.rowData[row]?.hd)).toEqual([1, 1, 1]);
});
