import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { reportPlan } from "../../../src/reports/benchmarkReport";
import { recalculate } from "../../templates/recalculate";
import { sampleHost, sampleRun } from "../sampleRuns";

const KIB = 2 ** 10;

const run = (iops: number, hosts: number, kib = 4): BenchmarkRun =>
  sampleRun({
    case: `${kib} KiB`,
    vms: 8,
    durationSeconds: 3600,
    workload: { blockSizeBytes: kib * KIB, readPct: 100, randomPct: 100 },
    results: { iops, latencyMs: 1 },
    cpu: { usagePct: 50 },
    hosts: Array.from({ length: hosts }, (_, i) => ({ ...sampleHost(`esx${i}`, 50), cluster: "A" })),
  });

/** What the heading of the changes states on a sheet. */
function aboutOf(baseline: BenchmarkRun[], variant: BenchmarkRun[], sheet = "Comparison"): unknown {
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
  const rows = drawing.sheets.find(({ name }) => name === sheet)?.values ?? [];
  return rows.find((row) => /^What (else )?(did|changed)/.test(String(row[0])))?.[2];
}

test("CPU per I/O had no unit on the page", () => {
  expect(aboutOf([run(1000, 4)], [run(1200, 4)])).toBe(
    "CPU per I/O (CPU % per 1,000 IOPS) is the fair figure where IOPS and CPU both move",
  );
});

test("clusters of different size have another unit", () => {
  expect(aboutOf([run(1000, 4)], [run(1200, 6)])).toBe(
    "gray bars: shown but not evaluated · CPU per I/O in CPU % of a host per 1,000 IOPS",
  );
});

test("two units on one page are both named", () => {
  expect(aboutOf([run(1000, 4), run(1000, 4, 8)], [run(1200, 4), run(1200, 6, 8)])).toBe(
    "CPU per I/O (CPU % per 1,000 IOPS, of a host where hosts differ) is the fair figure where IOPS and CPU both move",
  );
});

test("the sheet Changes has the unit", () => {
  const tests = (iops: number) => [4, 8, 16, 32, 64, 128, 256].map((kib) => run(iops, 4, kib));
  expect(aboutOf(tests(1000), tests(1200), "Changes")).toBe(
    "in addition to those on the first page · CPU per I/O in CPU % per 1,000 IOPS",
  );
});

test("without CPU there is no unit", () => {
  const bare = (iops: number) => ({ ...run(iops, 4), cpu: sampleRun().cpu });
  expect(aboutOf([bare(1000)], [bare(1200)])).toBeFalsy();
});
