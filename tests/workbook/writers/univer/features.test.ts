import { layout } from "../../../../src/workbook/layout";
import type { SheetSpec, WorkbookSpec } from "../../../../src/workbook/spec";
import { pixelsOfWidth, widthOfPixels } from "../../../../src/workbook/writers/univer/features";
import { RESOURCES, type SnapshotSheet } from "../../../../src/workbook/writers/univer/snapshot";
import { writeUniver } from "../../../../src/workbook/writers/univer/writeUniver";
import { pageDrawing } from "../../pageSample";

const bookOf = (change: Partial<SheetSpec>, names: WorkbookSpec["names"] = []) => {
  const other: SheetSpec = { name: "Other", cells: [], print: { orientation: "portrait" } };
  const sheet: SheetSpec = { name: "Data", cells: [], print: { orientation: "portrait" }, ...change };
  return layout({ title: "Sizing", subject: "S", names, sheets: [other, sheet] });
};

/** The sheet `Data` with this change, numbered behind seven other sheets. */
function drawn(change: Partial<SheetSpec>): SnapshotSheet {
  const sheet = writeUniver(bookOf(change), 7).output.sheets["sheet-8"];
  if (!sheet) throw new Error("no sheet with the number 8");
  return sheet;
}

/** What a plug-in keeps of the sheet. */
const pluginData = (change: Partial<SheetSpec>, name: keyof typeof RESOURCES): unknown => {
  const { resources } = writeUniver(bookOf(change), 7).output;
  const data = JSON.parse(resources.find((one) => one.name === RESOURCES[name])?.data ?? "{}") as object;
  return Object.entries(data).find(([id]) => id === "sheet-8")?.[1];
};

const prompt = { title: "Hosts", text: "1 to 64" };

test("a whole number is accepted from minimum to maximum, anything else refused in words", () => {
  const rule = { kind: "whole" as const, minimum: 1, maximum: 64 };
  expect(
    pluginData({ validations: [{ range: "B2:C4", rule, prompt, error: "No." }] }, "validations"),
  ).toEqual([
    {
      uid: "sheet-8.validation.0",
      ranges: [{ startRow: 1, endRow: 3, startColumn: 1, endColumn: 2 }],
      type: "whole",
      operator: "between",
      formula1: "1",
      formula2: "64",
      allowBlank: false,
      errorStyle: 1,
      showErrorMessage: true,
      error: "No.",
      showInputMessage: true,
      promptTitle: "Hosts",
      prompt: "1 to 64",
    },
  ]);
});

test("a list shows an arrow; a cell that may stay blank may", () => {
  const rule = { kind: "list" as const, values: ["a", "b"] };
  const one = { range: "B2", rule, prompt, error: "No." };
  expect(pluginData({ validations: [one, { ...one, range: "B3", allowBlank: true }] }, "validations")).toMatchObject([
    { uid: "sheet-8.validation.0", type: "list", formula1: "a,b", showDropDown: true, renderMode: 1, allowBlank: false },
    { uid: "sheet-8.validation.1", allowBlank: true, ranges: [{ startRow: 2, endRow: 2, startColumn: 1, endColumn: 1 }] },
  ]);
}); // prettier-ignore

test("a conditional format is a formula with a look", () => {
  const conditionalFormats = [
    { range: "A1:C1", formula: "A1>1", style: "good" as const },
    { range: "A2", formula: "A2<1", style: "bad" as const },
  ];
  expect(pluginData({ conditionalFormats }, "conditionalFormats")).toEqual([
    {
      cfId: "sheet-8.format.0",
      ranges: [{ startRow: 0, endRow: 0, startColumn: 0, endColumn: 2 }],
      stopIfTrue: false,
      rule: { type: "highlightCell", subType: "formula", value: "=A1>1", style: { cl: { rgb: "#0B5D1E" }, bg: { rgb: "#E2F0D9" } } },
    },
    expect.objectContaining({ cfId: "sheet-8.format.1" }),
  ]);
}); // prettier-ignore

test("a table has its columns with their formulas, and its header in view", () => {
  const tables = [{ name: "T", at: "B3", columns: [{ header: "x" }, { header: "y", formula: "[@x]*2" }], rows: [[1, null], [2, null]] }];
  const column = (i: number, displayName: string, formula: string) => ({ id: `T.${i}`, displayName, dataType: "string", formula, meta: {}, style: {} });
  expect(pluginData({ tables }, "tables")).toEqual({
    tables: [
      {
        id: "T",
        name: "T",
        range: { startRow: 2, endRow: 4, startColumn: 1, endColumn: 2 },
        options: { showHeader: true, showFooter: false, tableStyleId: "" },
        filters: { tableColumnFilterList: [] },
        columns: [column(0, "x", ""), column(1, "y", "[@x]*2")],
        meta: {},
      },
    ],
  });
}); // prettier-ignore

