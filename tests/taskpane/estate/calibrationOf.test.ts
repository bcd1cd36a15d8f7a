import { calibrationOf } from "../../../src/taskpane/estate/calibrationOf";
import type { CellValue } from "../../../src/workbook/spec";

/** A workbook with a report's profile of two rows: size, reads, cost, layout. */
function workbook(costs: readonly CellValue[], formula = "=Calibration!$B$2:$E$3") {
  const values: CellValue[][] = [
    ["Run", "Size", "Read %", "kHz", "Layout"],
    ...costs.map((cost) => ["a test", 8, 0.7, cost, "RAID-5"]),
  ];
  return {
    outline: () =>
      Promise.resolve({ sheets: ["Calibration"], names: [{ name: "Profile", formula }], records: [] }),
    read: (sheets: readonly string[]) =>
      Promise.resolve(new Map(sheets.includes("Calibration") ? [["Calibration", { values, formulas: [] }]] : [])),
  };
} // prettier-ignore

test("a report in the workbook that reports what an I/O costs is offered, and not taken", async () => {
  expect(await calibrationOf(workbook(["", 21.5]))).toEqual({ name: "Profile", isTaken: false });
});

test("an earlier design continues asking for one that is there", async () => {
  expect(await calibrationOf(workbook([""]), true)).toEqual({ name: "Profile", isTaken: false });
  const { read } = workbook([21.5]);
  const outline = () => Promise.resolve({ sheets: [], names: [], records: [] });
  expect(await calibrationOf({ outline, read }, true)).toBeUndefined();
});

test("without a cost, a profile or its cells there is nothing to offer", async () => {
  expect(await calibrationOf(workbook(["", ""]))).toBeUndefined();
  expect(await calibrationOf(workbook([21.5], "=#REF!"))).toBeUndefined();
  expect(await calibrationOf(workbook([21.5], "=Gone!$B$2:$E$3"))).toBeUndefined();
  const { read } = workbook([21.5]);
  const outline = () => Promise.resolve({ sheets: [], names: [], records: [] });
  expect(await calibrationOf({ outline, read })).toBeUndefined();
});
