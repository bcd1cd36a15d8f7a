import { readDrawing } from "../../src/workbench/read/readDrawing";
import type { Area } from "../../src/workbook/address";
import type { SnapshotSheet, UniverSnapshot } from "../../src/workbook/writers/univer/snapshot";
import { formulaAt } from "../../src/workbook/formulaText";
import { RESOURCES } from "../../src/workbook/writers/univer/snapshot";
import { writeUniver } from "../../src/workbook/writers/univer/writeUniver";
import { sampleDrawing } from "../workbook/sampleWorkbook";

/** The sheet of the sample that has its table, and the table as it was drawn. */
const SAMPLE = sampleDrawing();
const INDEX = SAMPLE.sheets.findIndex(({ features }) => features.some(({ kind }) => kind === "table"));
const TABLE = SAMPLE.sheets[INDEX]?.features.find((feature) => feature.kind === "table");
if (TABLE?.kind !== "table") throw new Error("the sample has no table");
const { area: AREA, columns: COLUMNS } = TABLE;

/** A formula that names a column of the table, and one that computes on its cells. */
const BY_NAME = { row: 80, column: 1 };

/** The sample as it is read back after a change. */
function readAfter(
  change: (sheet: SnapshotSheet, snapshot: UniverSnapshot) => void,
  spills: readonly Area[] = [],
) {
  const { output } = writeUniver(SAMPLE);
  const snapshot = structuredClone(output);
  const sheet = snapshot.sheets[`sheet-${INDEX}`];
  if (!sheet) throw new Error("no sheet");
  (sheet.cellData[BY_NAME.row] ??= {})[BY_NAME.column] = { f: "=SUM(Results[IOPS])", v: 5, t: 2 };
  change(sheet, snapshot);
  const blocks = spills.map((spill) => ({
    ...spill,
    cells: Array.from({ length: spill.rows }, () => Array.from({ length: spill.columns }, () => ({ v: 1 }))),
  }));
  const { drawing, losses } = readDrawing(
    { snapshot, spills: { [sheet.id]: blocks } },
    SAMPLE,
    (id) => id === "VSAN_GHZ_IOPS" || id === "IPV4_VLSM",
  );
  const read = drawing.sheets[INDEX];
  return {
    drawing,
    features: read?.features ?? [],
    table: read?.features.find((feature) => feature.kind === "table"),
    merged: read?.features.flatMap((one) =>
      (one.kind === "merge" || one.kind === "wrappedNote") && one.area.rows * one.area.columns > 1
        ? [one.area]
        : [],
    ),
    byName: read?.formulas[BY_NAME.row]?.[BY_NAME.column],
    losses: losses.map(({ because }) => because),
  };
}

/** Puts something into the first header. */
const header = (cell: SnapshotSheet["cellData"][number][number]) => (sheet: SnapshotSheet) => {
  (sheet.cellData[AREA.row] ??= {})[AREA.column + 1] = cell;
};

/** Changes what a plug-in of Univer keeps. */
function changePluginData<T>(
  { resources }: UniverSnapshot,
  name: string,
  change: (pluginData: T) => T,
): void {
  const pluginData = resources.find((resource) => resource.name === name);
  const data = JSON.stringify(change(JSON.parse(pluginData?.data || "{}") as T));
  if (pluginData) pluginData.data = data;
  else resources.push({ name, data });
}

test("without a change the table and the formula that names its column are read", () => {
  const { table, byName, losses } = readAfter(() => undefined);
  expect(table).toEqual(TABLE);
  expect(byName).toMatchObject({ formula: "SUM(Results[IOPS])" });
  expect(losses).toEqual([]);
});

test("a renamed header is that of its table, too, and formulas that name the old one are values", () => {
  const { table, byName, losses } = readAfter(header({ v: "IOPS measured", t: 1 }));
  expect(table).toMatchObject({
    columns: COLUMNS.map(({ header: text, custom }, i) => ({
      header: i === 1 ? "IOPS measured" : text,
      custom,
    })),
  });
  expect(JSON.stringify(table)).not.toContain("@IOPS");
  expect(byName).toBeUndefined();
  expect(losses).toEqual([expect.stringContaining("no table column Results[IOPS]")]);
});

test("formulas of a table with a renamed header are in its cells, without that header", () => {
  const { drawing } = readAfter(header({ v: "IOPS measured", t: 1 }));
  const twice = drawing.sheets[INDEX]?.formulas[AREA.row + 1]?.[AREA.column + 3];
  expect(twice && formulaAt(twice, AREA.row + 1)).toBe("B4*2+$B$4*0");
  expect(twice?.columnFormula).toBeUndefined();
});

test.each([
  ["blank", { v: null }],
  ["a number", { v: 5, t: 2 }],
  ["calculated", { f: '="IO"&"PS"', v: "IOPS", t: 1 }],
  ["like another", { v: "CASE", t: 1 }],
  ["of two lines", { v: "a\nb", t: 1 }],
  ["too long", { v: "x".repeat(256), t: 1 }],
])("a table with a header that is %s is not in the file", (_what, cell) => {
  const { table, byName, losses } = readAfter(header(cell));
  expect(table).toBeUndefined();
  expect(byName).toBeUndefined();
  expect(losses).toEqual(
    expect.arrayContaining([
      "its headers are blank, alike, or no texts",
      expect.stringContaining("no table column Results[IOPS]"),
    ]),
  );
});

