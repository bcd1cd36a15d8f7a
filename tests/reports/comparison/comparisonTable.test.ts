import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { compareRuns } from "../../../src/reports/comparison/comparedRows";
import { comparisonTable } from "../../../src/reports/comparison/comparisonTable";
import { processorMs } from "../../processorTime";
import { sampleRun, type RunFacts } from "../sampleRuns";

const LOAD = { blockSizeBytes: 4096, readPct: 70, randomPct: 100 };
const run = (facts: RunFacts = {}): BenchmarkRun =>
  sampleRun({ ...facts, workload: { ...LOAD, ...facts.workload } });
const tableOf = (baseline: BenchmarkRun[], ...variants: BenchmarkRun[][]) =>
  comparisonTable(
    compareRuns(
      { name: "base", runs: baseline },
      variants.map((runs, i) => ({ name: `v${i + 1}`, runs })),
    ),
  );

const FULL: RunFacts["results"] = {
  iops: 1000,
  throughputBytesPerSecond: 3 * 2 ** 20,
  latencyMs: 4,
  readLatencyMs: 5,
  writeLatencyMs: 6,
  readP95Ms: 7,
  writeP95Ms: 8,
  percentiles: "floored",
};

test("one row per metric that both runs state, with average, percentile and the change of IOPS", () => {
  const before = run({ results: FULL, cpu: { usagePct: 50 } });
  const after = run({
    results: { ...FULL, iops: 1500, readLatencyMs: 9, writeLatencyMs: 10 },
    cpu: { usagePct: 60 },
  });
  const name = "4 KiB, 70% read, random";
  let number = 0;
  const row = (metric: string, unit: string, baseline: number, variant: number, more: unknown[] = []) => [
    name, "v1", metric, unit, baseline, variant, null, null, ...(more.length === 0 ? [null, null, null] : more), null, null, null, ++number, null,
  ]; // prettier-ignore
  expect(tableOf([before], [after]).rows).toEqual([
    row("IOPS", "IOPS", 1000, 1500),
    row("Throughput", "MiB/s", 3, 3),
    row("Latency", "ms", 4, 4),
    row("Read latency", "ms", 5, 9),
    row("Write latency", "ms", 6, 10),
    row("p95 read", "ms", 7, 7, [9, "floored", null]),
    row("p95 write", "ms", 8, 8, [10, "floored", null]),
    row("Host CPU", "% of logical CPU", 50, 60, [null, null, 0.5]),
    row("CPU per I/O", "CPU % per 1,000 IOPS", 50, 40),
    row("IOPS per CPU", "IOPS per CPU %", 20, 25),
  ]);
});

test.each<[string, RunFacts, RunFacts]>([
  ["baseline", { results: { latencyMs: 2 } }, {}],
  ["variant", {}, { results: { latencyMs: 2 } }],
])("a metric that only the %s states has no row", (_, before, after) => {
  const withIops = (facts: RunFacts) => run({ results: { iops: 1000, ...facts.results } });
  const rows = tableOf([withIops(before)], [withIops(after)]).rows;
  expect(rows.map((row) => row[2])).toEqual(["IOPS"]);
});

test.each([
  [1000, null],
  [null, 1000],
  [0, 1000],
])("CPU has no change of IOPS when IOPS went from %s to %s", (iopsBefore, iopsAfter) => {
  const at = (iops: number | null) => run({ results: { iops }, cpu: { usagePct: 50 } });
  const rows = tableOf([at(iopsBefore)], [at(iopsAfter)]).rows;
  expect(rows.find((row) => row[2] === "Host CPU")?.[10]).toBeNull();
});

test("variants follow each other, and metrics within a variant, with numbers that find their rows", () => {
  const at = (iops: number) => [run({ results: { iops, latencyMs: 1 } })];
  const rows = tableOf(at(1), at(2), at(3)).rows;
  expect(rows.map((row) => [row[2], row[1], row[5], row[14]])).toEqual([
    ["IOPS", "v1", 2, 1],
    ["Latency", "v1", 1, 2],
    ["IOPS", "v2", 3, 3],
    ["Latency", "v2", 1, 4],
  ]);
});

