import { benchmarkComparison } from "../../../src/templates/benchmarkComparison/benchmarkComparison";
import { PASTE_ROWS, PASTE_WIDTH } from "../../../src/templates/benchmarkComparison/pastedColumns";
import type { CellValue } from "../../../src/workbook/spec";
import { ofPlan } from "../ofPlan";
import { printedSheet } from "../printedSheet";
import { recalculate, type Entries } from "../recalculate";

const plan = benchmarkComparison.plan();

type Table = readonly (readonly CellValue[])[];

const HEADERS = [
  "Case", "Block size (KiB)", "Read %", "Random %", "Outstanding I/O", "VMs", "IOPS", "MiB/s",
  "Latency (ms)", "Read latency (ms)", "Write latency (ms)", "p95 read (ms)", "p95 write (ms)",
  "Host CPU %", "Host CPU utilization %",
]; // prettier-ignore

/** Five tests: mixed, reads, writes, one without a workload, one that no variant has. */
const OLD: Table = [
  HEADERS,
  ["a", 4, 70, 100, 64, 8, 1000, null, 2, 1, 4, 3, 12, 50, 40],
  ["b", 1024, 100, 0, 32, 8, 200, 210, 4, 4, 0, 16, null, 25, 20],
  ["c", 4, 0, 50, 16, 8, 400, null, 9, 0, 9, null, 37, 60, 50],
  ["odd", null, null, null, null, null, 500, null, null, null, null, null, null, null, null],
  ["d", 64, 50, 100, 8, 8, 300, null, 3, 3, 3, 3, 3, 30, 30],
];

const NEW: Table = [
  HEADERS,
  ["c", 4, 0, 50, 16, 8, 440, null, 8, 0, 8, null, 33, 63, 50],
  ["a", 4, 70, 100, 64, 8, 1200, null, 1.5, 0.9, 3, 4, 13, 65, 50],
  ["b", 1024, 100, 0, 32, 8, 190, 200, 5.2, 5.2, 0, 20, null, 28, 20],
  ["odd", null, null, null, null, null, 510, null, null, null, null, null, null, null, null],
];

const THIRD: Table = [
  HEADERS,
  ["a", 4, 70, 100, 64, 8, 900, 4, 2.2, 1.2, 4.4, 3, 12, 40, 40],
  ["b", 1024, 100, 0, 32, 8, 230, 240, 3.6, 3.6, 0, 15, null, 27, 20],
  ["new", 16, 70, 100, 64, 8, 100, null, 2, 1, 4, 3, 12, 50, 40],
];

const filled = (table: Table, rows: number): CellValue[][] =>
  Array.from({ length: rows }, (_, r) =>
    Array.from({ length: PASTE_WIDTH }, (_, c) => table[r]?.[c] ?? null),
  );

const pasted = (id: string, [header = [], ...rows]: Table): Entries => ({
  [`paste_${id}.header`]: filled([header], 1),
  [`paste_${id}.rows`]: filled(rows, PASTE_ROWS),
});

/** The second variant is left empty: what belongs to the third must not slip into its place. */
const ENTRIES: Entries = {
  ...pasted("base", OLD),
  ...pasted("v1", NEW),
  ...pasted("v3", THIRD),
  "setup.label": ["Old", "New", null, "Third"],
  "setup.percentiles": ["with decimals", "whole ms", "whole ms", "derived"],
  noise: 0.04,
  cpuLimit: 0.1,
  p95Limit: 4,
  readLimit: 5,
  writeLimit: 8,
  repeats: 2,
};

const exampleOf = ofPlan((one) => recalculate(one));
const calculatedOf = ofPlan((one) => recalculate(one, ENTRIES));
const rows = (id: string, ...lines: number[]): string[] =>
  lines.map((line) => printedSheet(calculatedOf(plan)).row(id, line));