test("a table whose rows were all removed is not in the file", () => {
  const { table, losses } = readAfter((_sheet, snapshot) =>
    changePluginData<Record<string, { tables: { range: { startRow: number; endRow: number } }[] }>>(
      snapshot,
      RESOURCES.tables,
      (pluginData) => {
        for (const one of pluginData[`sheet-${INDEX}`]?.tables ?? []) one.range.endRow = one.range.startRow;
        return pluginData;
      },
    ),
  );
  expect(table).toBeUndefined();
  expect(losses).toContain("its rows were removed");
});

const range = ({ row, column, rows, columns }: Area) => ({
  startRow: row,
  startColumn: column,
  endRow: row + rows - 1,
  endColumn: column + columns - 1,
});

test("merged cells of a row of a table that hold a text are not merged in the file", () => {
  const area = { row: AREA.row + 1, column: AREA.column, rows: 1, columns: 2 };
  const { merged, losses } = readAfter(({ mergeData }) => void mergeData.push(range(area)));
  expect(merged).not.toContainEqual(area);
  expect(losses).toEqual(["Excel merges no cells of a table"]);
});

test("merged cells that a formula fills are not merged in the file, those of one result are", () => {
  const spill = { row: 60, column: 1, rows: 3, columns: 1 };
  const [within, beside] = [61, 63].map((row) => ({ row, column: 1, rows: 1, columns: 2 }));
  const single = { row: 70, column: 1, rows: 1, columns: 1 };
  const around = { row: 70, column: 1, rows: 2, columns: 2 };
  const { merged, losses } = readAfter(
    ({ mergeData }) => {
      for (const area of [within, beside, around]) if (area) mergeData.push(range(area));
    },
    [spill, single],
  );
  expect(merged).toEqual(expect.arrayContaining([beside, around]));
  expect(merged).not.toContainEqual(within);
  expect(losses).toEqual(["Excel merges no cells that a formula fills"]);
});

test.each([
  ["over", AREA, false],
  ["below", { ...AREA, row: AREA.row + AREA.rows }, true],
])("a filter %s the cells of a table is in the file: %s", (_where, area, isThere) => {
  const { features, losses } = readAfter((_sheet, snapshot) =>
    changePluginData(snapshot, RESOURCES.filters, () => ({ [`sheet-${INDEX}`]: { ref: range(area) } })),
  );
  expect(features.some(({ kind }) => kind === "filter")).toBe(isThere);
  expect(losses).toEqual(isThere ? [] : ["a filter of a table's cells is not in the .xlsx"]);
});

test.each(["R1C1", "c", "_xlnm.Print_Area"])("the name %s is not in the file", (name) => {
  const { drawing, losses } = readAfter((_sheet, snapshot) =>
    changePluginData<object>(snapshot, RESOURCES.names, (pluginData) => ({
      ...pluginData,
      mine: { id: "mine", name, formulaOrRefString: "Summary!$A$1" },
    })),
  );
  expect(drawing.names.map((one) => one.name)).toEqual(SAMPLE.names.map((one) => one.name));
  expect(losses).toEqual([expect.stringContaining("so Excel cannot have it")]);
});

test.each(["=Gone!A1", "='No sheet'!A:A", "=SUM(Gone[IOPS])"])("%s is a value in the file", (formula) => {
  const { byName, drawing, losses } = readAfter((sheet) => {
    (sheet.cellData[BY_NAME.row] ??= {})[BY_NAME.column] = { f: formula, v: 7, t: 2 };
  });
  expect(byName).toBeUndefined();
  expect(drawing.sheets[INDEX]?.values[BY_NAME.row]?.[BY_NAME.column]).toBe(7);
  expect(losses).toHaveLength(1);
});

test("widths and heights beyond Excel's are those that it has at most", () => {
  const { features, losses } = readAfter((sheet) => {
    sheet.columnData[0] = { ...sheet.columnData[0], w: 4000 };
    sheet.rowData[90] = { h: 2000, ia: 0 };
  });
  const widths = features.find((feature) => feature.kind === "columnWidths");
  const heights = features.find((feature) => feature.kind === "rowHeights");
  expect(widths?.kind === "columnWidths" && widths.widths[0]).toBe(254);
  expect(heights?.kind === "rowHeights" && heights.heights.at(-1)?.points).toBe(409);
  expect(losses).toEqual([
    "columns wider than 254 characters become as narrow",
    "Excel's rows are 409 points high at most",
  ]);
});

test.each([
  [2_079, []],
  [2_080, ["its link has more than 2079 characters"]],
])("a link of %i characters", (length, expected) => {
  const url = "https://example.com/".padEnd(length, "x");
  const { features, losses } = readAfter((sheet) => {
    const body = {
      dataStream: "link\r\n",
      customRanges: [{ startIndex: 0, endIndex: 3, rangeId: "link", rangeType: 0, properties: { url } }],
    };
    const cell = { v: "link", t: 1, p: { id: "p", body, documentStyle: {} } };
    (sheet.cellData[BY_NAME.row] ??= {})[5] = cell as never;
  });
  const links = features.filter(
    (one) => one.kind === "link" && "url" in one.target && one.target.url === url,
  );
  expect(links).toHaveLength(1 - expected.length);
  expect(losses).toEqual(expected);
});
