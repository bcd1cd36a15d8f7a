import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { calculate } from "../../../src/calculator/calculate";
import { benchmarkReport } from "../../../src/reports/benchmarkReport";
import { layout } from "../../../src/workbook/layout";
import { sourceFunctions } from "../../sourceFunctions";
import { comparisonSheet } from "../../../src/reports/comparison/comparisonSheet";
import { sampleRun, type RunFacts } from "../sampleRuns";

const LOAD = { blockSizeBytes: 4096, readPct: 70, randomPct: 100 };
const run = (facts: RunFacts = {}): BenchmarkRun =>
  sampleRun({ ...facts, workload: { ...LOAD, ...facts.workload } });
const sheetOf = (baseline: BenchmarkRun[], ...variants: BenchmarkRun[][]) =>
  comparisonSheet(
    { name: "base", runs: baseline },
    variants.map((runs, i) => ({ name: `v${i + 1}`, runs })),
  );
const tableOf = (...args: Parameters<typeof sheetOf>) => sheetOf(...args).tables?.[0];
const textsOf = (...args: Parameters<typeof sheetOf>) =>
  sheetOf(...args).cells.flatMap((cell) => ("text" in cell ? [cell.text] : []));
const cellAt = (sheet: ReturnType<typeof sheetOf>, at: string) => sheet.cells.find((cell) => cell.at === at);

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
    results: { ...FULL, iops: 1500, readLatencyMs: 9, writeLatencyMs: 10, percentiles: "measured" },
    cpu: { usagePct: 60 },
  });
  const name = "4 KiB, 70 % read, random";
  const row = (metric: string, unit: string, baseline: number, variant: number, more: unknown[] = []) => [
    name, "v1", metric, unit, baseline, variant, null, null, ...(more.length === 0 ? [null, null, null] : more), null, null,
  ]; // prettier-ignore
  expect(tableOf([before], [after])?.rows).toEqual([
    row("IOPS", "IOPS", 1000, 1500),
    row("Throughput", "MiB/s", 3, 3),
    row("Latency", "ms", 4, 4),
    row("Read latency", "ms", 5, 9),
    row("Write latency", "ms", 6, 10),
    row("p95 read", "ms", 7, 7, [9, "measured", null]),
    row("p95 write", "ms", 8, 8, [10, "measured", null]),
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
  const rows = tableOf([withIops(before)], [withIops(after)])?.rows ?? [];
  expect(rows.map((row) => row[2])).toEqual(["IOPS"]);
});

test.each([
  [1000, null],
  [null, 1000],
  [0, 1000],
])("CPU has no change of IOPS when IOPS went from %s to %s", (iopsBefore, iopsAfter) => {
  const at = (iops: number | null) => run({ results: { iops }, cpu: { usagePct: 50 } });
  const rows = tableOf([at(iopsBefore)], [at(iopsAfter)])?.rows ?? [];
  expect(rows.find((row) => row[2] === "Host CPU")?.[10]).toBeNull();
});

test("metrics follow each other, and variants within a metric", () => {
  const at = (iops: number) => [run({ results: { iops, latencyMs: 1 } })];
  const rows = tableOf(at(1), at(2), at(3))?.rows ?? [];
  expect(rows.map((row) => [row[2], row[1], row[5]])).toEqual([
    ["IOPS", "v1", 2],
    ["IOPS", "v2", 3],
    ["Latency", "v1", 1],
    ["Latency", "v2", 1],
  ]);
});

