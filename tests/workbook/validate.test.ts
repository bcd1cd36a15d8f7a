import type {
  CellSpec,
  ChartSeriesLook,
  ChartSpec,
  NameSpec,
  PrintSpec,
  SheetSpec,
  TableSpec,
  WorkbookSpec,
} from "../../src/workbook/spec";
import type { SpecErrorCode } from "../../src/workbook/specError";
import type { ValidateOptions } from "../../src/workbook/validate";
import { validate } from "../../src/workbook/validate";
import { SAMPLE } from "./sampleWorkbook";

/** A workbook that is in order: A1 and A2 are filled, B1 is an empty input, table Results is at D1:E3. */
function workbook(change: Partial<SheetSpec> = {}, more: Partial<WorkbookSpec> = {}): WorkbookSpec {
  return { title: "T", subject: "S", names: [], sheets: [sheet("Data", change)], ...more };
}

function sheet(name: string, change: Partial<SheetSpec> = {}): SheetSpec {
  return {
    name,
    print: { orientation: "portrait" },
    tables: [table()],
    ...change,
    cells: [...FILLED, ...(change.cells ?? [])],
  };
}

const FILLED: CellSpec[] = [
  { kind: "value", at: "A1", value: 1 },
  { kind: "value", at: "A2", value: 2 },
  { kind: "input", at: "B1", value: null },
  { kind: "input", at: "B2", value: "8K" },
];

function table(change: Partial<TableSpec> = {}): TableSpec {
  return {
    name: "Results",
    at: "D1",
    columns: [{ header: "Case" }, { header: "IOPS" }],
    rows: [
      ["a", 1],
      ["b", 2],
    ],
    ...change,
  };
}

function printed(print: Partial<PrintSpec>): WorkbookSpec {
  return workbook({ print: { orientation: "portrait", ...print } });
}

function formula(text: string, spill?: { rows: number; columns: number }): WorkbookSpec {
  return workbook(
    { cells: [{ kind: "formula", at: "A9", formula: text, ...(spill ? { spill } : {}) }] },
    NAMES,
  );
}

const NAMES = {
  names: [
    { name: "Both", refersTo: { sheet: "Data", range: "A1:A2" } },
    { name: "One", refersTo: { sheet: "Data", range: "A1" } },
    { name: "Share", refersTo: { formula: "96%" } },
    { name: "Twice", refersTo: { formula: "LAMBDA(x,x*2)" } },
  ],
};

function value(content: string | number): WorkbookSpec {
  return workbook({ cells: [{ kind: "value", at: "A9", value: content }] });
}

function column(text: string): WorkbookSpec {
  const columns = [{ header: "Case" }, { header: "IOPS" }, { header: "Live", formula: text }];
  return workbook({ tables: [table({ columns, rows: [["a", 1, null]] })] });
}

function named(...names: NameSpec[]): WorkbookSpec {
  return workbook({}, { names });
}

function name(text: string): WorkbookSpec {
  return named({ name: text, refersTo: { sheet: "Data", range: "A1" } });
}

function nameOf(text: string): WorkbookSpec {
  return named({ name: "Made", refersTo: { formula: text } });
}

function chart(change: Partial<ChartSpec> = {}): WorkbookSpec {
  const ref = { table: "Results", column: "IOPS" };
  const series = [{ name: "IOPS", categories: { table: "Results", column: "Case" }, values: ref }];
  return workbook({
    charts: [
      { kind: "column", title: "Chart", description: "Two columns.", covers: "H1:M9", series, ...change },
    ],
  });
}

function look(kind: ChartSpec["kind"], change: ChartSeriesLook): WorkbookSpec {
  const values = { table: "Results", column: "IOPS" };
  const categories = { table: "Results", column: "Case" };
  return chart({ kind, series: [{ name: "IOPS", categories, values, ...change }] });
}

function validation(rule: NonNullable<SheetSpec["validations"]>[number]["rule"], range = "B2"): WorkbookSpec {
  return workbook({
    validations: [{ range, rule, prompt: { title: "Size", text: "Pick one" }, error: "No." }],
  });
}

function link(target: NonNullable<CellSpec["link"]>): WorkbookSpec {
  return workbook({ cells: [{ kind: "text", at: "A9", text: "Go", link: target }] });
}

const sheets = (...names: string[]): WorkbookSpec => ({
  ...workbook(),
  sheets: names.map((one) => sheet(one, { tables: [] })),
});

