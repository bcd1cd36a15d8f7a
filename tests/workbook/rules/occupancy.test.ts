import { parseArea, type Area } from "../../../src/workbook/address";
import { Occupancy } from "../../../src/workbook/rules/occupancy";

function area(range: string): Area {
  const found = parseArea(range);
  if (!found) throw new Error(`"${range}" is not a range`);
  return found;
}

const filled = (...ranges: string[]): Occupancy => {
  const occupancy = new Occupancy();
  for (const range of ranges) occupancy.add({ area: area(range), what: range, spill: false });
  return occupancy;
};

test.each([
  // Cells are found by their position, or by trying all of them where the area is larger.
  [["B2"], "B2", "B2"],
  [["B2"], "A1:C3", "B2"],
  [["B2"], "A1:C1", undefined],
  [["B2"], "B1", undefined],
  [["B2"], "C2", undefined],
  [["B2", "C2", "D2"], "C1:C3", "C2"],
  [["B2", "C2", "D2", "E9", "F9", "G9"], "A1:C2", "B2"],
  [["B2", "C2", "D2"], "E2:E3", undefined],
  [["A2", "XFD1"], "A1", undefined],
  [["XFD1"], "A2", undefined],
  // Areas of one row or one column are filled in each of their cells.
  [["B2:B3"], "B3", "B2:B3"],
  [["B2:C2"], "C2", "B2:C2"],
  [["B2:C2"], "C3", undefined],
  [["B2:C3", "D4"], "C3:D4", "B2:C3"],
])("of %j, %s meets %s", (ranges, wanted, what) => {
  expect(filled(...ranges).find(area(wanted))?.what).toBe(what);
});
