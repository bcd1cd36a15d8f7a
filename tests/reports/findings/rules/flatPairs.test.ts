import fc from "fast-check";
import { emptyRun, type BenchmarkRun } from "../../../../src/model/benchmark/benchmarkRun";
import { flatThroughput } from "../../../../src/reports/findings/rules/flatThroughput";
import { DEFAULT_THRESHOLDS } from "../../../../src/reports/inputs/thresholds";
import { NO_FACTS } from "../../../../src/reports/inputs/clusterFacts";
import { sameTest } from "../../../../src/reports/runs/sameTest";

function run(size: number, bytesPerSecond: number, rest: Partial<BenchmarkRun> = {}): BenchmarkRun {
  const empty = emptyRun("fio", "a", { file: "a", line: 1 });
  return {
    ...empty,
    ...rest,
    workload: { ...empty.workload, blockSizeBytes: size, readPct: 100 },
    results: { ...empty.results, throughputBytesPerSecond: bytesPerSecond },
  };
}

const found = (runs: readonly BenchmarkRun[]) =>
  flatThroughput.find({
    runs,
    labels: runs.map((_, place) => `run ${place}`),
    checked: [],
    facts: NO_FACTS,
    diagnostics: [],
    thresholds: DEFAULT_THRESHOLDS,
  });

/** The same from each run with each. */
function allPairs(runs: readonly BenchmarkRun[]): { runs: Set<number>; most: number } {
  const places = new Set<number>();
  let most = 0;
  runs.forEach((small, i) =>
    runs.forEach((large, j) => {
      const [a, b] = [small, large].map(({ results }) => results.throughputBytesPerSecond ?? 0);
      if (a === undefined || b === undefined) return;
      if ((small.workload.blockSizeBytes ?? 0) >= (large.workload.blockSizeBytes ?? 0)) return;
      if (!sameTest(small, large, ["blockSizeBytes"])) return;
      if (Math.abs(a - b) / Math.max(a, b) > DEFAULT_THRESHOLDS.SameThroughput) return;
      places.add(i).add(j);
      most = Math.max(most, a, b);
    }),
  );
  return { runs: places, most };
}

test("every run that is in a pair is named, the pair of the largest throughput first", () => {
  const size = fc.constantFrom(4096, 8192, 65536);
  const rate = fc.integer({ min: 100, max: 130 }).map((rate) => rate * 1e7);
  const job = fc.constantFrom("a", "b");
  const tool = fc.constantFrom("fio" as const, "hcibench-fio" as const);
  const runs = fc.array(
    fc.tuple(size, rate, job, tool).map(([size, rate, job, tool]) => run(size, rate, { job, tool })),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(runs, (runs) => {
      const expected = allPairs(runs);
      const findings = found(runs);
      expect(new Set(findings.flatMap((finding) => finding.runs))).toEqual(expected.runs);
      if (findings[0])
        expect(findings[0].text).toContain(`about ${Number((expected.most / 1e9).toPrecision(3))} GB/s`);
    }),
  );
});

test("a thousand repeats of two sizes are two thousand sentences at most", () => {
  const runs = Array.from({ length: 2000 }, (_, i) => run(i % 2 === 0 ? 4096 : 8192, 1e9));
  expect(found(runs).length).toBeLessThanOrEqual(2000);
});