/** Per code: specs that are refused, and their nearest neighbours that are not. */
const CASES: [SpecErrorCode, refused: WorkbookSpec[], accepted: WorkbookSpec[]][] = [
  ["EmptyWorkbook", [sheets()], [sheets("One")]],
  [
    "InvalidSheetName",
    [
      sheets(""),
      sheets("a/b"),
      sheets("[x]"),
      sheets("'x"),
      sheets("x".repeat(32)),
      sheets("History"),
      sheets("_x000D_"),
    ],
    [sheets("a-b"), sheets("it's"), sheets("x".repeat(31)), sheets("Histories")],
  ],
  ["DuplicateSheetName", [sheets("Data", "DATA")], [sheets("Data", "DATA 2")]],
  [
    "InvalidAddress",
    [
      workbook({ cells: [{ kind: "value", at: "b9", value: 1 }] }),
      workbook({ cells: [{ kind: "value", at: "XFE1", value: 1 }] }),
      workbook({ cells: [{ kind: "note", at: "A9", text: "n", columns: 0 }] }),
      workbook({ cells: [{ kind: "note", at: "XFD9", text: "n", columns: 2 }] }),
      chart({ covers: "M9:H1" }),
      workbook({ cells: [{ kind: "blank", at: "A9", rows: 0 }] }),
      workbook({ cells: [{ kind: "blank", at: "A9", columns: 1.5 }] }),
      workbook({ cells: [{ kind: "blank", at: "XFD9", columns: 2 }] }),
      workbook({ cells: [{ kind: "blank", at: "A1048576", rows: 2 }] }),
      workbook({ cells: [{ kind: "formula", at: "A9", formula: "1+1", columns: 0 }] }),
      printed({ area: "C9:A1" }),
    ],
    [
      workbook({ cells: [{ kind: "value", at: "XFD1048576", value: 1 }] }),
      workbook({ cells: [{ kind: "blank", at: "XFC1048575", rows: 2, columns: 2 }] }),
    ],
  ],
  [
    "OverlappingCells",
    [
      workbook({ cells: [{ kind: "value", at: "A1", value: 1 }] }),
      workbook({ cells: [{ kind: "value", at: "E3", value: 1 }] }),
      workbook({ cells: [{ kind: "note", at: "C2", text: "n", columns: 2 }] }),
      workbook({ cells: [{ kind: "formula", at: "C2", formula: "1+1", columns: 2 }] }),
      workbook({ cells: [{ kind: "blank", at: "A1" }] }),
      workbook({ tables: [table(), table({ name: "Other", at: "E3" })] }),
      chart({ covers: "E3:M9" }),
    ],
    [
      workbook({ cells: [{ kind: "value", at: "E4", value: 1 }] }),
      workbook({ cells: [{ kind: "note", at: "C2", text: "n", columns: 1 }] }),
      workbook({ cells: [{ kind: "formula", at: "C2", formula: "1+1", columns: 1 }] }),
      workbook({
        cells: [
          { kind: "blank", at: "A8", rows: 2, columns: 3 },
          { kind: "value", at: "B9", value: 1 },
        ],
      }),
      workbook({ tables: [table(), table({ name: "Other", at: "D4" })] }),
      chart({ covers: "F3:M9" }),
    ],
  ],
  [
    "SpillBlocked",
    [
      workbook({
        cells: [{ kind: "formula", at: "C1", formula: "NET_ALL(1)", spill: { rows: 1, columns: 2 } }],
      }),
      workbook({
        cells: [
          { kind: "formula", at: "A9", formula: "NET_ALL(1)", spill: { rows: 2, columns: 1 } },
          { kind: "value", at: "A10", value: 1 },
        ],
      }),
      workbook({
        cells: [
          { kind: "formula", at: "A9", formula: "NET_ALL(1)", spill: { rows: 2, columns: 1 }, columns: 2 },
        ],
      }),
    ],
    [
      workbook({
        cells: [{ kind: "formula", at: "C1", formula: "NET_ALL(1)", spill: { rows: 9, columns: 1 } }],
      }),
    ],
  ],
  [
    "SpillSizeMissing",
    [formula("A1:A2"), formula("Both")],
    [formula("A1:A2", { rows: 2, columns: 1 }), formula("One")],
  ],
  [
    "DuplicateTableName",
    [workbook({ tables: [table(), table({ name: "RESULTS", at: "D9" })] })],
    [workbook({ tables: [table(), table({ name: "Results2", at: "D9" })] })],
  ],
  [
    "InvalidName",
    [
      name("IPV4"),
      name("r1c1"),
      name("a b"),
      name("2x"),
      name("true"),
      name("_xlnm.x"),
      name("n".repeat(256)),
    ],
    [name("IPV4s"), name("r1c1s"), name("a_b"), name("x2x"), name("n".repeat(255))],
  ],
  [
    "DuplicateName",
    [
      named({ name: "results", refersTo: { formula: "1" } }),
      named(...NAMES.names, { name: "BOTH", refersTo: { formula: "1" } }),
    ],
    [named(...NAMES.names)],
  ],
  [
    "InvalidHeader",
    [
      workbook({ tables: [table({ columns: [], rows: [] })] }),
      workbook({ tables: [table({ columns: [{ header: "" }], rows: [] })] }),
      workbook({ tables: [table({ columns: [{ header: "a\nb" }], rows: [] })] }),
      workbook({ tables: [table({ columns: [{ header: " a" }], rows: [] })] }),
      workbook({ tables: [table({ columns: [{ header: "a" }, { header: "A" }], rows: [] })] }),
    ],
    [workbook({ tables: [table({ columns: [{ header: "a" }, { header: "A b" }], rows: [] })] })],
  ],
  [
    "RowLength",
    [
      workbook({ tables: [table({ rows: [["a"]] })] }),
      workbook({ tables: [table({ columns: [{ header: "A", formula: "1" }], rows: [[5]] })] }),
    ],
    [
      workbook({ tables: [table({ rows: [["a", null]] })] }),
      workbook({ tables: [table({ columns: [{ header: "A", formula: "1" }], rows: [[null]] })] }),
    ],
  ],
  [
    "NotFinite",
    [value(NaN), value(-Infinity), workbook({ tables: [table({ rows: [["a", NaN]] })] }), formula("1e999")],
    [value(-1.7e308), formula("1e99")],
  ],
  [
    "TextTooLong",
    [value("x".repeat(32_768)), formula(`"${"x".repeat(256)}"`), chart({ title: "x".repeat(256) })],
    [value("x".repeat(32_767)), formula(`"${"x".repeat(255)}"`), chart({ title: "x".repeat(255) })],
  ],
  ["FormulaTooLong", [formula(`1${"+1".repeat(4_096)}`)], [formula(`1${"+1".repeat(4_095)}`)]],
  [
    "ControlCharacter",
    [value("a\rb"), value("\0"), value("\uD800"), value("\uDC00x"), value("\uFFFF"), formula('"\u0007"')],
    [value("a\n\tb"), value("\u{1F600}"), value("\u0085\u007F")],
  ],
  [
    "MalformedFormula",
    [formula("SUM(A1"), formula("{1,2}"), formula(""), nameOf("LAMBDA(1,2)")],
    [formula("SUM(A1)")],
  ],
  [
    "UnknownFunction",
    [formula("XLOOKUP(1,A1:A2,A1:A2)"), formula("Share(1)"), formula("LAMBDA(x,x)")],
    [formula("VLOOKUP(1,D2:E3,2)"), formula("Twice(1)"), nameOf("LAMBDA(x,x)")],
  ],
  ["VolatileFunction", [formula("NOW()"), formula("1+OFFSET(A1,1,1)")], [formula("1+INDEX(A1:A2,1)")]],
  [
    "ArgumentCount",
    [formula("ABS()"), formula("ROUND(1)"), formula("NA(1)")],
    [formula("ABS(1)"), formula("NA()")],
  ],
  [
    "ArrayArithmetic",
    [
      formula("A1:A2*2"),
      formula("SUM(A1:A2*2)"),
      formula("ABS(A1:A2)"),
      formula("-Both"),
      formula("VSAN_GHZ(Results[IOPS]&1)"),
      formula('IF(A1:A2="x",1,2)'),
      column("[@IOPS]*Results[IOPS]"),
    ],
    [
      formula("SUM(A1:A2)*2"),
      formula("SUMPRODUCT(A1:A2*2,ABS(Both))"),
      formula("-One"),
      formula("VSAN_GHZ(Results[IOPS],Both)"),
      column("[@IOPS]/SUM(Results[IOPS])"),
    ],
  ],
  [
    "UnknownReference",
    [
      formula("Nowhere!A1"),
      formula("Nothing+1"),
      formula("[@IOPS]"),
      formula("SUM(Results[Nope])"),
      formula("SUM(Other[IOPS])"),
      column("[@Nope]"),
      chart({
        series: [
          {
            name: "s",
            categories: { table: "Results", column: "Case" },
            values: { table: "X", column: "IOPS" },
          },
        ],
      }),
      named({ name: "Away", refersTo: { sheet: "Nowhere", range: "A1" } }),
      nameOf("$A$1*2"),
    ],
    [
      formula("Data!A1"),
      formula("One+1"),
      formula("SUM(Results[IOPS])"),
      column("[@IOPS]"),
      nameOf("Data!$A$1*2"),
    ],
  ],
  [
    "EmptyReference",
    [
      formula("A8*2"),
      formula("SUM(A5:A8)"),
      named({ name: "Away", refersTo: { sheet: "Data", range: "Z9" } }),
    ],
    [formula("A2*2"), formula("SUM(A2:A8)"), formula("E3")],
  ],
  [
    "RelativeReference",
    [column("[@IOPS]*A1"), nameOf("Data!A1")],
    [column("[@IOPS]*$A$1"), nameOf("Data!$A$1"), formula("A1")],
  ],
  [
    "InputWithoutDefault",
    [formula("VSAN_GHZ(B1)"), formula("IF(A1=1,VSAN_GHZ(1,B1*2),0)")],
    [
      formula("VSAN_GHZ(B2)"),
      formula('IF(B1="",0,B1*2)'),
      formula('VSAN_GHZ(IF(B1="",1,B1))'),
      formula('IF($B$1="",0,VSAN_GHZ(B1))'),
      formula("VSAN_GHZ(B1:B2)"),
    ],
  ],
  [
    "InvalidChart",
    [
      chart({ series: [] }),
      chart({ description: " " }),
      chart({
        series: [
          {
            name: "s",
            categories: { sheet: "Data", range: "A1:A2" },
            values: { sheet: "Data", range: "A1:B2" },
          },
        ],
      }),
      // As many categories as values, in two columns.
      chart({
        series: [
          {
            name: "s",
            categories: { sheet: "Data", range: "A1:B2" },
            values: { sheet: "Data", range: "A1:B2" },
          },
        ],
      }),
      chart({
        series: [
          {
            name: "s",
            categories: { sheet: "Data", range: "A1:A2" },
            values: { sheet: "Data", range: "A1" },
          },
        ],
      }),
      chart({ gap: -1 }),
      chart({ gap: 501 }),
      chart({ gap: 45.5 }),
      chart({ kind: "line", gap: 45 }),
      chart({ overlap: 101 }),
      chart({ overlap: -101 }),
      chart({ kind: "scatter", overlap: 0 }),
      chart({ xAxis: { minimum: 0 } }),
      chart({ kind: "line", xAxis: { step: 1 } }),
      chart({ yAxis: { minimum: 1, maximum: 1 } }),
      chart({ yAxis: { maximum: Infinity } }),
      chart({ yAxis: { step: 0 } }),
      look("column", { line: "none" }),
      look("bar", { marker: { shape: "x" } }),
      look("line", { color: "#1F3864" }),
      look("line", { color: "1f3864" }),
      look("line", { line: { widthPt: 0 } }),
      look("line", { line: { widthPt: 1585 } }),
      look("scatter", { marker: { shape: "x", sizePt: 1 } }),
      look("scatter", { marker: { shape: "x", sizePt: 73 } }),
      look("scatter", { marker: { shape: "x", sizePt: 6.5 } }),
      look("line", { labels: { shows: "value", place: "end" } }),
      look("bar", { labels: { shows: "value", place: "above" } }),
      look("line", { labels: { shows: "value", color: "red" } }),
      look("line", { labels: { shows: "value", points: [2] } }),
      look("line", { labels: { shows: "value", points: [-1] } }),
      look("line", { labels: { shows: "value", points: [0.5] } }),
    ],
    [
      chart(),
      chart({
        series: [
          {
            name: "s",
            categories: { sheet: "Data", range: "A1:A2" },
            values: { sheet: "Data", range: "D3:E3" },
          },
        ],
      }),
      chart({ gap: 0, overlap: -100 }),
      chart({ kind: "bar", gap: 500, overlap: 100 }),
      chart({ yAxis: { minimum: -1, maximum: 1, step: 0.5, format: "0%" }, xAxis: { format: "0" } }),
      chart({ kind: "scatter", xAxis: { minimum: 0, maximum: 1, step: 1 } }),
      look("line", { color: "1F3864", line: { widthPt: 0.25 }, marker: { shape: "x", sizePt: 2 } }),
      look("scatter", { line: { widthPt: 1584, dash: "dot" }, marker: { shape: "star", sizePt: 72 } }),
      look("line", { line: "none", marker: "none", labels: { shows: "name", place: "below", points: [1] } }),
      look("bar", { labels: { shows: "value", place: "center", color: "000000" } }),
      look("column", { labels: { shows: "value", place: "end" } }),
    ],
  ],
  [
    "InvalidValidation",
    [
      validation({ kind: "list", values: [] }),
      validation({ kind: "list", values: ["8K", "a,b"] }),
      validation({ kind: "list", values: ["8K", "8.0"] }),
      validation({ kind: "list", values: ["8K", "1/2"] }),
      validation({ kind: "list", values: ["8K", "TRUE"] }),
      validation({ kind: "list", values: ["4K"] }),
      validation({ kind: "whole", minimum: 1, maximum: 9 }),
      validation({ kind: "decimal", minimum: 9, maximum: 1 }, "A9"),
    ],
    [
      validation({ kind: "list", values: ["8K", "8.0 U3"] }),
      validation({ kind: "whole", minimum: 1, maximum: 9 }, "A9"),
    ],
  ],
  [
    "InvalidLink",
    [
      link({ sheet: "Nowhere" }),
      link({ url: "http://example.com" }),
      link({ url: "https://a b" }),
      link({ url: "javascript:1" }),
      workbook({ cells: [{ kind: "blank", at: "A9", link: { sheet: "Data" } }] }),
    ],
    [link({ sheet: "Data" }), link({ url: "https://example.com/?a=1&b=2" })],
  ],
  [
    "InvalidView",
    [
      workbook({ columnWidths: [0] }),
      workbook({ columnWidths: [256] }),
      workbook({ freeze: { rows: -1, columns: 0 } }),
      workbook({ print: { orientation: "portrait", repeatRows: [2, 1] } }),
      workbook({ print: { orientation: "portrait", repeatColumns: [0, 1] } }),
      workbook({ print: { orientation: "portrait", pagesWide: 0 } }),
      workbook({ print: { orientation: "portrait", pagesWide: 1.5 } }),
      workbook({ print: { orientation: "portrait", pagesWide: 32_768 } }),
      workbook({ rowHeights: [{ rows: [1, 1], points: 0 }] }),
      workbook({ rowHeights: [{ rows: [1, 1], points: 409.5 }] }),
      workbook({ rowHeights: [{ rows: [2, 1], points: 20 }] }),
      workbook({ rowHeights: [{ rows: [0, 1], points: 20 }] }),
      workbook({ rowHeights: [{ rows: [1, 1_048_577], points: 20 }] }),
      workbook({
        rowHeights: [
          { rows: [1, 3], points: 20 },
          { rows: [3, 4], points: 20 },
        ],
      }),
      printed({ pagesHigh: 0 }),
      printed({ pagesHigh: 32_768 }),
      printed({ scale: 9 }),
      printed({ scale: 401 }),
      printed({ scale: 85.5 }),
      printed({ scale: 86, pagesWide: 1 }),
      printed({ scale: 86, pagesHigh: 1 }),
      printed({ pageBreaks: [1] }),
      printed({ pageBreaks: [1_048_577] }),
      printed({ pageBreaks: [2.5] }),
      printed({ pageBreaks: [3, 2] }),
      printed({ pageBreaks: [2, 2] }),
      printed({ pageBreaks: Array.from({ length: 1027 }, (_, i) => i + 2) }),
      printed({ pageBreaks: [2], pagesHigh: 2 }),
      printed({ margins: { left: -0.1, right: 0, top: 0, bottom: 0 } }),
      printed({ margins: { left: NaN, right: 0, top: 0, bottom: 0 } }),
      printed({ margins: { left: 4.25, right: 4.25, top: 0, bottom: 0 } }),
      printed({ margins: { left: 0, right: 0, top: 4.25, bottom: 4.25 } }),
      printed({ footer: { left: ["two\nlines"] } }),
      printed({ header: { left: ["x".repeat(217)] } }),
      printed({ header: { left: ["x".repeat(215)], right: [{ field: "page" }] } }),
      printed({ header: { left: ["&".repeat(109)] } }),
    ],
    [
      workbook({
        columnWidths: [255],
        freeze: { rows: 1, columns: 0 },
        print: { orientation: "portrait", repeatRows: [1, 2], repeatColumns: [1, 1], pagesWide: 32_767 },
      }),
      workbook({
        rowHeights: [
          { rows: [1, 3], points: 0.75 },
          { rows: [4, 1_048_576], points: 409 },
        ],
      }),
      printed({ pagesHigh: 32_767, pagesWide: 1 }),
      printed({ scale: 10 }),
      printed({ scale: 400, pageBreaks: [2, 1_048_576] }),
      printed({ pagesWide: 1, pageBreaks: Array.from({ length: 1026 }, (_, i) => i + 2) }),
      printed({ margins: { left: 0, right: 0, top: 0, bottom: 0 } }),
      printed({ margins: { left: 4.25, right: 4.2, top: 4.2, bottom: 4.25 } }),
      printed({ header: { left: ["x".repeat(100)], center: ["y".repeat(114)], right: [{ field: "page" }] } }),
      printed({ header: { left: ["&".repeat(108)] } }),
      printed({ area: "A1:C9" }),
    ],
  ],
];

