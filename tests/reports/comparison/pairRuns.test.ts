import { pairRuns } from "../../../src/reports/comparison/pairRuns";
import { processorMs } from "../../processorTime";
import { sampleRun, type RunFacts } from "../sampleRuns";

const LOAD = { blockSizeBytes: 4096, readPct: 70, randomPct: 100, threads: 4, workingSetPct: 90 };
const run = (facts: RunFacts = {}) => sampleRun({ ...facts, workload: { ...LOAD, ...facts.workload } });

test.each<[string, RunFacts]>([
  ["block size", { workload: { blockSizeBytes: 8192 } }],
  ["read share", { workload: { readPct: 0 } }],
  ["random share", { workload: { randomPct: 0 } }],
  ["threads", { workload: { threads: 8 } }],
  ["latency target", { workload: { latencyTargetUs: 2500 } }],
  ["working set", { workload: { workingSetPct: 100 } }],
])("runs of another %s are not pair", (_, facts) => {
  const [baseline, variant] = [run(), run(facts)];
  expect(pairRuns([baseline], [variant])).toEqual({
    pairs: [],
    onlyBaseline: [baseline],
    onlyVariant: [variant],
  });
});

test.each<[string, RunFacts]>([
  ["case", { case: "other" }],
  ["tool", { tool: "hcibench-vdbench" }],
  ["outstanding I/O", { workload: { outstandingIo: 9 } }],
  ["number of VMs", { vms: 9 }],
])("runs of another %s are a pair", (_, facts) => {
  const [baseline, variant] = [run(), run(facts)];
  expect(pairRuns([baseline], [variant])).toEqual({
    pairs: [{ baseline, variant }],
    onlyBaseline: [],
    onlyVariant: [],
  });
});

test.each<[string, NonNullable<RunFacts["workload"]>, NonNullable<RunFacts["workload"]>, boolean]>([
  ["the same", { queueDepth: 16 }, { queueDepth: 16 }, true],
  ["another", { queueDepth: 16 }, { queueDepth: 32 }, false],
  ["the same with other threads", { queueDepth: 16, threads: 1 }, { queueDepth: 16, threads: 2 }, true],
  ["the same under the old name", { queueDepth: 16 }, { queueDepth: null, threads: 16 }, true],
  ["another under the old name", { queueDepth: 16 }, { queueDepth: null, threads: 4 }, false],
])("runs of %s queue depth", (_, baseline, variant, isPaired) => {
  const { pairs } = pairRuns([run({ workload: baseline })], [run({ workload: variant })]);
  expect(pairs).toHaveLength(isPaired ? 1 : 0);
});

test("runs of one workload are paired in their order, and those left over are listed", () => {
  const [a, b] = [run({ case: "a" }), run({ case: "b" })];
  const [c, d, e] = [run({ case: "c" }), run({ case: "d" }), run({ case: "e" })];
  expect(pairRuns([a, b], [c, d, e])).toEqual({
    pairs: [
      { baseline: a, variant: c },
      { baseline: b, variant: d },
    ],
    onlyBaseline: [],
    onlyVariant: [e],
  });
});

test("50,000 runs of one workload on each side are paired in seconds", async () => {
  const many = (name: string) => Array.from({ length: 50_000 }, () => run({ case: name }));
  const [before, after] = [many("a"), many("b")];
  const ms = await processorMs(5000, () => {
    const { pairs } = pairRuns(before, after);
    expect(pairs).toHaveLength(50_000);
    expect(pairs.every(({ variant }, i) => variant === after[i])).toBe(true);
  });
  expect(ms).toBeLessThan(5000);
});

test.each([
  ["nothing", {}, false],
  ["the block size", { blockSizeBytes: 4096 }, true],
  ["the read share", { readPct: 70 }, true],
])("runs whose files state %s of their workload", (_, workload, isPaired) => {
  const of = (name: string) => sampleRun({ case: name, workload });
  expect(pairRuns([of("a")], [of("b")]).pairs).toHaveLength(isPaired ? 1 : 0);
  expect(pairRuns([of("a")], [of("a")]).pairs).toHaveLength(1);
});

test("runs of one requested rate are pairs, and only the others are paired in their order", () => {
  const rates = (...all: (number | null)[]) =>
    all.map((requestedIops) => run({ workload: { requestedIops } }));
  const pairsOf = (baseline: (number | null)[], variant: (number | null)[]) =>
    pairRuns(rates(...baseline), rates(...variant)).pairs.map((pair) => [
      pair.baseline.workload.requestedIops,
      pair.variant.workload.requestedIops,
    ]);
  expect(pairsOf([null, 1000, 2000], [2000, 1000])).toEqual([
    [1000, 1000],
    [2000, 2000],
  ]);
  expect(pairsOf([1000], [null])).toEqual([[1000, null]]);
  expect(pairsOf([1000, 3000], [3000, 4000])).toEqual([
    [1000, 4000],
    [3000, 3000],
  ]);
});
