import { calculate } from "../../../src/calculator/calculate";
import { parseCaseName } from "../../../src/importers/hcibench/case/caseName";
import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { COMPARISON_LIMITS } from "../../../src/model/benchmark/testLimits";
import { benchmarkReport } from "../../../src/reports/benchmarkReport";
import { DEFAULT_THRESHOLDS } from "../../../src/reports/inputs/thresholds";
import { benchmarkPlan } from "../../../src/templates/benchmarkPlan/benchmarkPlan";
import { layout } from "../../../src/workbook/layout";
import { validate } from "../../../src/workbook/validate";
import { sourceFunctions } from "../../sourceFunctions";
import { recalculate } from "../../templates/recalculate";
import { sampleRun } from "../sampleRuns";

/** How a variant of the study did against the baseline. */
interface Effect {
  iops: number;
  cpu: number;
  p95: number;
}

/** A run of a planned case: the plan's name is all that it goes by. */
function runOf(name: string, i: number, { iops, cpu, p95 }: Effect): BenchmarkRun {
  const { blockSizeBytes, readPct, randomPct, threads, vmdksPerVm, workingSetPct } = parseCaseName(name);
  const rate = (100_000 - 2000 * i) * iops;
  const read = (readPct ?? 0) / 100;
  const latency = 2 / iops;
  const reads = read > 0;
  return sampleRun({
    tool: "hcibench-vdbench",
    case: `${name}-${1_700_000_000 + i}`,
    vms: 80,
    vdisks: 160,
    workload: { blockSizeBytes, readPct, randomPct, threads, vmdksPerVm, workingSetPct },
    results: {
      iops: rate,
      readIops: rate * read,
      writeIops: rate * (1 - read),
      throughputBytesPerSecond: rate * (blockSizeBytes ?? 0),
      latencyMs: latency,
      readLatencyMs: reads ? latency : null,
      writeLatencyMs: latency,
      readP95Ms: reads ? latency * p95 : null,
      writeP95Ms: latency * p95,
      percentiles: "measured",
    },
    cpu: { usagePct: 50 * cpu },
  });
}

describe("the encryption study, from its plan to the comparison", () => {
  const names = recalculate(benchmarkPlan.plan())
    .values("test.case")
    .filter((name) => name !== "")
    .map(String);
  const import_ = (name: string, effect: Effect) => ({
    name,
    runs: names.map((case_, i) => runOf(case_, i, effect)),
  });
  const spec = benchmarkReport({
    imports: [
      import_("RAID-1", { iops: 1, cpu: 1, p95: 2 }),
      import_("RAID-1, VM encryption", { iops: 0.8, cpu: 1.1, p95: 4 }),
      import_("RAID-1, vSAN encryption", { iops: 1.02, cpu: 1.21, p95: 2 }),
    ],
    diagnostics: [],
    compare: true,
  });
  validate(spec, { customFunctions: sourceFunctions.ids });
  const calculated = calculate(layout(spec), sourceFunctions);
  const sheet = calculated.sheets.find(({ name }) => name === "Compared figures");
  const lines = sheet?.values ?? [];
  const top = lines.findIndex((line) => line[0] === "Workload");
  const header = lines[top] ?? [];
  const rows = lines
    .slice(top + 1)
    .map((line) => Object.fromEntries(header.map((name, c) => [String(name), line[c]])));
  const of = (metric: string, variant: string) =>
    rows.filter((row) => row["Metric"] === metric && row["Variant"] === variant);

  const page = (name: string) => calculated.sheets.find((one) => one.name === name)?.values.flat() ?? [];

  test("each variant has a page: alike, worse and not different", () => {
    for (const name of ["Comparison", "Comparison 2"]) {
      expect(page(name)).toContain(
        "✔ Like for like: the files show no relevant difference. All 24 tests have a counterpart.",
      );
    }
    expect(page("Comparison")).toContain(
      "✖ RAID-1, VM encryption is worse: IOPS −20%, latency +25%, CPU per I/O +38%, p95 read +150%, p95 write +150%",
    );
    // IOPS and latency are within noise, 21 % more CPU for 2 % more IOPS is not.
    expect(page("Comparison 2")).toContain("✖ RAID-1, vSAN encryption is worse: CPU per I/O +19%");
  });

  test("the plan has 24 cases, and every one has a counterpart", () => {
    expect(names).toHaveLength(24);
    expect(of("IOPS", "RAID-1, VM encryption")).toHaveLength(24);
    expect(of("IOPS", "RAID-1, vSAN encryption")).toHaveLength(24);
  });

  test("changes and verdicts are those that the runs were made with", () => {
    for (const row of of("IOPS", "RAID-1, VM encryption")) {
      expect(row["Change"]).toBeCloseTo(-0.2, 9);
      expect(row["Verdict"]).toBe("worse");
    }
    for (const row of of("IOPS", "RAID-1, vSAN encryption")) expect(row["Verdict"]).toBe("within noise");
    for (const row of of("Latency", "RAID-1, VM encryption")) expect(row["Verdict"]).toBe("worse");
  });

  test("the CPU rule evaluates CPU per I/O where IOPS moved, else CPU", () => {
    const rules = (variant: string) => new Set(of("Host CPU", variant).map((row) => row["Rule"]));
    expect(rules("RAID-1, VM encryption")).toEqual(new Set(["per I/O above the CPU limit"]));
    expect(rules("RAID-1, vSAN encryption")).toEqual(new Set(["above the CPU limit"]));
  });

  test("the p95 rule is broken by the variant that was made to break it", () => {
    const rules = (variant: string) => of("p95 write", variant).map((row) => row["Rule"]);
    expect(new Set(rules("RAID-1, VM encryption"))).toEqual(new Set(["p95 above the limit"]));
    expect(new Set(rules("RAID-1, vSAN encryption"))).toEqual(new Set(["p95 within the limit"]));
    expect(of("p95 read", "RAID-1, VM encryption")).toHaveLength(16);
  });
});

test("report and template begin with the same limits", () => {
  const { noiseBand, cpuChange, p95Ratio, readLatencyMs, writeLatencyMs } = COMPARISON_LIMITS;
  expect({
    NoiseBand: noiseBand.value,
    CpuChangeLimit: cpuChange.value,
    P95Limit: p95Ratio.value,
    ReadLatencyLimit: readLatencyMs.value,
    WriteLatencyLimit: writeLatencyMs.value,
  }).toEqual(
    Object.fromEntries(
      (["NoiseBand", "CpuChangeLimit", "P95Limit", "ReadLatencyLimit", "WriteLatencyLimit"] as const).map(
        (name) => [name, DEFAULT_THRESHOLDS[name]],
      ),
    ),
  );
});