test("a table's row of long headers is higher", () => {
  const table = (header: string) => ({ name: "T", at: "A1", columns: [{ header }], rows: [[1]] });
  // 8.43 characters less 2.5 for the button: three lines of 15 points, at 4 pixels for 3 points.
  expect(drawn({ tables: [table("aaaa bbbb cccc")] }).rowData[0]).toEqual({ h: 60, ia: 1, custom: { drawnAt: 0 } });
  expect(drawn({ tables: [table("aa")] }).rowData[0]).toEqual({ custom: { drawnAt: 0 } });
}); // prettier-ignore

test.each([
  [{ sheet: "Other" }, "#gid=sheet-7"],
  [{ url: "https://example.com" }, "https://example.com"],
])("a link to %j is a range over the whole text", (link, url) => {
  expect(drawn({ cells: [{ kind: "text", at: "C2", text: "Go on", link }] }).cellData[1]?.[2]?.p).toEqual({
    id: "sheet-8.C2",
    documentStyle: {},
    body: {
      dataStream: "Go on\r\n",
      paragraphs: [{ startIndex: 5, paragraphId: "sheet-8.C2.p" }],
      sectionBreaks: [{ startIndex: 6, sectionId: "sheet-8.C2.s" }],
      customRanges: [
        { rangeId: "sheet-8.C2.link", rangeType: 0, startIndex: 0, endIndex: 4, properties: { url } },
      ],
    },
  });
});

test("a link on a number stays a number", () => {
  const cells = [{ kind: "value" as const, at: "A1", value: 5, link: { url: "https://example.com" } }];
  expect(drawn({ cells }).cellData[0]?.[0]).toEqual({ v: 5, t: 2, s: "link|" });
});

test("a paragraph is merged over its columns and as high as its lines, one in its own cell is not merged", () => {
  const note = (columns: number) => drawn({ cells: [{ kind: "note", at: "A2", text: "aaaa bbbb cccc dddd eeee", columns }] });
  // 2 × 8.43 × 1.05 is 17.7 characters: two lines. 8.85: five.
  expect([note(2).mergeData, note(2).rowData[1]?.h]).toEqual([[{ startRow: 1, endRow: 1, startColumn: 0, endColumn: 1 }], 40]);
  expect([note(1).mergeData, note(1).rowData[1]?.h]).toEqual([[], 100]);
}); // prettier-ignore

test("notes are by row and column, each in a box", () => {
  const drawing = bookOf({ cells: [{ kind: "value", at: "C4", value: 1 }] });
  for (const column of [2, 3])
    drawing.sheets[1]?.features.push({ kind: "cellNote", area: { row: 3, column, rows: 1, columns: 1 }, text: "why" });
  const data = writeUniver(drawing).output.resources.find(({ name }) => name === RESOURCES.notes)?.data;
  const note = (id: string, col: number) => ({ id, row: 3, col, width: 240, height: 120, note: "why" });
  expect(JSON.parse(data ?? "")).toEqual({
    "sheet-0": {},
    "sheet-1": { 3: { 2: note("sheet-1.note.C4", 2), 3: note("sheet-1.note.D4", 3) } },
  });
}); // prettier-ignore

test.each([
  [
    { rows: 3, columns: 0 },
    { xSplit: 0, ySplit: 3, startRow: 3, startColumn: -1 },
  ],
  [
    { rows: 0, columns: 2 },
    { xSplit: 2, ySplit: 0, startRow: -1, startColumn: 2 },
  ],
  [
    { rows: 1, columns: 1 },
    { xSplit: 1, ySplit: 1, startRow: 1, startColumn: 1 },
  ],
])("%j stay in view", (freeze, expected) => {
  expect(drawn({ freeze }).freeze).toEqual(expected);
});

test("names: ranges without a sign, formulas with one, and a comment where there is one", () => {
  const names = [
    { name: "Share", refersTo: { formula: "96%" } },
    { name: "Hosts", refersTo: { sheet: "Data", range: "B2" }, comment: "planned" },
  ];
  const { resources } = writeUniver(bookOf({ cells: [{ kind: "value", at: "B2", value: 1 }] }, names)).output;
  expect(JSON.parse(resources[0]?.data ?? "")).toEqual({
    Share: { id: "Share", name: "Share", formulaOrRefString: "=96%" },
    Hosts: { id: "Hosts", name: "Hosts", formulaOrRefString: "Data!$B$2", comment: "planned" },
  });
});

test("a width of 10 characters is ten unrounded digits of Calibri 11 and the padding, 79 pixels, and back", () => {
  expect([pixelsOfWidth(8.43), pixelsOfWidth(10)]).toEqual([68, 79]);
  expect([widthOfPixels(68), widthOfPixels(79)]).toEqual([expect.closeTo(8.43, 1), expect.closeTo(10, 1)]);
  expect(drawn({ columnWidths: [10, 20] }).columnData).toMatchObject({ 0: { w: 79 }, 1: { w: 154 } });
});