test("a table as read: workload, figures and what follows from them", () => {
  expect(rows("read_base.label", 0, 1, 2, 3, 4, 5)).toEqual([
    "Workload | Row | Block size (KiB) | Read % | Random % | Outst. I/O | VMs | IOPS | MiB/s | Latency (ms) | Read (ms) | Write (ms) | p95 read (ms) | p95 write (ms) | Host CPU % | CPU % per 1,000 IOPS | IOPS per CPU % | Paired by | And repeat | Counterparts | New size (KiB)",
    // 1000 × 4 ÷ 1024; 50 ÷ 1; 1000 ÷ 50
    "4 KiB, 70% read, random, 64 outstanding | 1 | 4 | 70% | 100% | 64 | 8 | 1,000 | 3.9 | 2.00 | 1.00 | 4.00 | 3.00 | 12.00 | 50.0% | 50.000 | 20 | 4K 0.7 1 64 8 | 4K 0.7 1 64 8 #1 | 2 | 4",
    // MiB/s as given; no write latency; 25 ÷ 0.2
    "1 MiB, 100% read, sequential, 32 outstanding | 2 | 1024 | 100% | 0% | 32 | 8 | 200 | 210.0 | 4.00 | 4.00 |  | 16.00 |  | 25.0% | 125.000 | 8 | 1024K 1 0 32 8 | 1024K 1 0 32 8 #1 | 2 | 1024",
    // The size is not new
    "4 KiB, 0% read, 50% random, 16 outstanding | 3 | 4 | 0% | 50% | 16 | 8 | 400 | 1.6 | 9.00 |  | 9.00 |  | 37.00 | 60.0% | 150.000 | 7 | 4K 0 0.5 16 8 | 4K 0 0.5 16 8 #1 | 1",
    "odd | 4 |  |  |  |  |  | 500 |  |  |  |  |  |  |  |  |  | odd | odd #1 | 1",
    // 300 × 64 ÷ 1024; no variant has it
    "64 KiB, 50% read, random, 8 outstanding | 5 | 64 | 50% | 100% | 8 | 8 | 300 | 18.8 | 3.00 | 3.00 | 3.00 | 3.00 | 3.00 | 30.0% | 100.000 | 10 | 64K 0.5 1 8 8 | 64K 0.5 1 8 8 #1 | 0 | 64",
  ]);
  // 63 ÷ 0.44; 28 ÷ 0.19
  expect(rows("read_v1.label", 1, 3)).toEqual([
    "4 KiB, 0% read, 50% random, 16 outstanding | 1 | 4 | 0% | 50% | 16 | 8 | 440 | 1.7 | 8.00 |  | 8.00 |  | 33.00 | 63.0% | 143.182 | 7 | 4K 0 0.5 16 8 | 4K 0 0.5 16 8 #1 | 1",
    "1 MiB, 100% read, sequential, 32 outstanding | 3 | 1024 | 100% | 0% | 32 | 8 | 190 | 200.0 | 5.20 | 5.20 |  | 20.00 |  | 28.0% | 147.368 | 7 | 1024K 1 0 32 8 | 1024K 1 0 32 8 #1 | 1",
  ]);
});

test("columns are found by their headers", () => {
  expect(rows("at.header", 0, 2, 15)).toEqual([
    "Header | Baseline | Variant 1 | Variant 2 | Variant 3 | Variant 4 | Variant 5",
    // As pasted, and in the order of the empty paste areas
    "VMs | 6 | 6 | 2 | 6 | 2 | 2",
    "Host CPU utilization % | 15 | 15 | 15 | 15 | 15 | 15",
  ]);
});

test("changes of every metric, in the order of the baseline", () => {
  expect(rows("chg_v1.label", 0, 1, 2, 3, 4, 5)).toEqual([
    "Workload | IOPS | Throughput | Latency | Read latency | Write latency | p95 read | p95 write | Host CPU | CPU per I/O | IOPS per CPU | Counterpart in row | Worse by | Host CPU rule",
    // 65 ÷ 50 of 1200 ÷ 1000 is 1.0833
    "4 KiB, 70% read, random, 64 outstanding | +20.0% | +20.0% | -25.0% | -10.0% | -25.0% | +33.3% | +8.3% | +30.0% | +8.3% | -7.7% | 2 | 8.3% | per I/O within the CPU limit",
    // 1.12 ÷ 0.95 is 1.1789
    "1 MiB, 100% read, sequential, 32 outstanding | -5.0% | -4.8% | +30.0% | +30.0% |  | +25.0% |  | +12.0% | +17.9% | -15.2% | 3 | 30.0% | per I/O above the CPU limit",
    "4 KiB, 0% read, 50% random, 16 outstanding | +10.0% | +10.0% | -11.1% |  | -11.1% |  | -10.8% | +5.0% | -4.5% | +4.8% | 1 | 0.0% | per I/O within the CPU limit",
    "odd | +2.0% |  |  |  |  |  |  |  |  |  | 4 | 0.0%",
    "64 KiB, 50% read, random, 8 outstanding",
  ]);
  expect(rows("chg_v3.label", 1, 2, 3)).toEqual([
    "4 KiB, 70% read, random, 64 outstanding | -10.0% | +2.4% | +10.0% | +20.0% | +10.0% | 0.0% | 0.0% | -20.0% | -11.1% | +12.5% | 1 | 20.0% | per I/O within the CPU limit",
    "1 MiB, 100% read, sequential, 32 outstanding | +15.0% | +14.3% | -10.0% | -10.0% |  | -6.3% |  | +8.0% | -6.1% | +6.5% | 2 | 0.0% | per I/O within the CPU limit",
    "4 KiB, 0% read, 50% random, 16 outstanding",
  ]);
});

