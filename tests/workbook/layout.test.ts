import type { SheetDrawing } from "../../src/workbook/drawing";
import { formulaAt } from "../../src/workbook/formulaText";
import { layout } from "../../src/workbook/layout";
import type { SheetSpec, WorkbookSpec } from "../../src/workbook/spec";
import { SAMPLE } from "./sampleWorkbook";

function oneSheet(change: Partial<SheetSpec>, names: WorkbookSpec["names"] = []): WorkbookSpec {
  return {
    title: "T",
    subject: "S",
    names,
    sheets: [{ name: "Data sheet", cells: [], print: { orientation: "portrait" }, ...change }],
  };
}

function drawnSheet(spec: WorkbookSpec) {
  const [sheet] = layout(spec).sheets;
  if (!sheet) throw new Error("no sheet");
  return sheet;
}

const RESULTS = {
  name: "Results",
  at: "B2",
  columns: [
    { header: "IOPS", format: "#,##0" },
    { header: "Live (x)", formula: "VSAN_GHZ([@IOPS],$B$1)+SUM(Results[IOPS])" },
    { header: "Chained", formula: '[@[Live (x)]]&"[@IOPS]"' },
  ],
  rows: [
    [10, null, null],
    [20, null, null],
  ],
};

test("cells land in the grid, the rest of which is null", () => {
  const sheet = drawnSheet(
    oneSheet({
      cells: [
        { kind: "text", at: "B1", text: "=1+1" },
        { kind: "input", at: "A3", value: null },
        { kind: "formula", at: "C2", formula: "B1" },
      ],
    }),
  );
  expect(sheet.values).toEqual([
    [null, "=1+1", null],
    [null, null, null],
    [null, null, null],
  ]);
  expect(sheet.formulas[1]?.[2]).toEqual({ formula: "B1", custom: false, spill: { rows: 1, columns: 1 } });
});

/** The formula of a zero-based cell, spelled out. */
const textAt = ({ formulas }: SheetDrawing, row: number, column: number) => {
  const drawn = formulas[row]?.[column];
  return drawn && formulaAt(drawn, row);
};

test("a column formula is resolved to each row's cells, and strings in it stay as they are", () => {
  const sheet = drawnSheet(
    oneSheet({ cells: [{ kind: "input", at: "B1", value: "8K" }], tables: [RESULTS] }),
  );
  expect(sheet.formulas[2]?.[2]).toMatchObject({
    custom: true,
    spill: { rows: 1, columns: 1 },
    columnFormula: { table: "Results", text: "VSAN_GHZ([@IOPS],$B$1)+SUM(Results[IOPS])" },
  });
  expect(sheet.formulas[3]?.[3]).toMatchObject({ custom: false });
  expect(textAt(sheet, 2, 2)).toBe("VSAN_GHZ(B3,$B$1)+SUM($B$3:$B$4)");
  expect(textAt(sheet, 3, 3)).toBe('C4&"[@IOPS]"');
});

test("the rows of a column share its formula, which is plain data: browsers save drawings", () => {
  const { formulas } = drawnSheet(oneSheet({ tables: [RESULTS] }));
  expect(formulas[3]?.[2]).toBe(formulas[2]?.[2]);
  expect(structuredClone(formulas)).toEqual(formulas);
});

test("table columns on another sheet are referred to with that sheet", () => {
  const spec = oneSheet({ tables: [RESULTS] });
  spec.sheets.push({
    name: "Other",
    print: { orientation: "portrait" },
    cells: [{ kind: "formula", at: "A1", formula: "SUM(Results[IOPS])" }],
  });
  expect(layout(spec).sheets[1]?.formulas[0]?.[0]?.formula).toBe("SUM('Data sheet'!$B$3:$B$4)");
});

test("a table without rows has one blank row, with its formulas", () => {
  const sheet = drawnSheet(oneSheet({ tables: [{ ...RESULTS, rows: [] }] }));
  expect(sheet.features).toContainEqual(
    expect.objectContaining({ kind: "table", area: { row: 1, column: 1, rows: 2, columns: 3 } }),
  );
  expect(sheet.formulas[2]?.[1]).toBeUndefined();
  expect(textAt(sheet, 2, 2)).toBe("VSAN_GHZ(B3,$B$1)+SUM($B$3)");
});