test("change, verdict and rule are formulas of the columns", () => {
  const columns = tableOf([run()], [run()]).columns;
  const formula = (header: string) => columns.find((column) => column.header === header)?.formula;
  expect(columns.map(({ header }) => header)).toEqual([
    "Workload", "Variant", "Metric", "Unit", "Baseline", "Variant value", "Change", "Verdict", "Average",
    "Percentile", "IOPS change", "Rule", "Not comparable", "Moved", "Number", "Repeats differ by",
  ]); // prettier-ignore
  expect(formula("Change")).toBe('IF([@Baseline]=0,"",BENCH_CHANGE([@[Variant value]],[@Baseline]))');
  expect(formula("Verdict")).toBe(
    'IF([@[Not comparable]]<>"","not evaluated",IF(ISNUMBER([@Change]),IF(ABS([@Change])<=MAX(NoiseBand,N([@[Repeats differ by]])),"within noise",IF(([@Change]>0)=OR([@Metric]="IOPS",[@Metric]="Throughput",[@Metric]="IOPS per CPU"),"better","worse")),""))',
  );
  expect(formula("Rule")).toMatch(
    /^IF\(\[@\[Not comparable\]\]<>"","",IF\(\[@Metric\]="Host CPU",IF\(ISNUMBER\(\[@Change\]\),.*,IF\(LEFT\(\[@Metric\],3\)="p95",IF\(ISNUMBER\(\[@\[Variant value\]\]\),.*,""\)\)\)$/,
  );
});

test("changes are shown with their sign, figures with two digits", () => {
  const columns = tableOf([run()], [run()]).columns;
  expect(columns.flatMap(({ header, format }) => (format === undefined ? [] : [[header, format]]))).toEqual([
    ["Baseline", "#,##0.00"],
    ["Variant value", "#,##0.00"],
    ["Change", "+0.0%;-0.0%;0.0%"],
    ["Average", "#,##0.00"],
    ["IOPS change", "+0.0%;-0.0%;0.0%"],
    ["Moved", "+0.0%;-0.0%;0.0%"],
    ["Number", "0"],
    ["Repeats differ by", "0.0%"],
  ]);
});

describe("A15: runs that must not be compared", () => {
  const fine = run({ results: { iops: 1000, latencyMs: 1 } });
  const early = run({ vms: 9, vmsFinishedEarly: 1, results: { iops: 500, latencyMs: 1 } });
  const failed = run({ results: { iops: 500, latencyMs: 1, errors: 2 } });

  test.each([
    ["an incomplete baseline", early, fine, "baseline: VMs finished early"],
    ["a baseline with errors", failed, fine, "baseline: errors"],
    ["an incomplete variant", fine, early, "variant: VMs finished early"],
    ["complete runs", fine, run({ results: { iops: 900, latencyMs: 1, errors: 0 } }), null],
    [
      "another load",
      run({ vms: 18, results: { iops: 1 } }),
      run({ vms: 17, results: { iops: 1 } }),
      "setup: VMs",
    ],
    [
      "another version",
      run({ toolVersion: "1", results: { iops: 1 } }),
      run({ toolVersion: "2", results: { iops: 1 } }),
      null,
    ],
  ])("%s: the pair has the reason in its rows", (_, before, after, reason) => {
    expect(new Set(tableOf([before], [after]).rows.map((row) => row[12]))).toEqual(new Set([reason]));
  });

  test.each([
    [true, "variant: job failed"],
    [false, null],
  ])("a variant whose job failed, without errors in its results: %s", (isFailed, reason) => {
    const other = run({ case: "killed", results: { iops: 900, latencyMs: 1 } });
    const [compared] = compareRuns(
      { name: "a", runs: [fine] },
      [{ name: "b", runs: [other] }],
      new Set(isFailed ? [other] : []),
    );
    expect(compared?.rows.map((row) => row.reason)).toEqual(compared?.rows.map(() => reason));
    expect(compared?.likeness.incomplete).toBe(isFailed ? 1 : 0);
  });

  test("other percentiles are a reason for percentiles alone", () => {
    const of = (percentiles: "measured" | "floored") => run({ results: { ...FULL, percentiles } });
    const rows = tableOf([of("measured")], [of("floored")]).rows;
    const reasons = new Map(rows.map((row) => [row[2], row[12]]));
    expect(reasons.get("p95 read")).toBe("kind of percentiles: measured, floored");
    expect(reasons.get("Latency")).toBeNull();
  });
});

describe("CPU per I/O of clusters of different size", () => {
  const on = (hosts: number | null, iops: number, usagePct: number) =>
    run({
      results: { iops },
      cpu: { usagePct },
      setup: hosts === null ? null : [{ name: "hosts", value: hosts, file: "vsan.cfg", line: 1 }],
    });
  const rowsOf = (before: number | null, after: number | null) => {
    const { rows } = tableOf([on(before, 48_000, 14)], [on(after, 90_000, 20)]);
    return rows.flatMap((row) => (/CPU$|I\/O$/.test(String(row[2])) ? [row.slice(2, 6)] : []));
  };
  const perHost = [
    ["Host CPU", "% of logical CPU", 14, 20],
    ["CPU per I/O", "CPU % per 1,000 IOPS", 14 / 48, 20 / 90],
    ["IOPS per CPU", "IOPS per CPU %", 48_000 / 14, 4500],
  ];

  test("counts all hosts: 20% of 6 hosts are more than 14% of 4 for the same I/O", () => {
    // 14% × 4 ÷ 48 = 1.167, 20% × 6 ÷ 90 = 1.333: 14.3% more, where the average host spends 23.8% less.
    expect(rowsOf(4, 6)).toEqual([
      ["Host CPU", "% of logical CPU", 14, 20],
      ["CPU per I/O", "CPU % of a host per 1,000 IOPS", (14 * 4) / 48, (20 * 6) / 90],
      ["IOPS per CPU", "IOPS per CPU % of a host", 48_000 / 56, 750],
    ]);
  });

  test.each([
    ["of the same size", 4, 4],
    ["of which one is not known", 4, null],
  ])("is that of the average host on clusters %s", (_, before, after) => {
    expect(rowsOf(before, after)).toEqual(perHost);
  });

  test("is not evaluated: a larger cluster is another setup", () => {
    const { rows } = tableOf([on(4, 48_000, 14)], [on(6, 90_000, 20)]);
    expect(new Set(rows.map((row) => row[12]))).toEqual(new Set(["setup: hosts"]));
  });
});

describe("repeats of one side", () => {
  const at = (...iops: number[]) => iops.map((rate, i) => run({ case: `c${i}`, results: { iops: rate } }));
  const differing = (before: number[], after: number[]) =>
    tableOf(at(...before), at(...after)).rows.map((row) => row[15]);

  test("widen the band of noise by what they differ", () => {
    expect(differing([1000, 1200], [1300])).toEqual([expect.closeTo(0.2, 12)]);
    expect(differing([1300], [1000, 1500])).toEqual([expect.closeTo(0.5, 12)]);
    expect(differing([1000, 1200], [1000, 1500])).toEqual([0.5, 0.5].map((by) => expect.closeTo(by, 12)));
  });

  test.each([
    ["was complete widens it", [50_000, 90_000], false, [expect.closeTo(0.8, 12)]],
    ["failed does not widen it", [50_000, 90_000], true, [null]],
    ["failed leaves it to the others", [50_000, 55_000, 90_000], true, [expect.closeTo(0.1, 12)]],
  ])("one that %s", (_, rates, isFailed, expected) => {
    const [runs, other] = [at(...rates), at(65_650)];
    const failed = new Set(isFailed ? runs.slice(-1) : []);
    const differ = (before: BenchmarkRun[], after: BenchmarkRun[]) =>
      compareRuns({ name: "a", runs: before }, [{ name: "b", runs: after }], failed).flatMap(({ rows }) =>
        rows.map(({ repeatsBy }) => repeatsBy),
      );
    expect(differ(runs, other)).toEqual(expected);
    expect(differ(other, runs)).toEqual(expected);
  });

  test("8,000 of one test on each side are compared in seconds", async () => {
    const many = () => at(...Array.from({ length: 8000 }, (_, i) => 1000 + (i % 50)));
    const [before, after] = [many(), many()];
    const ms = await processorMs(8000, () => {
      const [compared] = compareRuns({ name: "a", runs: before }, [{ name: "b", runs: after }]);
      expect(compared?.rows).toHaveLength(8000);
    });
    expect(ms).toBeLessThan(8000);
  });

  test("a test that ran once on both sides has none", () => {
    expect(differing([1000], [1300])).toEqual([null]);
  });
});
