import { designPlan } from "../../../src/design/designWorkbook";
import { benchmarkReport } from "../../../src/reports/benchmarkReport";
import { gallery } from "../../../src/templates/gallery";
import { liveFormulas } from "../../../src/workbench/open/liveFormulas";
import type { DrawnFormula, WorkbookDrawing } from "../../../src/workbook/drawing";
import { layout } from "../../../src/workbook/layout";
import type { CellValue, WorkbookSpec } from "../../../src/workbook/spec";
import { imported, knownVm } from "../../estate/sampleEstate";
import { REFERENCE_RUNS } from "../../reports/sampleRuns";
import { sourceFunctions } from "../../sourceFunctions";
import { sampled } from "../../volume";

/** What is left of one formula, and what is said of it. */
function live(formula: Partial<DrawnFormula>, value: CellValue = 7) {
  const drawn: DrawnFormula = { formula: "", custom: false, spill: { rows: 1, columns: 1 }, ...formula };
  const sheet = { name: "Data", rows: 1, columns: 1, values: [[value]], formulas: [[drawn]] };
  const drawing: WorkbookDrawing = {
    title: "",
    subject: "",
    sheets: [{ ...sheet, styles: [], features: [] }],
    names: [{ kind: "name", name: "Total", refersTo: { sheet: "Data", range: "A1" } }],
    records: [],
  };
  const { drawing: read, losses } = liveFormulas({ drawing, lost: [] }, (id) => id === "VSAN_GHZ");
  const [left] = read.sheets;
  return {
    isLive: left?.formulas[0]?.[0] === drawn,
    value: left?.values[0]?.[0],
    losses: losses.map(({ where, because }) => `${where}: ${because}`),
  };
}

test.each<Partial<DrawnFormula>>([
  { formula: "SUM(A:A)*Total" },
  { formula: "XLOOKUP(1,B:B,C:C)" },
  { formula: "LET(x,1,x+1)" },
  { formula: "B1:B3*2", isArray: true },
  { formula: "B1:B3*2", spill: { rows: 3, columns: 1 } },
  { formula: "VSAN_GHZ(1)", custom: true },
])("%j is calculated", (formula) => {
  expect(live(formula)).toEqual({ isLive: true, value: 7, losses: [] });
});

test.each<[Partial<DrawnFormula>, string]>([
  [{ formula: "CUBEVALUE(1)" }, "it uses CUBEVALUE"],
  [{ formula: "VSAN_OF_LATER(1)", custom: true }, "it uses VSAN_OF_LATER"],
  [{ formula: "B1:B3*2" }, "it takes one cell of a range, by its own row"],
  [{ formula: "Lost+1" }, "there is no name Lost"],
  [{ formula: "Gone!A1" }, 'there is no sheet "Gone"'],
])("%j keeps its value: %s", (formula, because) => {
  const loss = `Data, A1: has a formula that is kept as its value: ${because}`;
  expect(live(formula)).toEqual({ isLive: false, value: 7, losses: [loss] });
});

test("a formula that is not imported and has no value is an error: an empty cell would count as 0", () => {
  expect(live({ formula: "CUBEVALUE(1)" }, null)).toEqual({
    isLive: false,
    value: { error: "#N/A" },
    losses: ["Data, A1: has a formula that is not imported, and no value: it shows #N/A: it uses CUBEVALUE"],
  });
});

const SPECS: readonly (readonly [name: string, spec: () => WorkbookSpec])[] = [
  ...gallery.map((template) => [template.id, () => template.plan().spec] as const),
  [
    "a report",
    () =>
      benchmarkReport({
        imports: [{ name: "a.zip", runs: REFERENCE_RUNS }],
        diagnostics: [],
        compare: false,
      }),
  ],
  ["a design", () => designPlan({ estate: imported([knownVm({ name: "a" })]) }).spec],
];

/** One with results that spill, and one that is made of files. */
const SAMPLE = ["ip-plan", "a report"];

test.each(sampled(SPECS, ([name]) => SAMPLE.includes(name)))(
  "every formula of %s is calculated",
  (_, spec) => {
    const drawing = layout(spec());
    const { drawing: read, losses } = liveFormulas({ drawing, lost: [] }, sourceFunctions.has);
    expect(losses).toEqual([]);
    expect(read.sheets.map(({ formulas }) => formulas)).toEqual(
      drawing.sheets.map(({ formulas }) => formulas),
    );
  },
);
