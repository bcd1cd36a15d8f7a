import type {
  SnapshotCell,
  SnapshotNames,
  SnapshotSheet,
  SnapshotTable,
  SnapshotValidation,
} from "../../../../src/workbook/writers/univer/snapshot";
import { RESOURCES } from "../../../../src/workbook/writers/univer/snapshot";
import { writeUniver } from "../../../../src/workbook/writers/univer/writeUniver";
import { sampleDrawing } from "../../sampleWorkbook";

const written = () => writeUniver(sampleDrawing());

function sheet(name: "Summary" | "Test results" | "Bob's data"): SnapshotSheet {
  const found = Object.values(written().output.sheets).find((one) => one.name === name);
  if (!found) throw new Error(`no sheet ${name}`);
  return found;
}

function resource<T>(name: string): T {
  return JSON.parse(written().output.resources.find((one) => one.name === name)?.data ?? "null") as T;
}

test.each<[string, () => SnapshotCell | undefined, object]>([
  ["a text", () => sheet("Summary").cellData[0]?.[0], { v: "Host sizing", t: 1, s: "title|" }],
  [
    "an input with a number format",
    () => sheet("Summary").cellData[3]?.[1],
    { v: 4, t: 2, s: "input|#,##0" },
  ],
  [
    "a formula with its value",
    () => sheet("Summary").cellData[6]?.[1],
    { v: 460.8, t: 2, f: "=B4*GhzPerHost", s: "result|#,##0.0" },
  ],
  [
    "a formula that is true",
    () => sheet("Summary").cellData[9]?.[1],
    { v: 1, t: 3, f: "=ISNUMBER(B8)", s: "result|" },
  ],
  ["an error", () => sheet("Bob's data").cellData[10]?.[0], { v: "#N/A", t: 1, f: "=NA()", s: "result|" }],
  [
    "text that looks like a formula",
    () => sheet("Bob's data").cellData[0]?.[0],
    { v: "=1+1", t: 1, s: "label|" },
  ],
  [
    "the formula of a table's row",
    () => sheet("Test results").cellData[4]?.[3],
    { v: 120001, t: 2, f: "=B5*2+$B$4*0", s: "plain|#,##0" },
  ],
])("%s is written as Univer keeps it", (_, cell, expected) => {
  expect(cell()).toEqual(expected);
});

test("a spill is one formula: the grid fills the other cells", () => {
  const summary = sheet("Summary");
  expect(summary.cellData[14]?.[0]?.f).toBe('=IPV4_VLSM("10.0.0.0/22",B4)');
  expect([summary.cellData[14]?.[1]?.v, summary.cellData[15]?.[0]?.v]).toEqual([undefined, undefined]);
});

test("a look is written once, under its name and format", () => {
  expect(written().output.styles["input|#,##0"]).toMatchObject({
    bg: { rgb: "#FFF2CC" },
    n: { pattern: "#,##0" },
  });
  expect(written().output.styles["note|"]).toEqual({ cl: { rgb: "#595959" }, tb: 3, vt: 1 });
});

test("links lead to the sheet's id or to the address", () => {
  const summary = sheet("Summary");
  const urls = [0, 1].map(
    (column) => summary.cellData[11]?.[column]?.p?.body.customRanges[0]?.properties.url,
  );
  expect(urls).toEqual(["#gid=sheet-1", "https://example.com/a?b=1&c=$&"]);
});

test("a note is merged and gets the height of its lines, rows of large letters are higher", () => {
  const summary = sheet("Summary");
  expect(summary.mergeData).toContainEqual({ startRow: 1, endRow: 1, startColumn: 0, endColumn: 3 });
  expect(summary.rowData[1]?.h).toBeGreaterThan(40);
  expect(summary.rowData[0]?.h).toBeGreaterThan(summary.defaultRowHeight);
});

test("widths are pixels, frozen rows and columns stay", () => {
  const summary = sheet("Summary");
  expect(summary.columnData[0]?.w).toBe(213);
  expect(summary.freeze).toEqual({ xSplit: 1, ySplit: 3, startRow: 3, startColumn: 1 });
  expect(sheet("Bob's data").freeze).toBeUndefined();
});

test("a sheet knows as which it was drawn, and no row is hidden", () => {
  const summary = sheet("Summary");
  expect(summary.custom).toEqual({ drawnAs: "sheet-0", first: 0 });
  expect(Object.values(summary.rowData).filter((row) => row.hd === 1)).toEqual([]);
});

test("rows and columns are marked, those under charts too", () => {
  const summary = sheet("Summary");
  expect(summary.rowData[48]?.custom).toEqual({ drawnAt: 48 });
  expect([summary.rowData[49], summary.columnData[13]]).toEqual([undefined, undefined]);
});

test("inputs, conditional formats, tables and names go to their plug-ins", () => {
  const validations = resource<Record<string, SnapshotValidation[]>>(RESOURCES.validations)["sheet-0"];
  expect(validations?.map(({ type, formula1, formula2 }) => [type, formula1, formula2])).toEqual([
    ["whole", "1", "64"],
    ["list", 'RAID-1,RAID-5,a "quoted" & <odd> one', undefined],
  ]);
  const formats = resource<Record<string, { rule: { value: string } }[]>>(RESOURCES.conditionalFormats)[
    "sheet-0"
  ];
  expect(formats?.map(({ rule }) => rule.value)).toEqual(['=B9="fits"', '=B9<>"fits"']);
  const tables = resource<Record<string, { tables: SnapshotTable[] }>>(RESOURCES.tables)["sheet-1"]?.tables;
  expect(tables?.map(({ name, range }) => [name, range])).toEqual([
    ["Results", { startRow: 2, endRow: 5, startColumn: 0, endColumn: 4 }],
  ]);
  expect(resource<SnapshotNames>(RESOURCES.names)).toMatchObject({
    GhzPerHost: { formulaOrRefString: "Summary!$B$6", comment: "Cores × clock" },
    Apostrophe: { formulaOrRefString: "'Bob''s data'!$A$1:$A$3" },
    Share: { formulaOrRefString: "=96%" },
  });
});

test("page setup is a loss that reports where it is", () => {
  expect(
    written()
      .losses.map(({ feature, where }) => `${feature} of ${where}`)
      .sort(),
  ).toEqual(["print of Bob's data", "print of Summary", "print of Test results"]);
  expect(written().losses.every(({ because }) => because.includes(".xlsx"))).toBe(true);
});
