import fc from "fast-check";
import {
  absoluteAreaName,
  areaName,
  cellName,
  columnName,
  looksLikeAddress,
  MAX_COLUMNS,
  MAX_ROWS,
  overlap,
  parseArea,
  parseCell,
  quotedSheet,
} from "../../src/workbook/address";

test.each([
  [0, "A"],
  [25, "Z"],
  [26, "AA"],
  [701, "ZZ"],
  [702, "AAA"],
  [16_383, "XFD"],
])("column %i is %s", (column, name) => {
  expect(columnName(column)).toBe(name);
});

test("every cell's name reads back as the cell", () => {
  fc.assert(
    fc.property(fc.nat(MAX_ROWS - 1), fc.nat(MAX_COLUMNS - 1), (row, column) => {
      expect(parseCell(cellName(row, column))).toEqual({ row, column });
    }),
  );
});

test("every area's name reads back as the area", () => {
  const size = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(
      fc.nat(MAX_ROWS - 101),
      fc.nat(MAX_COLUMNS - 101),
      size,
      size,
      (row, column, rows, columns) => {
        const area = { row, column, rows, columns };
        expect(parseArea(areaName(area))).toEqual(area);
      },
    ),
  );
});

test.each(["", "b4", "B0", "B04", "$B$4", "XFE1", "A1048577", "4B", "B", "B4 ", "Sheet!B4", "B-4"])(
  "%j is not a cell",
  (text) => {
    expect(parseCell(text)).toBeUndefined();
  },
);

test.each(["D9:B4", "B4:", ":B4", "B4:D9:E10", "B:D", "4:9", "B9:D4"])("%j is not a range", (text) => {
  expect(parseArea(text)).toBeUndefined();
});

test("an absolute name has a $ before every part", () => {
  expect(absoluteAreaName({ row: 3, column: 1, rows: 6, columns: 3 })).toBe("$B$4:$D$9");
  expect(absoluteAreaName({ row: 0, column: 0, rows: 1, columns: 1 })).toBe("$A$1");
});

test.each([
  ["IPV4", true],
  ["cpu1", true],
  ["r1c1", true],
  ["R", true],
  ["C5", true],
  ["XFD1048576", true],
  ["XFE1", false],
  ["RAID5", false],
  ["Raid", false],
  ["Results", false],
])("does %s look like an address: %s", (word, answer) => {
  expect(looksLikeAddress(word)).toBe(answer);
});

test.each([
  ["Summary", "Summary"],
  ["Time series", "'Time series'"],
  ["Bob's data", "'Bob''s data'"],
  ["A1", "'A1'"],
  ["2024", "'2024'"],
  ["true", "'true'"],
  ["Größe", "'Größe'"],
])("formulas write sheet %s as %s", (sheet, written) => {
  expect(quotedSheet(sheet)).toBe(written);
});

test("areas overlap only where they share a cell", () => {
  const area = { row: 2, column: 2, rows: 3, columns: 3 };
  expect(overlap(area, { row: 4, column: 4, rows: 1, columns: 1 })).toBe(true);
  expect(overlap(area, { row: 5, column: 4, rows: 1, columns: 1 })).toBe(false);
  expect(overlap(area, { row: 4, column: 0, rows: 1, columns: 2 })).toBe(false);
});
