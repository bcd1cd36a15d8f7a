import path from "node:path";
import { calculate } from "../../src/calculator/calculate";
import { benchmarkLine, calibrates } from "../../src/cli/benchmarkLine";
import { calibrationGaps } from "../../src/cli/calibrationGaps";
import { designDocument } from "../../src/cli/designDocument";
import { importInputs } from "../../src/cli/importInputs";
import { planCells } from "../../src/cli/planCells";
import { sheetsBehind } from "../../src/cli/sheetsBehind";
import { designPlan } from "../../src/design/designWorkbook";
import { reportPlan } from "../../src/reports/benchmarkReport";
import { NO_FACTS } from "../../src/reports/inputs/clusterFacts";
import { templates } from "../../src/templates/templates";
import { designWithTemplates } from "../../src/templates/together/together";
import { LABELS } from "../../src/model/evidence/estimate";
import { layout } from "../../src/workbook/layout";
import { imported, knownVm } from "../estate/sampleEstate";
import { sourceFunctions } from "../sourceFunctions";
import { longTest } from "../volume";

const SAMPLE = path.resolve(__dirname, "../../samples/easy-run-1732885165.zip");
const SILENT = { print: () => undefined, error: () => undefined, progress: () => undefined };

const benchmark = importInputs([SAMPLE], { series: true }, SILENT);
const reportWith = async (facts: object) =>
  reportPlan({ ...(await benchmark), facts: { ...NO_FACTS, ...facts } });

const FACTS = { hosts: 4, ghzPerHost: 76.8, raid: "RAID-5" };
const ESTATE = imported([knownVm()]);

test("sheets of a report are behind, those of a name that is taken with a word before it", async () => {
  const first = layout(designPlan({ estate: ESTATE }).spec);
  const second = layout((await reportWith({})).spec);
  const { drawing, renamed } = sheetsBehind(first, second, "Bench");
  const names = drawing.sheets.map(({ name }) => name);
  expect(names.slice(0, first.sheets.length)).toEqual(first.sheets.map(({ name }) => name));
  expect(renamed.get("Sources")).toBe("Bench Sources");
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(
    first.sheets.length + second.sheets.length,
  );
  expect(drawing.records.map(({ plan }) => plan)).toEqual(["design", "report"]);
});

test("a second sheet of the name with the word before it gets a number", () => {
  const sheet = layout(designPlan({ estate: ESTATE }).spec);
  const one = { ...sheet, sheets: sheet.sheets.slice(0, 1), names: [], records: [] };
  const both = sheetsBehind(one, one, "Bench");
  expect(both.drawing.sheets.map(({ name }) => name)).toEqual(["Design", "Bench Design"]);
  expect(sheetsBehind(both.drawing, one, "Bench").renamed.get("Design")).toBe("Bench Design (2)");
});

longTest("a design keeps its cells next to every template and a report, and shows the same", async () => {
  const plan = designPlan({ estate: ESTATE });
  const options = { customFunctions: sourceFunctions.ids };
  const behind = layout((await reportWith({})).spec);
  const { drawing } = sheetsBehind(designWithTemplates(plan, templates, options), behind, "Bench");
  const names = drawing.sheets.map(({ name }) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  const both = designDocument(planCells(plan, calculate(drawing, sourceFunctions)));
  expect(both).toEqual(designDocument(planCells(plan, calculate(layout(plan.spec), sourceFunctions))));
});

describe("the calibration of a report", () => {
  test.each<[string, object, boolean, RegExp]>([
    [
      "nothing",
      {},
      false,
      /^Benchmark: the CPU cost per I\/O of that cluster is not known: name .*ghzPerHost of the cluster/,
    ],
    [
      "the CPU of a host",
      FACTS,
      true,
      /^Benchmark: \d+ of \d+ runs show the CPU cost per I\/O of that cluster/,
    ],
  ])("is offered or not, and reported, where %s is known", async (_, facts, isOffered, words) => {
    const report = await reportWith(facts);
    const drawn = layout(report.spec);
    expect(calibrates(planCells(report, drawn))).toBe(isOffered);
    const cells = planCells(report, calculate(drawn, sourceFunctions));
    const { runs } = await benchmark;
    const gaps = calibrationGaps(cells, runs);
    expect(benchmarkLine(cells, { runs: runs.length, gaps, isTaken: false })).toMatch(words);
  });

  longTest("changes the storage CPU of a design where it is taken, and not before", async () => {
    const behind = layout((await reportWith(FACTS)).spec);
    const restsOn: unknown[] = [];
    const ghz = (isTaken: boolean | undefined): number | null => {
      const calibration = isTaken === undefined ? undefined : { name: "Profile", isTaken };
      const plan = designPlan({ estate: ESTATE, calibration });
      const { drawing } = sheetsBehind(layout(plan.spec), behind, "Bench");
      expect(drawing.outside).toBeUndefined();
      const calculated = calculate(drawing, sourceFunctions);
      const row = calculated.sheets[0]?.values.find((cells) => cells.includes("Storage CPU"));
      const isLabel = (cell: unknown) => cell === "model" || LABELS.some((label) => label === cell);
      restsOn.push(row?.find(isLabel));
      return planCells(plan, calculated).number("A.storageGhz");
    };
    const [without, offered, taken] = [ghz(undefined), ghz(false), ghz(true)];
    expect(without).toBeGreaterThan(0);
    expect(offered).toBe(without);
    expect(taken).toBeGreaterThan(0);
    expect(taken).not.toBeCloseTo(Number(without), 3);
    expect(restsOn).toEqual(["model", "model", "assumption"]);
  });
});
