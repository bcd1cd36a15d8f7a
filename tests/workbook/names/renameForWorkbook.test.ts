import { layout } from "../../../src/workbook/layout";
import type { WorkbookDrawing } from "../../../src/workbook/drawing";
import type { ExistingNames } from "../../../src/workbook/names/renameForWorkbook";
import { renameForWorkbook } from "../../../src/workbook/names/renameForWorkbook";
import { renameInFormula } from "../../../src/workbook/names/renameInFormula";
import { writeText } from "../../../src/workbook/writers/text/text";
import { sampleDrawing } from "../sampleWorkbook";

const NOTHING: ExistingNames = { sheets: [], names: [], tables: [] };

function renamed(existing: Partial<ExistingNames>, drawing = sampleDrawing()) {
  return renameForWorkbook(drawing, { ...NOTHING, ...existing });
}

/** A workbook of empty sheets. */
function sheetsOf(...names: string[]): WorkbookDrawing {
  const sheets = names.map((name) => ({ name, cells: [], print: { orientation: "portrait" as const } }));
  return layout({ title: "T", subject: "S", names: [], sheets });
}

test("without a collision the drawing stays the very same", () => {
  const drawing = sampleDrawing();
  const result = renamed({ sheets: ["Sheet1"], names: ["Other"], tables: ["Table1"] }, drawing);
  expect(result).toEqual({ drawing, renames: [] });
  expect(result.drawing).toBe(drawing);
});

test("everything that refers to a renamed sheet follows: the text form differs in nothing else", () => {
  const { drawing } = renamed({ sheets: ["test RESULTS", "Summary"] });
  const expected = writeText(sampleDrawing())
    .output.replace(/^Sheet (Summary|Test results)$/gm, "Sheet $1 (2)")
    .replace(/'Test results'!/g, "'Test results (2)'!")
    .replace(/Summary!/g, "'Summary (2)'!")
    .replace("link A12 to sheet Test results", "link A12 to sheet Test results (2)");
  expect(writeText(drawing).output).toBe(expected);
});

test("a formula that new names make longer than Excel takes is refused", () => {
  const of = (sums: number): WorkbookDrawing =>
    layout({
      title: "T",
      subject: "S",
      names: [],
      sheets: [
        {
          name: "Ab",
          cells: [
            { kind: "input", at: "A1", value: 1 },
            { kind: "formula", at: "A2", formula: Array<string>(sums).fill("Ab!A1").join("+") },
          ],
          print: { orientation: "portrait" },
        },
      ],
    });
  // 'Ab (2)'!A1+ has 12 characters.
  expect(renamed({ sheets: ["Ab"] }, of(682)).renames).toHaveLength(1);
  expect(() => renamed({ sheets: ["Ab"] }, of(683))).toThrow("is too long: 8195 characters, 8192 at most");
});

test("everything that refers to a renamed table or name follows", () => {
  const { drawing, renames } = renamed({ tables: ["results"], names: ["GHZPERHOST", "layout"] });
  expect(renames).toEqual([
    { what: "table", from: "Results", to: "Results_2" },
    { what: "name", from: "GhzPerHost", to: "GhzPerHost_2" },
    { what: "name", from: "Layout", to: "Layout_2" },
  ]);
  const expected = writeText(sampleDrawing())
    .output.replace("table Results A3", "table Results_2 A3")
    .replace(/GhzPerHost/g, "GhzPerHost_2")
    .replace(/,Layout\)/g, ",Layout_2)")
    .replace("\n  Layout = ", "\n  Layout_2 = ");
  expect(writeText(drawing).output).toBe(expected);
  const [table] = (drawing.sheets[1]?.features ?? []).filter(({ kind }) => kind === "table");
  expect(table).toMatchObject({ name: "Results_2" });
  expect(drawing.sheets[1]?.formulas[3]?.[4]?.columnFormula).toEqual({
    table: "Results_2",
    text: "VSAN_GHZ_IOPS([@IOPS],[@[Latency (ms)]],Layout_2)",
  });
});

