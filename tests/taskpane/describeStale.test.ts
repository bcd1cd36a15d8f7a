import { describeStale } from "../../src/taskpane/health/describeStale";

const NOTHING = { current: 0, stale: [], unchecked: 0, isManual: false };
const stale = (count: number) =>
  Array.from({ length: count }, (_, row) => ({ sheet: "My plan", row, column: 1, formula: "=VSAN_GHZ(1)" }));

test.each([
  [undefined, "not known: Microsoft's library does not list the functions"],
  [NOTHING, "not known: no formula to check"],
  [{ ...NOTHING, unchecked: 2 }, "not known: no formula to check; 2 formulas could not be checked"],
  [{ ...NOTHING, current: 1 }, "none: 1 formula shows what this build calculates"],
  [
    { ...NOTHING, current: 1, stale: stale(3) },
    "3 formulas ('My plan'!B1, 'My plan'!B2, 'My plan'!B3): press Ctrl+Alt+F9 to recalculate the workbook",
  ],
  [
    { ...NOTHING, stale: stale(1004), isManual: true },
    "1,004 formulas ('My plan'!B1, 'My plan'!B2, 'My plan'!B3 and 1,001 more): Excel calculates manually: " +
      "press F9, or set Calculation Options on the Formulas tab to Automatic",
  ],
])("%j", (found, words) => {
  expect(describeStale(found)).toBe(words);
});
