import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { reportPlan } from "../../../src/reports/benchmarkReport";
import { recalculate } from "../../templates/recalculate";
import { sampleRun, type RunFacts } from "../sampleRuns";

const P95 = { readLatencyMs: 1, readP95Ms: 2, percentiles: "measured" } as const;

const run = (facts: RunFacts = {}, blockSizeBytes = 4096): BenchmarkRun =>
  sampleRun({
    vms: 8,
    durationSeconds: 3600,
    ...facts,
    workload: { blockSizeBytes, readPct: 100, randomPct: 100 },
    results: { iops: 1000, latencyMs: 1, ...facts.results },
  });

/** Mark and sentence of the rules on the first page of a comparison. */
function lineOf(baseline: BenchmarkRun[], variant: BenchmarkRun[]): string[] {
  const { drawing } = recalculate(
    reportPlan({
      imports: [
        { name: "base", runs: baseline },
        { name: "new", runs: variant },
      ],
      diagnostics: [],
      compare: true,
    }),
  );
  const rows = drawing.sheets.find(({ name }) => name === "Comparison")?.values ?? [];
  return rows
    .filter((row) => String(row[1]).includes("limits of the sheet Checks"))
    .map((row) => `${row[0]} ${row[1]}`);
}

const cpu = { cpu: { usagePct: 50 } };

test.each<[string, RunFacts, string[]]>([
  [
    "both are known",
    { ...cpu, results: P95 },
    ["✔ Host CPU and p95 stay within the limits of the sheet Checks."],
  ],
  ["host CPU is unknown", { results: P95 }, ["✔ p95 stays within the limits of the sheet Checks."]],
  ["p95 is unknown", cpu, ["✔ Host CPU stays within the limits of the sheet Checks."]],
  ["neither is known", {}, []],
])("a green sentence named host CPU and p95, whatever was known: %s", (_, facts, expected) => {
  expect(lineOf([run(facts)], [run({ ...facts, results: { ...facts.results, iops: 1001 } })])).toEqual(
    expected,
  );
});

test("a figure that only some tests have counts for these", () => {
  const tests = (iops: number) => [
    run({ ...cpu, results: { ...P95, iops } }),
    run({ results: { ...P95, iops } }, 8192),
  ];
  expect(lineOf(tests(1000), tests(1001))).toEqual([
    "✔ Host CPU (in 1 of 2 tests) and p95 stay within the limits of the sheet Checks.",
  ]);
});

test("a p95 that is not evaluated was within the limits", () => {
  const facts = (iops: number): RunFacts => ({ results: { ...P95, percentiles: "derived", iops } });
  expect(lineOf([run(facts(1000))], [run(facts(1001))])).toEqual([
    "? 1 figure of p95 is not evaluated against the limits of the sheet Checks: column Rule of the sheet Compared figures.",
  ]);
});

test.each([
  [3, "✔ p95 stays within the limits of the sheet Checks."],
  [
    3.01,
    "▲ 1 figure of p95 is above the limits of the sheet Checks: column Rule of the sheet Compared figures.",
  ],
])("p95 of %p times the average", (readP95Ms, expected) => {
  const facts = (iops: number): RunFacts => ({ results: { ...P95, readP95Ms, iops } });
  expect(lineOf([run(facts(1000))], [run(facts(1001))])).toEqual([expected]);
});