test.each(CASES)("%s is thrown for what it names, and only then", (code, refused, accepted) => {
  for (const spec of refused) expect(codeOf(spec)).toBe(code);
  for (const spec of accepted) expect(codeOf(spec)).toBe("accepted");
});

function codeOf(spec: WorkbookSpec, options?: ValidateOptions): string {
  try {
    validate(spec, options);
    return "accepted";
  } catch (error) {
    return (error as { code: string }).code;
  }
}

test("the sample, which uses every feature, is in order", () => {
  expect(codeOf(SAMPLE)).toBe("accepted");
});

test("with the ids of the custom functions, calls of others and names like them are refused", () => {
  const options = { customFunctions: ["VSAN_GHZ"] };
  expect(codeOf(formula("VSAN_GHZ(1)"), options)).toBe("accepted");
  expect(codeOf(formula("VSAN_GHZZ(1)"), options)).toBe("UnknownFunction");
  expect(codeOf(name("Vsan_Ghz"), options)).toBe("InvalidName");
  expect(codeOf(name("Vsan_Ghz"))).toBe("accepted");
});

test("a conditional format cannot call a custom function", () => {
  const format = (text: string) =>
    workbook({ conditionalFormats: [{ range: "A1:A2", formula: text, style: "bad" }] });
  expect(codeOf(format("VSAN_GHZ(A1)>1"))).toBe("UnknownFunction");
  expect(codeOf(format("A1>1"))).toBe("accepted");
});