// Reads up to 5 ms, writes up to 8 ms, p95 up to 4 averages.
test("limits, test by test", () => {
  expect(rows("rule_base.label", 0, 1, 2, 3, 5)).toEqual([
    "Workload | Read latency | Write latency | p95 read | p95 write",
    "4 KiB, 70% read, random, 64 outstanding | within the limit | within the limit | p95 within the limit | p95 within the limit",
    "1 MiB, 100% read, sequential, 32 outstanding | within the limit |  | p95 within the limit", // 16 of 4 × 4
    "4 KiB, 0% read, 50% random, 16 outstanding |  | above the limit |  | p95 above the limit", // 9; 37 of 36
    "64 KiB, 50% read, random, 8 outstanding | within the limit | within the limit | p95 within the limit | p95 within the limit",
  ]);
  expect(rows("rule_v1.label", 1, 2, 3)).toEqual([
    "4 KiB, 0% read, 50% random, 16 outstanding |  | within the limit |  | p95 above the limit", // 8; 33 of 32
    "4 KiB, 70% read, random, 64 outstanding | within the limit | within the limit | p95 above the limit | p95 above the limit", // 4 of 3.6; 13 of 12
    "1 MiB, 100% read, sequential, 32 outstanding | above the limit |  | p95 undecided", // 20 to 21 of 20.8
  ]);
  expect(rows("rule_v3.label", 1, 2)).toEqual([
    "4 KiB, 70% read, random, 64 outstanding | within the limit | within the limit | not evaluated | not evaluated",
    "1 MiB, 100% read, sequential, 32 outstanding | within the limit |  | not evaluated",
  ]);
});

test("tests over each limit: evaluated, over, undecided, and which", () => {
  expect(rows("over.rule", 0, 1, 2, 3, 4, 7, 14, 16, 20, 25, 27)).toEqual([
    "Limit | Results | Evaluated | Over | Undecided | Which",
    "Read latency | Old | 3 | 0 | 0",
    "Read latency | New | 2 | 1 | 0 | 1 MiB, 100% read, sequential, 32 outstanding",
    "Read latency",
    "Read latency | Third | 3 | 0 | 0",
    "Write latency | Old | 3 | 1 | 0 | 4 KiB, 0% read, 50% random, 16 outstanding",
    "p95 read | New | 1 | 1 | 1 | 4 KiB, 70% read, random, 64 outstanding",
    "p95 read | Third | 0 | 0 | 3",
    "p95 write | New | 2 | 2 | 0 | 4 KiB, 0% read, 50% random, 16 outstanding; 4 KiB, 70% read, random, 64 outstanding",
    "Host CPU | New | 3 | 1 | 0 | 1 MiB, 100% read, sequential, 32 outstanding",
    "Host CPU | Third | 2 | 0 | 0",
  ]);
});

test("tests without a counterpart", () => {
  expect(rows("unpaired.variant", 0, 1, 2, 3, 5, 6)).toEqual([
    "Compared | Where | Tests | Which",
    "Variant 1 | Only in Old | 1 | 64 KiB, 50% read, random, 8 outstanding",
    "Variant 1 | Only in New | 0",
    "Variant 2",
    "Variant 3 | Only in Old | 3 | 4 KiB, 0% read, 50% random, 16 outstanding; odd; 64 KiB, 50% read, random, 8 outstanding",
    "Variant 3 | Only in Third | 1 | 16 KiB, 70% read, random, 64 outstanding",
  ]);
});

