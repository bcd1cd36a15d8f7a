import { layout } from "../../../../src/workbook/layout";
import type { NameSpec, SheetSpec } from "../../../../src/workbook/spec";
import { writeText } from "../../../../src/workbook/writers/text/text";

/** The lines that a sheet with this change is printed as. */
function lines(change: Partial<SheetSpec>, names: NameSpec[] = []): string[] {
  const sheets = [{ name: "Data", cells: [], print: { orientation: "portrait" as const }, ...change }];
  return writeText(layout({ title: "T", subject: "S", names, sheets })).output.split("\n").map((line) => line.trim());
} // prettier-ignore

const input = (at: string, value: number | string | null) => ({ kind: "input" as const, at, value });
const A1 = [input("A1", 4), input("A2", 5)];

test("a workbook begins with its title and subject, then its sheets", () => {
  expect(lines({}).slice(0, 3)).toEqual(['Workbook "T": S', "", "Sheet Data"]);
});

test("a cell has its look, the label to its left, its value and its format", () => {
  const cells = [
    { kind: "text" as const, at: "A1", text: "Hosts" },
    { kind: "input" as const, at: "B1", value: 4, format: "#,##0" },
    { kind: "text" as const, at: "A2", text: "two\nlines", style: "title" as const },
    { kind: "value" as const, at: "B2", value: 1 / 3 },
    { kind: "value" as const, at: "B3", value: true },
  ];
  expect(lines({ cells })).toEqual(
    expect.arrayContaining([
      'A1  label  "Hosts"',
      'B1  input  "Hosts" = 4  [#,##0]',
      'A2  title  "two\\nlines"',
      expect.stringMatching(/^B2 .* = 0\.3333333$/),
      expect.stringMatching(/^B3 .* = TRUE$/),
    ]),
  );
});

test("a formula has its value behind an arrow, and what it fills", () => {
  const drawing = layout({
    title: "T",
    subject: "S",
    names: [],
    sheets: [
      {
        name: "Data",
        print: { orientation: "portrait" },
        cells: [
          { kind: "formula", at: "A1", formula: "1+1" },
          { kind: "formula", at: "A2", formula: "IPV4_ALL(1)", spill: { rows: 2, columns: 2 } },
          { kind: "formula", at: "A4", formula: "NA()" },
        ],
      },
    ],
  });
  const values = drawing.sheets[0]?.values ?? [];
  values[0] = [2];
  values[1] = ["a", "b"];
  values[2] = ["c", 7];
  values[3] = [{ error: "#N/A", message: "not measured" }];
  const output = writeText(drawing).output.split("\n").map((line) => line.trim());
  expect(output).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^A1 .* = 1\+1 → 2$/),
      expect.stringMatching(/^A2 .* fills A2:B3 = IPV4_ALL\(1\) → a$/),
      'B2  spilled  "b"',
      expect.stringMatching(/^B3 {2}spilled.* = 7$/),
      expect.stringMatching(/^A4 .* = NA\(\) → #N\/A \(not measured\)$/),
    ]),
  );
}); // prettier-ignore

test("every feature is a line", () => {
  const printed = lines(
    {
      cells: [
        ...A1,
        { kind: "text", at: "A5", text: "Go", link: { url: "https://example.com" } },
        { kind: "note", at: "A6", text: "words", columns: 3 },
      ],
      columnWidths: [20, 10],
      freeze: { rows: 2, columns: 1 },
      print: { orientation: "landscape", repeatRows: [1, 2], pagesWide: 2 },
      validations: [
        { range: "A1", rule: { kind: "whole", minimum: 1, maximum: 9 }, prompt: { title: "t", text: "p" }, error: "e" },
        { range: "A9", rule: { kind: "list", values: ["a", "b"] }, allowBlank: true, prompt: { title: "t", text: "p" }, error: "e" },
      ],
      conditionalFormats: [{ range: "A1:A2", formula: "A1>1", style: "bad" }],
      charts: [{ kind: "line", title: "c", description: "d", covers: "E1:J9", xTitle: "x", yTitle: "y", series: [{ name: "s", categories: { sheet: "Data", range: "A1:A2" }, values: { sheet: "Data", range: "A1:A2" } }] }],
      tables: [{ name: "Runs", at: "L1", columns: [{ header: "Case" }, { header: "Twice", formula: "[@Case]*2", format: "0.0" }], rows: [["a", null]] }],
    },
    [{ name: "Hosts", refersTo: { sheet: "Data", range: "A1" }, comment: "planned" }, { name: "Share", refersTo: { formula: "96%" } }],
  );
  expect(printed).toEqual(
    expect.arrayContaining([
      "widths 20 10",
      "frozen 2 rows, 1 columns",
      "print landscape, 2 pages wide, rows 1 to 2 on each page",
      "table Runs L1:M2",
      'column "Twice" = [@Case]*2  [0.0]',
      "Case | Twice",
      "a | (blank)",
      "link A5 to https://example.com",
      "wrapped A6:C6",
      'chart line "c" E1:J9: d',
      'axes "x", "y"',
      'series "s": Data!A1:A2 over Data!A1:A2',
      'validation A1 whole 1 to 9 (t: p) else "e"',
      'validation A9 one of a, b or blank (t: p) else "e"',
      "format A1:A2 bad where A1>1",
      "Names",
      "Hosts = Data!A1  (planned)",
      "Share = 96%",
    ]),
  );
}); // prettier-ignore

test("a sheet of one page across is described as that", () => {
  expect(lines({}).join("\n")).toContain("one page");
});
