import { SAVING_TESTS } from "../../src/model/rdma/savingTests";
import type { CellValue } from "../../src/workbook/spec";
import { compared, COMPARISON_PLAN, type Table } from "./comparedTables";
import { ofPlan } from "./ofPlan";
import { recalculate, type Entries } from "./recalculate";

const HEADERS = [
  "Random %", "IOPS", "Case", "Block size (KiB)", "Read %", "Outstanding I/O", "VMs",
  "Read latency (ms)", "p95 read (ms)", "Host CPU %", "Verdict",
]; // prettier-ignore

const row = (
  size: number,
  oio: number,
  iops: number,
  { latency = 2, p95 = 4, cpu = 50, vms = 10 } = {},
): CellValue[] => [100, iops, "a case", size, 70, oio, vms, latency, p95, cpu, "OK"];

const plan = COMPARISON_PLAN;

const exampleOf = ofPlan((one) => recalculate(one));

describe("the published tests over TCP and RDMA", () => {
  test("4K reads: IOPS +20.9%, cpu.usage +0.05%, CPU per I/O -17.2%, IOPS per CPU +20.8%", () => {
    const first = (metric: string) => exampleOf(plan).number(`chg_v1.${metric}`, 1);
    expect(first("iops")).toBeCloseTo(0.2085, 4);
    expect(first("cpu")).toBeCloseTo(0.0005, 4);
    expect(first("cpuPerIo")).toBeCloseTo(-0.1721, 4);
    expect(first("iopsPerCpu")).toBeCloseTo(0.2079, 4);
  });

  test("changes are those of the figures, test by test", () => {
    SAVING_TESTS.forEach(({ tcpIops, rdmaIops, tcpUsage, rdmaUsage }, i) => {
      const perIo = rdmaUsage.value / rdmaIops.value / (tcpUsage.value / tcpIops.value) - 1;
      expect(exampleOf(plan).values("chg_v1.iops")[i]).toBeCloseTo(rdmaIops.value / tcpIops.value - 1, 9);
      expect(exampleOf(plan).values("chg_v1.cpuPerIo")[i]).toBeCloseTo(perIo, 9);
    });
  });

  test("verdict and conclusion", () => {
    expect(exampleOf(plan).value("verdict")).toBe(
      "▲ Faster: RDMA, IOPS +21.9% (median); no variant exceeds a limit, but not evaluated: Read latency, Write latency, p95 read, p95 write (sheet Limits), nor whether the setups match",
    );
    expect(exampleOf(plan).values("said.sentence")[1]).toBe(
      "RDMA against TCP, median of 4 tests: IOPS +21.9% (better), latency not given, CPU per I/O -18.8% (better); no limit exceeded.",
    );
    expect(exampleOf(plan).values("medians.best").slice(1, 3)).toEqual(["RDMA", "RDMA"]);
    expect(exampleOf(plan).values("oneMetric.v1Verdict").slice(0, 5)).toEqual([
      "better",
      "better",
      "better",
      "within noise",
      "",
    ]);
  });

  test("the other CPU column gives 16.6%", () => {
    const sheet = recalculate(plan, {
      cpuColumn: "cpu.utilization",
      shown: 8,
    });
    expect(sheet.number("chg_v1.cpuPerIo", 1)).toBeCloseTo(-0.1659, 4);
    expect(sheet.number("oneMetric.v1Change", 1)).toBeCloseTo(0.008, 4);
  });
});

test("columns in any order, shares as 70 or 0.7, tests in any order, and what has no counterpart", () => {
  const sheet = compared({
    Baseline: [HEADERS, row(4, 160, 1000), row(8, 160, 800), row(8, 160, 900), row(16, 160, 500)],
    "Variant 1": [
      ["IOPS", "Read %", "Random %", "Block size (KiB)", "Outstanding I/O", "VMs"],
      [840, 0.7, 1, 8, 160, 10],
      [2000, 0.7, 1, 4, 160, 10],
      [990, 0.7, 1, 8, 160, 10],
      [500, 0.7, 1, 16, 320, 10],
    ],
  });
  expect(sheet.values("chg_v1.row").slice(0, 5)).toEqual([2, 1, 3, "", ""]);
  const changes = sheet.values("chg_v1.iops").slice(0, 3);
  [1, 0.05, 0.1].forEach((change, i) => {
    expect(changes[i]).toBeCloseTo(change, 12);
  });
  expect(sheet.values("unpaired.which").slice(0, 2)).toEqual([
    "16 KiB, 70% read, random, 160 outstanding",
    "16 KiB, 70% read, random, 320 outstanding",
  ]);
  expect(sheet.value("verdict")).toBe("▲ Not complete: 2 tests have no counterpart (sheet Limits)");
});