test("more than three tests are counted", () => {
  const many: Table = [HEADERS, ...[1, 2, 3, 4, 5].map((oio) => ["x", 4, 100, 100, oio, 8, 100])];
  const sheet = printedSheet(recalculate(plan, { ...pasted("base", many), ...pasted("v1", OLD) }));
  expect(sheet.row("unpaired.variant", 1)).toBe(
    "Variant 1 | Only in TCP | 5 | 4 KiB, 100% read, random, 1 outstanding; 4 KiB, 100% read, random, 2 outstanding; 4 KiB, 100% read, random, 3 outstanding; and 2 more",
  );
});

test("by metric: least, median, most, tests beyond 4% for better and worse, rank", () => {
  expect(rows("metric.metric", 0, 1, 2, 3, 6, 8, 11, 13, 16, 18, 21, 23, 26, 28, 31, 33, 36, 38, 41, 43, 46, 48)).toEqual([
    "Metric | Better | Variant | Least | Median | Most | Tests better | Tests worse | Within noise | Rank | No.",
    "IOPS | higher | New | -5.0% | +6.0% | +20.0% | 2 | 1 | 1 | 1 | 1", // −5, +2, +10, +20
    "IOPS | higher |  |  |  |  |  |  |  |  | 2",
    "IOPS | higher | Third | -10.0% | +2.5% | +15.0% | 1 | 1 | 0 | 2 | 3",
    "Throughput | higher | New | -4.8% | +10.0% | +20.0% | 2 | 1 | 0 | 1 | 1",
    "Throughput | higher | Third | +2.4% | +8.3% | +14.3% | 1 | 0 | 1 | 2 | 3",
    "Latency | lower | New | -25.0% | -11.1% | +30.0% | 2 | 1 | 0 | 1 | 1",
    "Latency | lower | Third | -10.0% | +0.0% | +10.0% | 1 | 1 | 0 | 2 | 3",
    "Read latency | lower | New | -10.0% | +10.0% | +30.0% | 1 | 1 | 0 | 2 | 1",
    "Read latency | lower | Third | -10.0% | +5.0% | +20.0% | 1 | 1 | 0 | 1 | 3",
    "Write latency | lower | New | -25.0% | -18.1% | -11.1% | 2 | 0 | 0 | 1 | 1",
    "Write latency | lower | Third | +10.0% | +10.0% | +10.0% | 0 | 1 | 0 | 2 | 3",
    "p95 read | lower | New | +25.0% | +29.2% | +33.3% | 0 | 2 | 0 | 2 | 1",
    "p95 read | lower | Third | -6.3% | -3.1% | 0.0% | 1 | 0 | 1 | 1 | 3",
    "p95 write | lower | New | -10.8% | -1.2% | +8.3% | 1 | 1 | 0 | 1 | 1",
    "p95 write | lower | Third | 0.0% | 0.0% | 0.0% | 0 | 0 | 1 | 2 | 3",
    "Host CPU | lower | New | +5.0% | +12.0% | +30.0% | 0 | 3 | 0 | 2 | 1",
    "Host CPU | lower | Third | -20.0% | -6.0% | +8.0% | 1 | 1 | 0 | 1 | 3",
    "CPU per I/O | lower | New | -4.5% | +8.3% | +17.9% | 1 | 2 | 0 | 2 | 1",
    "CPU per I/O | lower | Third | -11.1% | -8.6% | -6.1% | 2 | 0 | 0 | 1 | 3",
    "IOPS per CPU | higher | New | -15.2% | -7.7% | +4.8% | 1 | 2 | 0 | 2 | 1",
    "IOPS per CPU | higher | Third | +6.5% | +9.5% | +12.5% | 2 | 0 | 0 | 1 | 3",
  ]);
}); // prettier-ignore

test("medians, and who is best in each metric", () => {
  expect(rows("medians.metric", 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)).toEqual([
    "Metric | Variant 1 | Variant 2 | Variant 3 | Variant 4 | Variant 5 | Better | Best variant",
    " | New |  | Third",
    "IOPS | +6.0% |  | +2.5% |  |  | higher | New",
    "Throughput | +10.0% |  | +8.3% |  |  | higher | New",
    "Latency | -11.1% |  | +0.0% |  |  | lower | New",
    "Read latency | +10.0% |  | +5.0% |  |  | lower | none beyond noise",
    "Write latency | -18.1% |  | +10.0% |  |  | lower | New",
    "p95 read | +29.2% |  | -3.1% |  |  | lower | none beyond noise",
    "p95 write | -1.2% |  | 0.0% |  |  | lower | none beyond noise",
    "Host CPU | +12.0% |  | -6.0% |  |  | lower | Third",
    "CPU per I/O | +8.3% |  | -8.6% |  |  | lower | Third",
    "IOPS per CPU | -7.7% |  | +9.5% |  |  | higher | Third",
  ]);
});