test("a table column is one run of style, and plain columns have none", () => {
  const rows = Array.from({ length: 300 }, (_, i) => [i, null, null]);
  const { styles } = drawnSheet(oneSheet({ tables: [{ ...RESULTS, rows }] }));
  expect(styles).toEqual([
    { row: 1, column: 1, rows: 1, columns: 3, style: "header" },
    { row: 2, column: 1, rows: 300, columns: 1, style: "plain", format: "#,##0" },
  ]);
});

test("a spill has its formula's look all over, and reaches as far as it fills", () => {
  const sheet = drawnSheet(
    oneSheet({
      cells: [
        {
          kind: "formula",
          at: "B2",
          formula: "IPV4_SPLIT(1,2)",
          spill: { rows: 3, columns: 2 },
          format: "0",
        },
      ],
    }),
  );
  expect([sheet.rows, sheet.columns]).toEqual([4, 3]);
  expect(sheet.styles).toEqual([{ row: 1, column: 1, rows: 3, columns: 2, style: "result", format: "0" }]);
});

test("a column of a spill can have a format of its own, over that of the others", () => {
  const sheet = drawnSheet(
    oneSheet({
      cells: [
        {
          ...{ kind: "formula", at: "B2", formula: "A1:C3", style: "words", format: "#,##0" },
          spill: { rows: 3, columns: 3 },
          columnFormats: { 1: "0%" },
        },
      ],
    }),
  );
  expect(sheet.formulas[1]?.[1]?.spill).toEqual({ rows: 3, columns: 3 });
  expect(sheet.styles.map(({ column, columns, rows, format }) => [column, columns, rows, format])).toEqual([
    [1, 3, 3, "#,##0"],
    [2, 1, 3, "0%"],
  ]);
});

test("charts refer to ranges, notes and links are features, names keep what they refer to", () => {
  const drawing = layout(SAMPLE);
  const features = drawing.sheets[0]?.features ?? [];
  expect(features).toContainEqual(
    expect.objectContaining({
      kind: "chart",
      area: { row: 2, column: 5, rows: 15, columns: 8 },
      series: [
        {
          name: "IOPS",
          categories: { sheet: "Test results", range: "A4:A6" },
          values: { sheet: "Test results", range: "B4:B6" },
        },
      ],
    }),
  );
  expect(features).toContainEqual(
    expect.objectContaining({ kind: "wrappedNote", area: { row: 1, column: 0, rows: 1, columns: 4 } }),
  );
  expect(features).toContainEqual(
    expect.objectContaining({ kind: "link", target: { sheet: "Test results" } }),
  );
  expect(drawing.names[0]).toMatchObject({
    kind: "name",
    name: "GhzPerHost",
    refersTo: { sheet: "Summary", range: "B6" },
  });
});

test("fixed heights, hidden grid lines and a wrapped formula are features; blank cells are looks", () => {
  const sheet = drawnSheet(
    oneSheet({
      rowHeights: [{ rows: [2, 4], points: 20.25 }],
      hidesGridlines: true,
      cells: [
        { kind: "formula", at: "B2", formula: "1+1", columns: 3 },
        { kind: "formula", at: "B3", formula: "1+1", columns: 1 },
        { kind: "blank", at: "B5", rows: 2, columns: 4, style: "good" },
      ],
    }),
  );
  const kinds = ["rowHeights", "hiddenGridlines", "merge"];
  expect(sheet.features.filter(({ kind }) => kinds.includes(kind))).toEqual([
    { kind: "rowHeights", heights: [{ row: 1, rows: 3, points: 20.25 }] },
    { kind: "hiddenGridlines" },
    { kind: "merge", area: { row: 1, column: 1, rows: 1, columns: 3 } },
  ]);
  expect([sheet.rows, sheet.columns]).toEqual([6, 5]);
  expect(sheet.values[5]).toEqual([null, null, null, null, null]);
  expect(sheet.styles).toContainEqual({ row: 4, column: 1, rows: 2, columns: 4, style: "good" });
});

test("laying out twice gives equal drawings of plain data", () => {
  expect(JSON.stringify(layout(SAMPLE))).toBe(JSON.stringify(layout(SAMPLE)));
});

test.each([
  ["paragraph", ["paragraph", "value"]],
  ["value", ["value"]],
] as const)("cells of a table next to %s cells are as high as they do", (style, expected) => {
  const table = {
    name: "T",
    at: "A1",
    columns: [{ header: "Name", style }, { header: "Note" }],
    rows: [["a", "b"]],
  };
  const drawn = drawnSheet(oneSheet({ tables: [table] })).styles.filter(({ row }) => row === 1);
  expect(drawn.map((run) => run.style)).toEqual(expected);
});