test("limits: over, at and undecided, counted and named", () => {
  const tests = [
    row(4, 1, 1000, { latency: 15, p95: 44 }),
    row(8, 1, 1000, { latency: 15.01, p95: 30 }),
    row(16, 1, 1000, { latency: 2, p95: 7 }),
    row(32, 1, 1000, { latency: 2, p95: 6 }),
    row(64, 1, 1000, { latency: 2.03, p95: 2 }),
    row(128, 1, 1000, { latency: 2, p95: 5 }),
  ];
  const tables = { Baseline: [HEADERS, ...tests], "Variant 1": [HEADERS, ...tests] };
  const sheet = compared(tables);
  expect(sheet.values("rule_v1.readLatency").slice(0, 3)).toEqual([
    "within the limit",
    "above the limit",
    "within the limit",
  ]);
  expect(sheet.values("rule_v1.readP95").slice(0, 7)).toEqual([
    "p95 within the limit",
    "p95 within the limit",
    "p95 above the limit",
    "p95 undecided",
    "not evaluated",
    "p95 within the limit",
    "",
  ]);
  const decided = compared(tables, { "setup.percentiles": ["with decimals", "with decimals"] });
  expect(decided.values("rule_v1.readP95").slice(3, 4)).toEqual(["p95 within the limit"]);
  const derived = compared(tables, { "setup.percentiles": ["derived", "derived"] });
  expect(new Set(derived.values("rule_v1.readP95").slice(0, 6))).toEqual(new Set(["not evaluated"]));
  expect(sheet.values("over.which").slice(0, 2)).toEqual([
    "8 KiB, 70% read, random, 1 outstanding",
    "8 KiB, 70% read, random, 1 outstanding",
  ]);
  expect(sheet.value("verdict")).toBe("✖ A limit is exceeded in 2 cases, first in RDMA (sheet Limits)");
});

test.each<[string, number, number, string]>([
  ["CPU +20% at the same IOPS", 1000, 60, "within the CPU limit"],
  ["CPU +20.2% at the same IOPS", 1000, 60.1, "above the CPU limit"],
  ["CPU +40% for +20% IOPS", 1200, 70, "per I/O within the CPU limit"],
  ["CPU +44.2% for +20% IOPS", 1200, 72.1, "per I/O above the CPU limit"],
  ["the same CPU for -20% IOPS", 800, 50, "per I/O above the CPU limit"],
])("%s: %d IOPS, %d %%", (_, iops, cpu, words) => {
  const sheet = compared({
    Baseline: [HEADERS, row(4, 1, 1000)],
    "Variant 1": [HEADERS, row(4, 1, iops, { cpu })],
  });
  expect(sheet.value("chg_v1.cpuRule", 1)).toBe(words);
});

test("five variants are ranked by the median, and only what is beyond noise is best", () => {
  const variant = (iops: number): Table => [HEADERS, row(4, 1, iops), row(8, 1, iops)];
  const sheet = compared({
    Baseline: variant(1000),
    ...Object.fromEntries([1040, 960, 1050, 1000, 900].map((iops, i) => [`Variant ${i + 1}`, variant(iops)])),
  });
  expect(sheet.values("metric.rank").slice(0, 5)).toEqual([2, 4, 1, 3, 5]);
  expect(sheet.values("medians.best")[1]).toBe("none beyond noise");
  expect(sheet.values("outcome.outcome")).toEqual([
    "within noise",
    "within noise",
    "within noise",
    "within noise",
    "slower",
  ]);
  expect(sheet.value("verdict")).toBe(
    "▲ Slower: Variant 5, IOPS -10.0% (median); no variant exceeds a limit",
  );
});