test("IOPS by block size: means of tests and of changes", () => {
  expect(rows("bySize.size", 0, 1, 2, 3, 4)).toEqual([
    "Block size (KiB) | Baseline | Variant 1 | Variant 2 | Variant 3 | Variant 4 | Variant 5 | Change Variant 1 | Change Variant 2 | Change Variant 3 | Change Variant 4 | Change Variant 5",
    "4 | 700 | 820 |  | 900 |  |  | +15.0% |  | -10.0%", // (1000 + 400) ÷ 2; (1200 + 440) ÷ 2
    "64 | 300",
    "1024 | 200 | 190 |  | 230 |  |  | -5.0% |  | +15.0%",
    "",
  ]);
});

test("one metric, test by test: IOPS, and the ninth, CPU per I/O", () => {
  expect(rows("oneMetric.label", 0, 1, 2, 4)).toEqual([
    "Workload | Variant 1 | Verdict | Variant 2 | Verdict | Variant 3 | Verdict | Variant 4 | Verdict | Variant 5 | Verdict",
    "4 KiB, 70% read, random, 64 outstanding | +20.0% | better |  |  | -10.0% | worse",
    "1 MiB, 100% read, sequential, 32 outstanding | -5.0% | worse |  |  | +15.0% | better",
    "odd | +2.0% | within noise",
  ]);
  expect(rows("figures.label", 0, 1, 5)).toEqual([
    "Workload | Baseline | Variant 1 | Variant 2 | Variant 3 | Variant 4 | Variant 5",
    "4 KiB, 70% read, random, 64 outstanding | 1,000.00 | 1,200.00 |  | 900.00",
    "64 KiB, 50% read, random, 8 outstanding | 300.00",
  ]);
  const ninth = printedSheet(recalculate(plan, { ...ENTRIES, shown: 9 }));
  // 65 ÷ 1.2 and 40 ÷ 0.9
  expect(ninth.row("figures.label", 1)).toBe(
    "4 KiB, 70% read, random, 64 outstanding | 50.00 | 54.17 |  | 44.44",
  );
  expect(ninth.row("oneMetric.label", 1)).toBe(
    "4 KiB, 70% read, random, 64 outstanding | +8.3% | worse |  |  | -11.1% | better",
  );
});

test.each([
  ["IOPS rise: better", 1, "better"],
  ["throughput rises: better", 2, "better"],
  ["latency falls: better", 3, "better"],
  ["host CPU rises: worse", 8, "worse"],
  ["IOPS per CPU rise: better", 10, "better"],
])("%s", (_, shown, verdict) => {
  expect(recalculate(plan, { ...ENTRIES, shown }).value("oneMetric.v3Verdict", 2)).toBe(verdict);
});

test("variants at a glance, conclusion and verdict", () => {
  expect(rows("outcome.variant", 0, 1, 2, 3)).toEqual([
    "Variant | Tests paired | No counterpart | Over a limit | Outcome | Not compared | Setup differs in",
    // "odd" has no latency
    "New | 4 | 1 | 5 | limit exceeded | 1",
    "",
    // one of its two tests is 10% slower
    "Third | 2 | 4 | 0 | mixed | 0",
  ]);
  expect(rows("said.sentence", 1, 2, 3, 4)).toEqual([
    "Repeats of every test is 2, but sheet Baseline has 1 run of 4 KiB, 70% read, random, 64 outstanding. CPU is cpu.usage.",
    "New against Old, median of 4 tests: IOPS +6.0% (better), latency -11.1% (better), CPU per I/O +8.3% (worse); 2 tests worse beyond noise; 5 tests over a limit.",
    "",
    "Third against Old, median of 2 tests: IOPS +2.5% (within noise), latency +0.0% (within noise), CPU per I/O -8.6% (better); 1 test worse beyond noise; no limit exceeded.",
  ]);
  expect(calculatedOf(plan).value("verdict")).toBe(
    "✖ A limit is exceeded in 5 cases, first in New (sheet Limits); questionable (sheet Calculation)",
  );
});