test("change, verdict and rule are formulas of the columns", () => {
  const columns = tableOf([run()], [run()])?.columns ?? [];
  const formula = (header: string) => columns.find((column) => column.header === header)?.formula;
  expect(columns.map(({ header }) => header)).toEqual([
    "Workload", "Variant", "Metric", "Unit", "Baseline", "Variant value", "Change", "Verdict", "Average",
    "Percentile", "IOPS change", "Rule", "Not comparable",
  ]); // prettier-ignore
  expect(formula("Change")).toBe(
    'IF([@[Not comparable]]<>"","",IF([@Baseline]=0,"",BENCH_CHANGE([@[Variant value]],[@Baseline])))',
  );
  expect(formula("Verdict")).toBe(
    'IF([@[Not comparable]]<>"","not compared",IF(ISNUMBER([@Change]),IF(ABS([@Change])<=NoiseBand,"within noise",IF(([@Change]>0)=OR([@Metric]="IOPS",[@Metric]="Throughput",[@Metric]="IOPS per CPU"),"better","worse")),""))',
  );
  expect(formula("Rule")).toMatch(
    /^IF\(\[@\[Not comparable\]\]<>"","",IF\(\[@Metric\]="Host CPU",IF\(ISNUMBER\(\[@Change\]\),.*,IF\(LEFT\(\[@Metric\],3\)="p95",IF\(ISNUMBER\(\[@\[Variant value\]\]\),.*,""\)\)\)$/,
  );
});

test("changes are shown with their sign, figures with two digits", () => {
  const columns = tableOf([run()], [run()])?.columns ?? [];
  expect(columns.flatMap(({ header, format }) => (format === undefined ? [] : [[header, format]]))).toEqual([
    ["Baseline", "#,##0.00"],
    ["Variant value", "#,##0.00"],
    ["Change", "+0.0%;-0.0%;0.0%"],
    ["Average", "#,##0.00"],
    ["IOPS change", "+0.0%;-0.0%;0.0%"],
  ]);
});

test("the table stands below the summary and the charts, and all refer to its rows", () => {
  const at = (size: number, iops: number) => run({ workload: { blockSizeBytes: size }, results: { iops } });
  const sheet = sheetOf([at(4096, 1), at(8192, 2)], [at(4096, 3), at(8192, 4)]);
  // Summary: header in 5, room for ten metrics; charts from 18 on, 20 rows; table in 39.
  expect(sheet.tables?.[0]?.at).toBe("A39");
  expect(cellAt(sheet, "A6")).toMatchObject({ text: "IOPS (higher is better)" });
  expect(cellAt(sheet, "B6")).toMatchObject({ text: "v1" });
  const formulas = ["C6", "D6", "E6", "F6", "G6"].map((address) => cellAt(sheet, address));
  expect(formulas).toMatchObject([
    { formula: 'IF(COUNT($G$40:$G$41)=0,"",MIN($G$40:$G$41))', format: "+0.0%;-0.0%;0.0%" },
    { formula: 'IF(COUNT($G$40:$G$41)=0,"",MEDIAN($G$40:$G$41))', format: "+0.0%;-0.0%;0.0%" },
    { formula: 'IF(COUNT($G$40:$G$41)=0,"",MAX($G$40:$G$41))', format: "+0.0%;-0.0%;0.0%" },
    { formula: 'COUNTIF($H$40:$H$41,"better")', format: "0" },
    { formula: 'COUNTIF($H$40:$H$41,"worse")', format: "0" },
  ]);
  expect(sheet.charts?.map(({ covers }) => covers)).toEqual(["A18:C37", "D18:H37"]);
  expect(sheet.charts?.[0]).toMatchObject({
    kind: "bar",
    title: "IOPS by workload",
    description: "IOPS of every workload in base and v1, side by side.",
  });
  const cells = (range: string) => ({ sheet: "Comparison", range });
  expect(sheet.charts?.[0]?.series).toEqual([
    { name: "base", categories: cells("A40:A41"), values: cells("E40:E41") },
    { name: "v1", categories: cells("A40:A41"), values: cells("F40:F41") },
  ]);
  expect(sheet.charts?.[1]?.series).toEqual([
    { name: "Change", categories: cells("A40:A41"), values: cells("G40:G41") },
  ]);
});

test.each([
  [40, "A40:A79"],
  [41, "A40:A79"],
])("a chart of %i workloads has 40 bars at most", (count, range) => {
  const runs = Array.from({ length: count }, (_, i) =>
    run({ workload: { blockSizeBytes: 512 * (i + 1) }, results: { iops: 1 } }),
  );
  expect(sheetOf(runs, runs).charts?.[0]?.series[0]?.categories).toEqual({ sheet: "Comparison", range });
});

test("no charts when no pair states IOPS", () => {
  const one = run({ results: { latencyMs: 1 } });
  expect(sheetOf([one], [one]).charts).toEqual([]);
});

test("lists what is not like for like, and what has no partner, above the verdicts", () => {
  const sheet = sheetOf(
    [run({ vms: 18, results: { iops: 1 } }), run({ vms: 18, workload: { threads: 2 }, results: { iops: 1 } }), run({ workload: { readPct: 0 } }), run({ workload: { readPct: 5 } })],
    [run({ vms: 17, results: { iops: 1 } }), run({ vms: 17, workload: { threads: 2 }, results: { iops: 1 } }), run({ workload: { readPct: 100 } })],
  ); // prettier-ignore
  expect(cellAt(sheet, "A4")).toEqual({
    kind: "text",
    at: "A4",
    text: "Not like for like",
    style: "heading",
    columns: 8,
  });
  expect(["A5", "A6", "A7"].map((address) => cellAt(sheet, address))).toEqual(
    [
      "v1: VMs 18 → 17",
      "Not compared, only in the baseline (no partner in v1): 4 KiB, 0 % read, random; 4 KiB, 5 % read, random.",
      "Not compared, only in v1: 4 KiB, 100 % read, random.",
    ].map((text, i) => ({ kind: "note", at: `A${5 + i}`, text, columns: 8, style: "caution" })),
  );
  // Three remarks and two more rows push charts and table down.
  expect(sheet.charts?.[0]?.covers).toBe("A23:C42");
  expect(sheet.tables?.[0]?.at).toBe("A44");
});

test("says nothing about set-ups that are alike", () => {
  expect(textsOf([run()], [run()])).not.toContain("Not like for like");
});

test("the title names the variants and the baseline", () => {
  const texts = textsOf([run()], [run()], [run()]);
  expect(texts).toContain("base (baseline) with v1, v2, workload by workload.");
  expect(texts).toEqual(
    expect.arrayContaining(["In short", "Metric", "Variant", "Least change", "Median change", "Most change", "Better", "Worse"]),
  ); // prettier-ignore
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
  ])("%s: the pair has the reason in its rows and above the verdicts", (_, before, after, reason) => {
    expect(new Set(tableOf([before], [after])?.rows.map((row) => row.at(-1)))).toEqual(new Set([reason]));
    const remark = `v1, 4 KiB, 70 % read, random: no verdict (${reason}).`;
    expect(textsOf([before], [after]).includes(remark)).toBe(reason !== null);
  });

  test("they count as neither better nor worse", () => {
    const spec = benchmarkReport({
      imports: [
        { name: "a", runs: [early, run({ workload: { readPct: 0 }, results: { iops: 100 } })] },
        { name: "b", runs: [fine, run({ workload: { readPct: 0 }, results: { iops: 200 } })] },
      ],
      diagnostics: [],
      compare: true,
    });
    const { sheets } = calculate(layout(spec), sourceFunctions);
    const values = sheets.find(({ name }) => name === "Comparison")?.values ?? [];
    const [, ...counts] = values.find(([first]) => first === "IOPS (higher is better)") ?? [];
    expect(counts.slice(0, 6)).toEqual(["b", 1, 1, 1, 1, 0]);
    expect(spec.sheets[0]?.cells.find(({ at }) => at === "A2")).toMatchObject({
      formula: expect.stringContaining("Compared with a: sheet Comparison"),
    });
  });
});