describe("a median does not hide a test that is worse", () => {
  /** The baseline and so many variants, alike in everything that is asked. */
  const alike = (variants: number): Entries => {
    const each = (value: CellValue) => Array<CellValue>(variants + 1).fill(value);
    return {
      "setup.hosts": each(4),
      "setup.esxi": each("8.0 U3"),
      "setup.tool": each("3.0"),
      "setup.layout": each("RAID-5"),
    };
  };
  const HEADS = ["Block size (KiB)", "Read %", "Random %", "Outstanding I/O", "VMs", "IOPS", "Latency (ms)", "Read latency (ms)", "p95 read (ms)", "Host CPU %"]; // prettier-ignore
  const SIZES = [4, 8, 64, 256];
  /** Four tests that only read, with the factors of their IOPS, latency and CPU per I/O. */
  const table = (iops: readonly number[], latency: readonly number[], perIo: readonly number[]): Table => [
    HEADS,
    ...SIZES.map((size, i) => {
      const [rate, ms, cpu] = [iops, latency, perIo].map((factors) => factors[i] ?? 1) as [number, number, number];
      return [size, 100, 100, 8, 10, 1000 * rate, ms, ms, 2 * ms, 40 * rate * cpu];
    }),
  ]; // prettier-ignore
  const ONE = [1, 1, 1, 1];
  const sheetOf = (...variants: Table[]) =>
    compared(
      {
        Baseline: table(ONE, ONE, ONE),
        ...Object.fromEntries(variants.map((variant, i) => [`Variant ${i + 1}`, variant])),
      },
      alike(variants.length),
    );

  test.each<[string, number[], number[], number[], string]>([
    ["three faster, one slower", [1.1, 1.1, 1.1, 0.4], [0.9, 0.9, 0.9, 1.5], ONE, "▲ Mixed: RDMA, IOPS +10.0% (median), but 1 of 4 tests worse, most 256 KiB, 100% read, random, 8 outstanding (IOPS -60.0%)"],
    ["three faster, one with more latency", [1.1, 1.1, 1.1, 0.4], [0.9, 0.9, 0.9, 1.9], ONE, "▲ Mixed: RDMA, IOPS +10.0% (median), but 1 of 4 tests worse, most 256 KiB, 100% read, random, 8 outstanding (latency +90.0%)"],
    ["three unchanged, one slower", [1, 1, 1, 0.4], ONE, ONE, "▲ Mixed: RDMA, IOPS 0.0% (median), but 1 of 4 tests worse, most 256 KiB, 100% read, random, 8 outstanding (IOPS -60.0%)"],
    ["three unchanged, one with more latency", ONE, [1, 1.06, 1, 1], ONE, "▲ Mixed: RDMA, IOPS 0.0% (median), but 1 of 4 tests worse, most 8 KiB, 100% read, random, 8 outstanding (latency +6.0%)"],
    ["three unchanged, one that takes more CPU", ONE, ONE, [1.06, 1, 1, 1], "▲ Mixed: RDMA, IOPS 0.0% (median), but 1 of 4 tests worse, most 4 KiB, 100% read, random, 8 outstanding (CPU per I/O +6.0%)"],
    ["two worse, the second more", [1, 0.9, 1, 1], [1, 1, 1, 1.2], ONE, "▲ Mixed: RDMA, IOPS 0.0% (median), but 2 of 4 tests worse, most 256 KiB, 100% read, random, 8 outstanding (latency +20.0%)"],
    ["one slower by 5%, the noise", [1, 1, 1, 0.95], ONE, ONE, "✔ No difference beyond noise, and no variant exceeds a limit"],
    ["one slower by 5.1%", [1, 1, 1, 0.949], ONE, ONE, "▲ Mixed: RDMA, IOPS 0.0% (median), but 1 of 4 tests worse, most 256 KiB, 100% read, random, 8 outstanding (IOPS -5.1%)"],
    ["one with 5% more latency", ONE, [1, 1, 1, 1.05], ONE, "✔ No difference beyond noise, and no variant exceeds a limit"],
    ["one with 5% more CPU per I/O", ONE, ONE, [1, 1, 1, 1.05], "✔ No difference beyond noise, and no variant exceeds a limit"],
    ["three unchanged, one faster", [1, 1, 1, 1.6], ONE, ONE, "✔ No test worse beyond noise, and no variant exceeds a limit"],
    ["all faster", [1.1, 1.1, 1.1, 1.1], ONE, ONE, "✔ Faster: RDMA, IOPS +10.0% (median); no variant exceeds a limit, no test worse beyond noise in IOPS, latency or CPU per I/O"],
  ])("%s", (_, iops, latency, perIo, verdict) => {
    const sheet = sheetOf(table(iops, latency, perIo));
    expect(sheet.value("verdict")).toBe(verdict);
    expect(sheet.value("glance.mark", 1)).toBe(verdict.startsWith("▲") ? "▲" : verdict.startsWith("✔ Faster") ? "✔" : "=");
  }); // prettier-ignore

  test("another variant that is faster does not hide it either", () => {
    const sheet = sheetOf(table([1.1, 1.1, 1.1, 1.1], ONE, ONE), table([1, 1, 1, 0.4], ONE, ONE));
    expect(sheet.values("outcome.outcome").slice(0, 2)).toEqual(["faster", "mixed"]);
    expect(sheet.value("verdict")).toBe(
      "▲ Mixed: Variant 2, IOPS 0.0% (median), but 1 of 4 tests worse, most 256 KiB, 100% read, random, 8 outstanding (IOPS -60.0%)",
    );
    expect(sheet.values("said.sentence")[2]).toContain("; 1 test worse beyond noise; no limit exceeded");
  });
});