describe("one test of one variant", () => {
  const one = (iops: number, cpu: number, latency: number, more: Entries = {}, p95: number | null = null) => {
    const test = (rate: number, share: number, ms: number): Table => [
      HEADERS,
      ["x", 8, 100, 100, 4, 8, rate, null, ms, ms, null, p95, null, share, null],
    ];
    return recalculate(plan, {
      ...pasted("base", test(1000, 50, 5)),
      ...pasted("v1", test(iops, cpu, latency)),
      "setup.esxi": ["8.0 U3", "8.0 U3"],
      "setup.tool": ["2.8", "2.8"],
      "setup.layout": ["RAID-5", "RAID-5"],
      ...more,
    });
  };

  test.each<[number, number, number, string, string]>([
    [
      1000,
      53,
      5,
      "more CPU per I/O",
      "▲ More CPU: RDMA, CPU per I/O +6.0% (median); no variant exceeds a limit",
    ],
    [
      1000,
      52,
      5,
      "within noise",
      "▲ No difference beyond noise, and no variant exceeds a limit, but not evaluated: p95 read (sheet Limits)",
    ],
    [
      1060,
      50,
      5,
      "faster",
      "▲ Faster: RDMA, IOPS +6.0% (median); no variant exceeds a limit, but not evaluated: p95 read (sheet Limits)",
    ],
    [
      1000,
      52,
      5.25,
      "within noise",
      "▲ No difference beyond noise, and no variant exceeds a limit, but not evaluated: p95 read (sheet Limits)",
    ],
    [
      1000,
      50,
      5.3,
      "higher latency",
      "▲ Higher latency: RDMA, latency +6.0%, IOPS 0.0% (medians); no variant exceeds a limit",
    ],
    [
      1100,
      50,
      14,
      "higher latency",
      "▲ Higher latency: RDMA, latency +180.0%, IOPS +10.0% (medians); no variant exceeds a limit",
    ],
    [
      1000,
      53,
      5.3,
      "higher latency",
      "▲ Higher latency: RDMA, latency +6.0%, IOPS 0.0% (medians); no variant exceeds a limit",
    ],
    [940, 40, 9, "slower", "▲ Slower: RDMA, IOPS -6.0% (median); no variant exceeds a limit"],
    [940, 40, 5, "slower", "▲ Slower: RDMA, IOPS -6.0% (median); no variant exceeds a limit"],
    [1000, 50, 16, "limit exceeded", "✖ A limit is exceeded in 1 case, first in RDMA (sheet Limits)"],
  ])("%d IOPS, %d %% CPU, %d ms: %s", (iops, cpu, latency, outcome, verdict) => {
    const sheet = one(iops, cpu, latency);
    expect([sheet.value("outcome.outcome", 1), sheet.value("verdict")]).toEqual([outcome, verdict]);
  });

  test.each<[number, number, string, string]>([
    [1060, 8, "with decimals", "✔ Faster: RDMA, IOPS +6.0% (median); no variant exceeds a limit, no test worse beyond noise in IOPS, latency or CPU per I/O"],
    [1000, 8, "with decimals", "✔ No difference beyond noise, and no variant exceeds a limit"],
    [1060, 15, "whole ms", "▲ Faster: RDMA, IOPS +6.0% (median); no variant exceeds a limit, but not evaluated: p95 read (sheet Limits)"],
    [1060, 14, "whole ms", "✔ Faster: RDMA, IOPS +6.0% (median); no variant exceeds a limit, no test worse beyond noise in IOPS, latency or CPU per I/O"],
  ])("%d IOPS, p95 of %d ms %s: %s", (iops, p95, kind, verdict) => {
    const kinds = { "setup.percentiles": Array<string>(6).fill(kind) };
    expect(one(iops, 50, 5, kinds, p95).value("verdict")).toBe(verdict);
  }); // prettier-ignore

  test("its sentence has the singular", () => {
    expect(one(1060, 50, 16).value("said.sentence", 2)).toBe(
      "RDMA against TCP, median of 1 test: IOPS +6.0% (better), latency +220.0% (worse), CPU per I/O -5.7% (better); 1 test worse beyond noise; 1 test over a limit.",
    );
    expect(one(1000, 50, 5).value("said.sentence", 1)).toBe(
      "Single runs: changes below 5% cannot be distinguished from noise. CPU is cpu.usage.",
    );
  });

  test("what differs between setups is named, VMs too", () => {
    const vms: Table = [HEADERS, ["x", 8, 100, 100, 4, 9, 1000]];
    const sheet = one(1000, 50, 5, {
      "setup.hosts": [4, 6],
      "setup.tool": ["2.8", "2.9"],
      "setup.layout": ["RAID-5", "RAID-6"],
      ...pasted("v2", vms),
    });
    expect(sheet.values("outcome.differs").slice(0, 3)).toEqual(["hosts, tool version, layout", "VMs", ""]);
    expect(sheet.value("verdict")).toBe(
      "▲ Not like for like: RDMA differs in hosts, tool version, layout, so that the change has more than one cause",
    );
    expect(sheet.value("said.sentence", 2)).toMatch(/; setup differs in hosts, tool version, layout\.$/);
    const onPurpose = one(1000, 50, 5, { "setup.layout": ["RAID-5", "RAID-6"], onPurpose: "layout" });
    expect(onPurpose.value("outcome.differs", 1)).toBe("");
  });
});

