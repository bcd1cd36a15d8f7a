import { reportPlan } from "../../../../src/reports/benchmarkReport";
import { recalculate, type Entries } from "../../../templates/recalculate";
import { processorMs } from "../../../processorTime";
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

test.each([
  ["unfinished-run", []],
  ["job-error", []],
  ["ended-early", []],
  ["aborted", []],
  ["odd", ["Repeats differ"]],
])("a run with the diagnostic %s, held against its repeats", (code, expected) => {
  const at = (name: string, iops: number, line: number) =>
    run(name, { iops }, { source: { file: "results.txt", line } });
  const runs = [at("a", 50_000, 1), at("b", 50_500, 5), at("short", 90_000, 9)];
  const diagnostics = [{ severity: "warning" as const, code, message: "m", file: "results.txt", line: 9 }];
  const plan = reportPlan({ imports: [{ name: "a", runs }], diagnostics, compare: false });
  const verdicts = tableColumn(recalculate(plan).drawing.sheets, "Check figures", "Verdict", "Run");
  expect([...new Set(verdicts)].filter((verdict) => verdict === "Repeats differ")).toEqual(expected);
  expect(found("repeats-differ", runs, { diagnostics })).toHaveLength(expected.length);
});

test("hosts that a run does not state may be those of either setup: it is held against neither", () => {
  const on = (hosts: number | null, iops: number) =>
    run(
      `${iops}`,
      { iops },
      { setup: hosts === null ? null : [{ name: "hosts", value: hosts, file: "f", line: 1 }] },
    );
  const two = [on(4, 100_000), on(4, 100_500), on(6, 150_000), on(6, 150_500)];
  expect(found("repeats-differ", [...two, on(null, 101_000)])).toEqual([]);
  expect(found("repeats-differ", [...two, on(6, 101_000)]).map(({ runs }) => runs)).toEqual([[2, 3, 4]]);
});

test("8,000 runs of one test are held against each other in seconds", async () => {
  const runs = Array.from({ length: 8000 }, (_, i) => run(`c${i}`, { iops: 1000 + (i % 100), latencyMs: 1 }));
  const ms = await processorMs(8000, () => {
    expect(found("repeats-differ", runs)).toHaveLength(1);
  });
  expect(ms).toBeLessThan(8000);
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
