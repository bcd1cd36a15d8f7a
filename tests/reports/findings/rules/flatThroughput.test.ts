import fc from "fast-check";
import { emptyRun, type BenchmarkRun } from "../../../../src/model/benchmark/benchmarkRun";
import { flatThroughput } from "../../../../src/reports/findings/rules/flatThroughput";
import { DEFAULT_THRESHOLDS } from "../../../../src/reports/inputs/thresholds";
import { NO_FACTS } from "../../../../src/reports/inputs/clusterFacts";

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

test("A13: no size of a target is more than the threshold above a bandwidth limit, nor below it among larger ones", () => {
  const size = fc.constantFrom(4096, 8192, 65536, 262144);
  const rate = fc.integer({ min: 100, max: 130 }).map((tens) => tens * 1e7);
  const tool = fc.constantFrom("fio" as const, "hcibench-fio" as const);
  const runs = fc.array(
    fc.tuple(size, rate, tool).map(([bytes, perSecond, of]) => run(bytes, perSecond, { tool: of })),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(runs, (all) => {
      for (const finding of found(all)) {
        const flat = finding.runs.flatMap((place) => all[place] ?? []);
        const target = all.filter((one) => one.tool === flat[0]?.tool);
        const rates = (some: readonly BenchmarkRun[]) =>
          some.map(({ results }) => results.throughputBytesPerSecond ?? 0);
        const sizes = new Set(flat.map(({ workload }) => workload.blockSizeBytes));
        expect(sizes.size).toBe(flat.length);
        expect(flat.length).toBeGreaterThan(1);
        expect(flat.every((one) => target.includes(one))).toBe(true);
        expect(Math.max(...rates(flat)) / Math.max(...rates(target))).toBeGreaterThanOrEqual(0.95 - 1e-12);
        expect(Math.min(...rates(flat)) / Math.max(...rates(flat))).toBeGreaterThanOrEqual(0.95 - 1e-12);
        const smallest = Math.min(...flat.map(({ workload }) => workload.blockSizeBytes ?? 0));
        const larger = target.filter(({ workload }) => (workload.blockSizeBytes ?? 0) >= smallest);
        expect(new Set(larger.map(({ workload }) => workload.blockSizeBytes))).toEqual(sizes);
      }
    }),
  );
});

test("the figures of a bandwidth limit are those of the sizes that it names, not of a smaller, faster one", () => {
  const runs = [run(4096, 1.06e9), run(8192, 1e9), run(65536, 1.01e9), run(262144, 1.01e9)];
  expect(found(runs).map(({ text }) => text)).toEqual([
    "run 2, and run 3: throughput does not grow with block size (0% spread): a bandwidth limit of about 1.01 GB/s (device, network or policy).",
  ]);
});

test("a thousand repeats of two sizes are one sentence", () => {
  const runs = Array.from({ length: 2000 }, (_, i) => run(i % 2 === 0 ? 4096 : 8192, 1e9));
  expect(found(runs)).toHaveLength(1);
});

test.each([
  [262_000, 0],
  [393_215, 0],
  [393_216, 1],
])("256 KiB and %i bytes: %i bandwidth limits", (size, expected) => {
  expect(found([run(262_144, 1e9), run(size, 1e9)])).toHaveLength(expected);
});