describe("the workbook", () => {
  const output = () => writeUniver(bookOf({ cells: [{ kind: "value", at: "B3", value: 1 }] })).output;

  test("has title, version and language", () => {
    expect(output()).toMatchObject({
      id: "workbook",
      name: "Sizing",
      appVersion: "0.25.1",
      locale: "enUS",
      sheetOrder: ["sheet-0", "sheet-1"],
    });
    const { filters: usersOwn, ...ours } = RESOURCES;
    expect(output().resources.map(({ name }) => name)).toEqual(Object.values(ours));
    expect(usersOwn).toBe("SHEET_FILTER_PLUGIN");
  });

  test("a sheet has room for the user's own figures", () => {
    expect(output().sheets["sheet-1"]).toMatchObject({ id: "sheet-1", name: "Data", rowCount: 200, columnCount: 26, defaultColumnWidth: 68, defaultRowHeight: 20 });
    const wide = drawn({ cells: [{ kind: "value", at: "Z190", value: 1 }] });
    expect([wide.rowCount, wide.columnCount]).toEqual([250, 34]);
  }); // prettier-ignore

  test("rows and columns are marked as far as cells go", () => {
    expect(output().sheets["sheet-1"]).toMatchObject({
      rowData: { 0: { custom: { drawnAt: 0 } }, 2: { custom: { drawnAt: 2 } } },
      columnData: { 1: { custom: { drawnAt: 1 } } },
    });
    expect(Object.keys(output().sheets["sheet-1"]?.rowData ?? {})).toHaveLength(3);
    expect(Object.keys(output().sheets["sheet-1"]?.columnData ?? {})).toHaveLength(2);
  });

  test("cells that hold nothing are skipped", () => {
    expect(output().sheets["sheet-1"]?.cellData).toEqual({ 2: { 1: { v: 1, t: 2, s: "value|" } } });
  });
});

test("larger letters make their rows higher: 18 points by 1.4 lines, at 4 pixels for 3 points", () => {
  const { rowData } = drawn({
    cells: [
      { kind: "text", at: "A2", text: "x", style: "title" },
      { kind: "value", at: "A3", value: 1 },
    ],
  });
  expect(rowData[1]).toEqual({ h: 34, ia: 1, custom: { drawnAt: 1 } });
  expect(rowData[2]).toEqual({ custom: { drawnAt: 2 } });
  // 11 × 1.4 × 4 ÷ 3 is 20.5
  const subtitle = drawn({ cells: [{ kind: "text", at: "A1", text: "x", style: "subtitle" }] });
  expect(subtitle.rowData[0]?.h).toBe(21);
});

test("the other cells of a spill are empty: the grid fills them", () => {
  const drawing = bookOf({
    cells: [
      { kind: "formula", at: "B2", formula: "IPV4_VLSM(1)", spill: { rows: 2, columns: 2 } },
      { kind: "value", at: "D2", value: 4 },
      { kind: "value", at: "A3", value: 3 },
    ],
  });
  const values = drawing.sheets[1]?.values ?? [];
  for (const [row, column] of [[1, 1], [1, 2], [2, 1], [2, 2]] as const) (values[row] ??= [])[column] = 9;
  const { cellData } = writeUniver(drawing).output.sheets["sheet-1"] ?? {};
  expect(cellData?.[1]).toEqual({ 1: { v: 9, t: 2, f: "=IPV4_VLSM(1)", s: "result|" }, 2: { s: "result|" }, 3: { v: 4, t: 2, s: "value|" } });
  expect(cellData?.[2]).toEqual({ 0: { v: 3, t: 2, s: "value|" }, 1: { s: "result|" }, 2: { s: "result|" } });
}); // prettier-ignore

test("fixed heights are pixels that text does not change, whatever else the row holds", () => {
  const text = "a paragraph that takes several lines where it is wrapped ".repeat(3);
  const sheet = drawn({
    cells: [{ kind: "note", at: "A2", text }],
    rowHeights: [
      { rows: [2, 3], points: 20.25 },
      { rows: [9, 9], points: 42 },
    ],
  });
  const heights = Object.entries(sheet.rowData).map(([row, { h, ia }]) => [Number(row), h, ia]);
  expect(heights.filter(([, h]) => h !== undefined)).toEqual([
    [1, 27, 0],
    [2, 27, 0],
    [8, 56, 0],
  ]);
});

test("the text of a formula is merged over its columns; grid lines are hidden where the sheet hides them", () => {
  const cells: SheetSpec["cells"] = [{ kind: "formula", at: "B3", formula: "1+1", columns: 4 }];
  expect(drawn({ cells }).mergeData).toEqual([{ startRow: 2, endRow: 2, startColumn: 1, endColumn: 4 }]);
  expect(drawn({ hidesGridlines: true }).showGridlines).toBe(0);
  expect(drawn({}).showGridlines).toBeUndefined();
});

test("blank cells have a look and no value", () => {
  const sheet = drawn({ cells: [{ kind: "blank", at: "B2", rows: 2, columns: 2, style: "unknown" }] });
  expect(Object.keys(sheet.cellData)).toEqual(["1", "2"]);
  expect(sheet.cellData[2]).toEqual({ 1: { s: "unknown|" }, 2: { s: "unknown|" } });
});

test("the paper of a page is a loss, with the reason", () => {
  const { losses } = writeUniver(pageDrawing());
  expect(losses.map(({ feature, where }) => [feature, where])).toEqual([
    ["print", "Page"],
    ["print", "One page"],
  ]);
});