test("charts draw five block sizes of all tables, and their changes", () => {
  expect(printedSheet(calculatedOf(plan)).charts("By block size")).toEqual([
    "column of 5: Baseline, Variant 1, Variant 2, Variant 3, Variant 4, Variant 5 by Block size (KiB)",
    "column of 5: Change Variant 1, Change Variant 2, Change Variant 3, Change Variant 4, Change Variant 5 by Block size (KiB)",
  ]);
});

test("the example: setups, and the published tests as pasted", () => {
  const sheet = printedSheet(exampleOf(plan));
  expect([0, 1, 2, 3].map((line) => sheet.row("setup.set", line))).toEqual([
    "Sheet with the results | Label | Hosts | ESXi | Tool | Layout | 95th percentiles | Note | Short name",
    "Baseline | TCP | 4 |  |  |  | whole ms | ESA, reported by a reader | TCP",
    "Variant 1 | RDMA | 4 |  |  |  | whole ms | RoCEv2, same hosts | RDMA",
    "Variant 2 |  |  |  |  |  | whole ms |  | Variant 2",
  ]);
  expect([1, 4].map((line) => sheet.row("paste_base.rows", line))).toEqual([
    "4K, 100% read, random |  | 4 | 100% | 100% |  | 939,790.5 |  |  |  |  |  |  | 96.54% | 80.88%",
    "256K, 100% write, sequential |  | 256 | 0% | 0% |  | 24,112.6 |  |  |  |  |  |  | 64.04% | 41.21%",
  ]);
  expect([2, 3].map((line) => sheet.row("paste_v1.rows", line))).toEqual([
    "4K, 70% read, random |  | 4 | 70% | 100% |  | 779,107.8 |  |  |  |  |  |  | 93.38% | 77.46%",
    "8K, 50% read, random |  | 8 | 50% | 100% |  | 576,964.7 |  |  |  |  |  |  | 90.18% | 73.57%",
  ]);
});

test.each([
  ["cpuColumn", "cpu.usage, cpu.usage/cpu.utilization"],
  ["onPurpose", "nothing, nothing/hosts/ESXi version/tool version/layout"],
  ["noise", "5.0% of the baseline, 0 to 0.5 with decimals"],
  ["cpuLimit", "20.0% of the baseline, 0 to 2 with decimals"],
  ["p95Limit", "3 × average, 1 to 20 with decimals"],
  ["readLimit", "15 ms, 0.1 to 1000 with decimals"],
  ["writeLimit", "20 ms, 0.1 to 1000 with decimals"],
  ["repeats", "1 runs, 1 to 20"],
  ["shown", "1, 1 to 10"],
])("the input %s: %s", (id, expected) => {
  expect(printedSheet(exampleOf(plan)).input(id)).toBe(expected);
});

test.each([
  ["setup.hosts", "1 to 64 or blank"],
  ["setup.percentiles", "with decimals/whole ms/derived"],
])("the column %s accepts %s", (id, expected) => {
  expect(printedSheet(exampleOf(plan)).accepts(id)).toBe(expected);
});