test.each<[string, Record<string, Table>, Entries, string]>([
  ["nothing pasted", {}, {}, "? Not known: no results of the baseline are pasted on sheet Baseline"],
  [
    "only a baseline",
    { Baseline: [HEADERS, row(4, 1, 1000)] },
    {},
    "? Not known: no test of a variant has a counterpart in the baseline",
  ],
  [
    "other hosts and versions",
    { Baseline: [HEADERS, row(4, 1, 1000)], "Variant 1": [HEADERS, row(4, 1, 1000)] },
    { "setup.hosts": [4, 5], "setup.esxi": ["6.7 U3", "7.0 U2"] },
    "▲ Not like for like: RDMA differs in hosts, ESXi version, so that",
  ],
  [
    "other versions on purpose",
    { Baseline: [HEADERS, row(4, 1, 1000)], "Variant 1": [HEADERS, row(4, 1, 1000)] },
    { "setup.esxi": ["6.7 U3", "7.0 U2"], onPurpose: "ESXi version" },
    "▲ No difference beyond noise, and no variant exceeds a limit, but not evaluated: Write latency, p95 write (sheet Limits)",
  ],
  [
    "a test without IOPS",
    {
      Baseline: [HEADERS, row(4, 1, 1000), [100, "many", "a case"]],
      "Variant 1": [HEADERS, row(4, 1, 1000)],
    },
    {},
    "? Not known: 1 row of the pasted tables has no IOPS (sheet As read)",
  ],
  [
    "a table without the column IOPS",
    { Baseline: [HEADERS, row(4, 1, 1000)], "Variant 1": [["Case"], ["a case"], ["another"]] },
    {},
    "? Not known: 2 rows of the pasted tables have no IOPS (sheet As read)",
  ],
  [
    "an emptied noise band",
    { Baseline: [HEADERS, row(4, 1, 1000)], "Variant 1": [HEADERS, row(4, 1, 1000)] },
    { noise: null },
    "? Not known: Noise: changes up to is empty",
  ],
  [
    "more tests than are compared",
    {
      Baseline: [HEADERS, ...Array.from({ length: 26 }, (_, i) => row(4, i + 1, 1000))],
      "Variant 1": [HEADERS, ...Array.from({ length: 24 }, (_, i) => row(4, i + 1, 1000))],
    },
    {},
    "▲ Not complete: 2 rows after the first 24 of a table are not compared",
  ],
])("%s", (_, tables, entries, words) => {
  const sheet = compared(tables, entries);
  expect(sheet.value("verdict")).toContain(words);
  const cells = sheet.drawing.sheets.flatMap(({ values }) => values.flat());
  expect(cells.filter((cell) => typeof cell === "object" && cell !== null)).toEqual([]);
});