test("tables and names share one space", () => {
  expect(renamed({ names: ["Results"], tables: ["Share"] }).renames).toEqual([
    { what: "table", from: "Results", to: "Results_2" },
    { what: "name", from: "Share", to: "Share_2" },
  ]);
});

test.each([
  ["the next free number", ["Summary"], ["Summary", "summary (2)"], ["Summary (3)"]],
  ["no name of the drawing's own", ["Plan", "Plan (2)"], ["Plan"], ["Plan (3)"]],
  ["two that are cut to the same", ["x".repeat(31)], ["x".repeat(31)], [`${"x".repeat(27)} (2)`]],
  [
    "no blank before the number where it is cut",
    [`${"x".repeat(26)} yyyy`],
    [`${"x".repeat(26)} yyyy`],
    [`${"x".repeat(26)} (2)`],
  ],
  ["no half character", [`${"x".repeat(26)}😀yyy`], [`${"x".repeat(26)}😀yyy`], [`${"x".repeat(26)} (2)`]],
])("a sheet's new name: %s", (_, own, existing, expected) => {
  const { renames } = renamed({ sheets: existing }, sheetsOf(...own));
  expect(renames.map(({ to }) => to)).toEqual(expected);
});

test("a new name never looks like a cell or like a custom function", () => {
  const drawing = sheetsOf("A");
  drawing.names.push(
    { kind: "name", name: "CPUs", refersTo: { formula: "2" } },
    { kind: "name", name: "SHARE", refersTo: { formula: "LAMBDA(x,x)" } },
  );
  expect(renamed({ names: ["CPUs", "SHARE"] }, drawing).renames.map(({ to }) => to)).toEqual([
    "CPUs_2",
    "SHARE_n2",
  ]);
});

const NEW_NAMES = {
  sheets: new Map([
    ["plan", "Plan (2)"],
    ["bob's data", "Bob's data (2)"],
    ["a!b", "data"],
  ]),
  tables: new Map([["runs", "Runs_2"]]),
  names: new Map([
    ["share", "Share_2"],
    ["x", "x_2"],
  ]),
};

test.each([
  ["Plan!A1+Plan!$B$2:$C$3", "'Plan (2)'!A1+'Plan (2)'!$B$2:$C$3"],
  ["'Plan'!A1", "'Plan (2)'!A1"],
  ["PLAN!A1", "'Plan (2)'!A1"],
  ["'Bob''s data'!A1", "'Bob''s data (2)'!A1"],
  ["'a!b'!A1", "data!A1"],
  ["Plans!A1+A1", "Plans!A1+A1"],
  ['"Plan!A1, Share, Runs[IOPS]"', '"Plan!A1, Share, Runs[IOPS]"'],
  ["SUM(Runs[IOPS])+SUM(Runs[[a b]])+[@IOPS]", "SUM(Runs_2[IOPS])+SUM(Runs_2[[a b]])+[@IOPS]"],
  ["share*SHARE(2)+Shared", "Share_2*Share_2(2)+Shared"],
  ["LAMBDA(x,x+Share)(1)+x", "LAMBDA(x,x+Share_2)(1)+x_2"],
])("in formulas: %s", (formula, expected) => {
  expect(renameInFormula(formula, NEW_NAMES)).toBe(expected);
});

test("records follow the names of sheets and defined names", () => {
  const { drawing } = renamed({ sheets: ["summary"], names: ["LAYOUT"] });
  const [record] = drawing.records;
  expect(record?.sheets).toEqual(["Summary (2)", "Test results", "Bob's data"]);
  expect(record?.names).toEqual(["GhzPerHost", "Layout_2", "Apostrophe", "Share", "Twice"]);
  expect(record?.inputs.map(({ sheet }) => sheet)).toEqual(["Summary (2)", "Summary (2)"]);
});

test("gives sheets the names that are wanted, and all that refers to them follows", () => {
  const names = new Map([["Test results", "Our tests"]]);
  const expected = renamed({ sheets: ["test results"] }).drawing;
  expect(writeText(renameForWorkbook(sampleDrawing(), NOTHING, names).drawing).output).toBe(
    writeText(expected).output.replace(/Test results \(2\)/g, "Our tests"),
  );
});