test("a spec that breaks several rules names one and the place where it is broken", () => {
  const spec = workbook({ cells: [{ kind: "formula", at: "C4", formula: "A8*2" }] });
  expect(() => {
    validate(spec);
  }).toThrow('Sheet "Data": C4: "A8" refers to cells that nothing fills.');
});

test("a format of a column that a spill does not fill is refused", () => {
  const withFormat = (column: number) =>
    workbook({
      cells: [
        {
          ...{ kind: "formula", at: "A9", formula: "NET_ALL(1)", spill: { rows: 2, columns: 2 } },
          columnFormats: { [column]: "0%" },
        },
      ],
    });
  expect(() => validate(withFormat(1))).not.toThrow();
  expect(() => validate(withFormat(2))).toThrow("The formula fills no column 2, counted from 0.");
});

test.each(["InvalidAddress", "OverlappingCells", "SpillBlocked", "SpillSizeMissing"])(
  "%s names the sheet",
  (code) => {
    const refused = CASES.filter(([one]) => one === code).flatMap(([, specs]) => specs);
    expect(refused.length).toBeGreaterThan(0);
    for (const spec of refused)
      expect(() => {
        validate(spec);
      }).toThrow(/^Sheet "Data": /);
  },
);

test("rows of a table are named by their number", () => {
  expect(() => {
    validate(
      workbook({
        tables: [
          table({
            rows: [
              ["a", 1],
              ["b", NaN],
            ],
          }),
        ],
      }),
    );
  }).toThrow('Sheet "Data": table Results: row 2: NaN is not a number for a cell.');
});
