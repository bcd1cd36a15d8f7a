import { readStored } from "../../../src/workbench/saved/storedWorkbook";

const SHEET = { name: "A", rowCount: 10, columnCount: 5, cellData: {} };

function stored(sheet: object = {}, rest: object = {}) {
  const sheets = { a: { ...SHEET, ...sheet } };
  const snapshot = { sheetOrder: ["a"], sheets, styles: {}, resources: [] };
  return { opened: { sheets: [] }, safe: "1", snapshot, ...rest };
}

test.each([{}, { rowCount: 1_048_576 }, { columnCount: 16_384 }])("a workbook with %j is read", (sheet) => {
  const raw = stored(sheet, { opened: { sheets: [], records: [] } });
  expect(readStored(raw)).toEqual(raw);
});

test("a workbook of 0.1.0 has no records", () => {
  expect(readStored(stored()).opened).toEqual({ sheets: [], records: [] });
});

test.each([
  [stored({ rowCount: 1_048_577 }), "A has 1048577 rows"],
  [stored({ rowCount: 0 }), "A has 0 rows"],
  [stored({ rowCount: 2.5 }), "A has 2.5 rows"],
  [stored({ columnCount: 16_385 }), "A has 16385 columns"],
  [stored({ columnCount: "5" }), "A has 5 columns"],
  [stored({ cellData: null }), "the cells of A is not an object but null"],
  [stored({ name: 3 }), "a sheet has no name"],
  [stored({}, { opened: {} }), "its drawing has no sheets"],
  [stored({}, { safe: 1 }), "it has no mark"],
  [
    stored({}, { snapshot: { sheetOrder: ["b"], sheets: {}, styles: {}, resources: [] } }),
    "sheet b is not an object",
  ],
  [stored({}, { snapshot: { sheetOrder: [], sheets: {}, styles: {}, resources: [] } }), "it has no sheets"],
  [stored({}, { snapshot: { sheetOrder: ["a"], sheets: {}, styles: {} } }), "it has no resources"],
  [stored({}, { snapshot: null }), "the snapshot is not an object but null"],
  [7, "the workbook is not an object but 7"],
  [null, "the workbook is not an object but null"],
])("refuses %j: %s", (raw, message) => {
  expect(() => readStored(raw)).toThrow(message);
});
