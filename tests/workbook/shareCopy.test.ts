import type { WorkbookDrawing } from "../../src/workbook/drawing";
import { layout } from "../../src/workbook/layout";
import { shareCopy } from "../../src/workbook/shareCopy";
import type { CellSpec, CellValue, NameSpec, WorkbookSpec } from "../../src/workbook/spec";
import { tokenize } from "../../src/workbook/tokens";
import { isCustomFunction } from "../../src/workbook/dialect";
import { writeText } from "../../src/workbook/writers/text/text";
import { sampleDrawing } from "./sampleWorkbook";

/** A sheet of formulas in column A, with the values they had. */
function drawn(
  cells: [formula: string, value: CellValue][],
  { names = [], ...more }: { names?: NameSpec[] } & Partial<WorkbookSpec["sheets"][0]> = {},
): WorkbookDrawing {
  const specs = cells.map(([formula], i): CellSpec => ({
    kind: "formula",
    at: `A${String(i + 1)}`,
    formula,
  }));
  const drawing = layout({
    title: "T",
    subject: "S",
    names,
    sheets: [{ name: "A", cells: specs, print: { orientation: "portrait" }, ...more }],
  });
  cells.forEach(([, value], i) => {
    const row = drawing.sheets[0]?.values[i];
    if (row) row[0] = value;
  });
  return drawing;
}

function notesOf(drawing: WorkbookDrawing): string[] {
  return drawing.sheets.flatMap(({ features }) =>
    features.flatMap((feature) => (feature.kind === "cellNote" ? [feature.text] : [])),
  );
}

function customCalls(drawing: WorkbookDrawing): string[] {
  const formulas = [
    ...drawing.names.flatMap(({ refersTo }) => ("formula" in refersTo ? [refersTo.formula] : [])),
    ...drawing.sheets.flatMap((sheet) => [
      ...sheet.formulas
        .flat()
        .flatMap((drawn) => (drawn ? [drawn.formula, drawn.columnFormula?.text ?? ""] : [])),
      ...sheet.features.flatMap((feature) =>
        feature.kind === "table" ? feature.columns.map(({ formula }) => formula ?? "") : [],
      ),
    ]),
  ];
  return formulas
    .flatMap(tokenize)
    .flatMap(({ kind, text }) => (kind === "function" && isCustomFunction(text) ? [text] : []));
}

test("the sample keeps its values and native formulas, and no custom function is left", () => {
  const sample = sampleDrawing();
  const copy = shareCopy(sample);
  expect(customCalls(sample)).not.toEqual([]);
  expect(customCalls(copy)).toEqual([]);
  expect(copy.sheets.map(({ values }) => values)).toEqual(sample.sheets.map(({ values }) => values));
  expect(copy.sheets[0]?.formulas.flat().map((formula) => formula?.formula)).toEqual([
    "B4*GhzPerHost",
    'IF(B8<B7,"fits","does not fit")',
    "ISNUMBER(B8)",
  ]);
  expect(copy.names).toEqual(sample.names);
  expect(sample).toEqual(sampleDrawing());
});

test("the formulas stay as notes: at their cell, with what they filled; a table's at the header", () => {
  const text = writeText(shareCopy(sampleDrawing())).output;
  const notes = text.split("\n").filter((line) => line.startsWith("  note "));
  expect(notes).toEqual([
    `  note B8 "=VSAN_GHZ_IOPS(SUM('Test results'!$B$4:$B$6),"8K",B5)"`,
    '  note A15 "=IPV4_VLSM("10.0.0.0/22",B4)\\nIt fills A15:B17."',
    '  note E3 "Every row of this column: =VSAN_GHZ_IOPS([@IOPS],[@[Latency (ms)]],Layout)"',
  ]);
  expect(text).toContain('  A15  result  "10.0.0.0/26"');
  expect(text).toContain('    column "Twice" = [@IOPS]*2+$B$4*0  [#,##0]');
  expect(text).toContain('    column "vSAN [GHz] #1"  [0.0]');
});

test("an error's message is kept with the formula", () => {
  const copy = shareCopy(drawn([["VSAN_GHZ(1)", { error: "#N/A", message: "not measured" }]]));
  expect(notesOf(copy)).toEqual(["=VSAN_GHZ(1)\n#N/A: not measured"]);
  expect(copy.sheets[0]?.values).toEqual([[{ error: "#N/A", message: "not measured" }]]);
});

test("a formula that needs a custom function through names becomes a value, too; the names go into its note", () => {
  const names: NameSpec[] = [
    { name: "Ghz", refersTo: { formula: "VSAN_GHZ(1000,8)" } },
    { name: "Double", refersTo: { formula: "LAMBDA(x,x*Ghz)" } },
    { name: "Half", refersTo: { formula: "LAMBDA(Ghz,Ghz/2)" } },
  ];
  const copy = shareCopy(
    drawn(
      [
        ["Double(2)", 25],
        ["Half(2)", 1],
        ["1+1", 2],
      ],
      { names },
    ),
  );
  expect(copy.sheets[0]?.formulas.flat().map((formula) => formula?.formula)).toEqual(["Half(2)", "1+1"]);
  expect(copy.names.map(({ name }) => name)).toEqual(["Half"]);
  expect(notesOf(copy)).toEqual(["=Double(2)\nDouble: =LAMBDA(x,x*Ghz)\nGhz: =VSAN_GHZ(1000,8)"]);
});

test("a workbook without custom functions is copied as it is", () => {
  const drawing = drawn([["1+1", 2]], { names: [{ name: "Share", refersTo: { formula: "96%" } }] });
  expect(shareCopy(drawing)).toEqual(drawing);
});

test("a formula that was not calculated is refused", () => {
  expect(() => shareCopy(drawn([["VSAN_GHZ(1)", null]]))).toThrow(
    'Sheet "A", A1: "=VSAN_GHZ(1)" has no value, calculate the workbook first.',
  );
});

test("a result that is smaller than the block declared for it leaves the rest blank", () => {
  const sample = sampleDrawing();
  const row = sample.sheets[0]?.values[16];
  if (row) row[1] = null;
  expect(shareCopy(sample).sheets[0]?.values[16]?.[1]).toBeNull();
});

test("a conditional format that needs a custom function is refused", () => {
  const names: NameSpec[] = [{ name: "Ghz", refersTo: { formula: "VSAN_GHZ(1000,8)" } }];
  const conditionalFormats = [{ range: "A1", formula: "A1>Ghz", style: "bad" as const }];
  expect(() => shareCopy(drawn([["1+1", 2]], { names, conditionalFormats }))).toThrow(
    'Sheet "A", conditional format of A1: "A1>Ghz" needs a custom function.',
  );
});
