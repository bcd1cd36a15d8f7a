import { reportPlan } from "../../../../src/reports/benchmarkReport";
import { recalculate, type Entries } from "../../../templates/recalculate";
import { sampleRun, type RunFacts } from "../../sampleRuns";
import { tableColumn } from "../../sheets/tableColumn";
import { found, say } from "../say";

const run = (name: string, results: NonNullable<RunFacts["results"]>, facts: RunFacts = {}) =>
  sampleRun({
    case: name,
    ...facts,
    workload: { blockSizeBytes: 4096, readPct: 70, ...facts.workload },
    results,
  });

/** What the verdict and its finding say of imports, with what a planner types. */
function reportOf(
  imports: readonly (readonly ReturnType<typeof run>[])[],
  compare: boolean,
  entries: Entries = {},
) {
  const named = imports.map((runs, i) => ({ name: `import ${i}`, runs }));
  const plan = reportPlan({ imports: named, diagnostics: [], compare });
  const { drawing, value } = recalculate(plan, entries);
  return {
    verdicts: tableColumn(drawing.sheets, "Check figures", "Verdict", "Run"),
    band: String(value("verdict")),
    isFound: JSON.stringify(plan.spec).includes(": repeats differ: "),
  };
}

const CONTRADICTING = [
  run("a", { iops: 48_000, latencyMs: 0.7 }),
  run("b", { iops: 30_000, latencyMs: 1.7 }),
];

test("repeats that contradict each other are not green: each has the verdict, and a finding names figures", () => {
  const { verdicts, band, isFound } = reportOf([CONTRADICTING], false);
  expect(verdicts).toEqual(["Repeats differ", "Repeats differ"]);
  expect(band).toMatch(/^▲ Up to 48,000 IOPS .* 2 of 2 tests: repeats differ/);
  expect(isFound).toBe(true);
});

test("the verdict follows the noise band on the sheet Checks", () => {
  expect(reportOf([CONTRADICTING], false, { NoiseBand: 2 }).verdicts).not.toContain("Repeats differ");
  const close = [run("a", { iops: 1000 }), run("b", { iops: 1040 })];
  expect(reportOf([close], false).verdicts).not.toContain("Repeats differ");
  expect(reportOf([close], false, { NoiseBand: 0.03 }).verdicts).toEqual([
    "Repeats differ",
    "Repeats differ",
  ]);
});

test.each([
  [
    "IOPS alone",
    { iops: 1000, latencyMs: 1 },
    { iops: 1100, latencyMs: 1.04 },
    "IOPS by 10% (1,000 to 1,100)",
  ],
  [
    "latency alone",
    { iops: 1000, latencyMs: 1 },
    { iops: 1020, latencyMs: 1.2 },
    "latency by 20% (1 to 1.2 ms)",
  ],
  [
    "a little more than the band",
    { iops: 100_000 },
    { iops: 105_001 },
    "IOPS by 5.001% (100,000 to 105,000)",
  ],
])("names what differs by more than noise: %s", (_, first, second, expected) => {
  const [text] = say("repeats-differ", [run("a", first), run("b", second)]);
  expect(text).toContain(`: repeats differ: ${expected}; noise is up to 5%.`);
});

test("the test that differs most comes first, and each finding names its own runs", () => {
  const other = { workload: { readPct: 0 } };
  const runs = [
    run("a", { iops: 1000 }),
    run("b", { iops: 1500 }, other),
    run("c", { iops: 1100 }),
    run("d", { iops: 1000 }, other),
    run("e", { iops: 7 }, { workload: { readPct: 50 } }),
  ];
  expect(found("repeats-differ", runs).map((finding) => finding.runs)).toEqual([
    [1, 3],
    [0, 2],
  ]);
});

test("a run that is not complete is not held against its repeat", () => {
  expect(say("repeats-differ", [run("a", { iops: 10 }), run("b", { iops: 99, errors: 1 })])).toEqual([]);
});

test("two sides of a comparison are not repeats of each other", () => {
  const [before, after] = CONTRADICTING.map((one) => [one]);
  const { verdicts, isFound } = reportOf([before ?? [], after ?? []], true);
  expect(isFound).toBe(false);
  expect(verdicts).not.toContain("Repeats differ");
  expect(reportOf([before ?? [], after ?? []], false).isFound).toBe(true);
});

test("two sides of a comparison that ran once are single runs", () => {
  const texts = (compare: boolean) => {
    const imports = CONTRADICTING.map((one) => ({ name: one.case, runs: [one] }));
    return JSON.stringify(reportPlan({ imports, diagnostics: [], compare }).spec);
  };
  expect(texts(true)).toContain("every one of 2 tests ran once");
  expect(texts(false)).not.toContain("ran once");
});
