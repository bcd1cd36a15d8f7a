import { Random } from "../../../../bench/generate/random";
import { calculate } from "../../../../src/calculator/calculate";
import { designPlan } from "../../../../src/design/designWorkbook";
import { benchmarkReport } from "../../../../src/reports/benchmarkReport";
import { gallery } from "../../../../src/templates/gallery";
import { layout } from "../../../../src/workbook/layout";
import { imported, knownVm } from "../../../estate/sampleEstate";
import { REFERENCE_RUNS } from "../../../reports/sampleRuns";
import { sourceFunctions } from "../../../sourceFunctions";
import { randomSpec } from "../../fuzz/randomSpec";
import { SAMPLE } from "../../sampleWorkbook";
import { roundTripFaults } from "./roundTripFaults";
import { longTest, sampled, times } from "../../../volume";

/** `SPECS=2000 SPEC_SEED=7` reads more workbooks, and others. */
const SPECS = times("SPECS", { all: 200, sample: 6 });
const SEED = Number(process.env.SPEC_SEED ?? 1);

test("the sample of all features comes back as it was written", async () => {
  expect(await roundTripFaults(calculate(layout(SAMPLE), sourceFunctions))).toEqual([]);
});

const TEMPLATES = sampled(gallery, ({ id }) => id === "ip-plan");

test.each(TEMPLATES.map((template) => [template.id, template] as const))(
  "the template %s comes back as it was written",
  async (_, template) => {
    const drawing = calculate(layout(template.plan().spec), sourceFunctions);
    expect((await roundTripFaults(drawing)).slice(0, 5)).toEqual([]);
  },
);

test.each(sampled([false, true], (compare) => compare))(
  "a report comes back as it was written, compared: %s",
  async (compare) => {
    const imports = ["before.zip", "after.zip"].map((name) => ({ name, runs: REFERENCE_RUNS }));
    const spec = benchmarkReport({ imports, diagnostics: [], compare });
    expect((await roundTripFaults(calculate(layout(spec), sourceFunctions))).slice(0, 5)).toEqual([]);
  },
);

longTest("a design comes back as it was written", async () => {
  const vms = [knownVm({ name: "a" }), knownVm({ name: "b" })];
  const { spec } = designPlan({ estate: imported(vms) });
  expect((await roundTripFaults(calculate(layout(spec), sourceFunctions))).slice(0, 5)).toEqual([]);
});

test("random workbooks come back as they were written", async () => {
  const faults: string[] = [];
  for (let index = 0; index < SPECS && faults.length < 10; index += 1) {
    const drawing = calculate(layout(randomSpec(new Random(SEED * 1_000_003 + index))), sourceFunctions);
    for (const fault of await roundTripFaults(drawing)) faults.push(`#${index} ${fault}`);
  }
  expect(faults.slice(0, 10)).toEqual([]);
}, 300_000);
