import { latencyTurn } from "../../../src/reports/measures/latencyTurn";
import { sampleRun } from "../sampleRuns";

const at = (
  outstandingIo: number | null,
  iops: number | null,
  latencyMs: number | null,
  blockSizeBytes = 4096,
) => sampleRun({ workload: { blockSizeBytes, readPct: 70, outstandingIo }, results: { iops, latencyMs } });

/** More latency than this by a doubling is too much. */
const MOST = 0.6;

test("three loads of one workload are a curve, in the order of their loads", () => {
  const turn = latencyTurn([at(32, 13_000, 2.46), at(8, 8000, 1), at(16, 12_000, 1.33)], MOST);
  expect(turn).toMatchObject({ kind: "load curve", best: { run: 2, outstanding: 16 } });
  expect(turn.points.map(({ run }) => run)).toEqual([1, 2, 0]);
});

test("jobs may be named by their load, but the parts of a test of HCIBench are not loads", () => {
  const named = (tool: "fio" | "hcibench-fio") =>
    [8, 16, 32].map((load) => ({ ...at(load, load * 1000, 1), tool, job: `qd${load}` }));
  expect(latencyTurn(named("fio"), MOST).kind).toBe("load curve");
  expect(latencyTurn(named("hcibench-fio"), MOST).kind).toBe("single loads");
});

test.each([
  ["at the limit", 1.6, null],
  ["above it", 1.601, 8],
])("a doubling that adds latency %s", (_, latency, best) => {
  const turn = latencyTurn([at(8, 8000, 1), at(16, 10_000, latency), at(32, 20_000, latency)], MOST);
  expect(turn.kind === "load curve" && (turn.best?.outstanding ?? null)).toBe(best);
});

test("a step of two doublings may add twice: 60% and 60% of that", () => {
  const curve = (latency: number) => latencyTurn([at(8, 1, 1), at(32, 1, latency), at(64, 1, latency)], MOST);
  expect(curve(2.55)).toMatchObject({ best: null });
  expect(curve(2.57)).toMatchObject({ best: { outstanding: 8 } });
});

test("loads of other workloads, the same load twice, or two loads are not curve", () => {
  for (const runs of [
    [at(8, 1, 1), at(16, 1, 1), at(32, 1, 1, 8192)],
    [at(8, 1, 1), at(16, 1, 1), at(16, 1, 2)],
    [at(8, 1, 1), at(16, 1, 1)],
  ]) {
    expect(latencyTurn(runs, MOST).kind).toBe("single loads");
  }
});

test("tests are on the line of their queue within a tenth", () => {
  // 8 in flight at 1 ms are 8,000 IOPS.
  const onQueue = (iops: number) => {
    const turn = latencyTurn([at(8, iops, 1)], MOST);
    return turn.kind === "single loads" && turn.onQueue;
  };
  expect([7199, 7201, 8799, 8801].map(onQueue)).toEqual([0, 1, 1, 0]);
});

test("the two most frequent queues are drawn; a test without IOPS or latency is not a point", () => {
  const turn = latencyTurn(
    [
      at(8, 1, 1),
      at(8, 2, 1, 8192),
      at(4, 1, 1),
      at(2, 1, 1, 512),
      at(null, 9, 1),
      at(1, null, 1),
      at(1, 5, null),
      at(1, 5, 0),
    ],
    MOST,
  );
  expect(turn).toMatchObject({ kind: "single loads", queues: [8, 4] });
  expect(turn.points).toHaveLength(5);
});

const atRate = (requestedIops: number | null, iops: number, latencyMs: number) =>
  sampleRun({
    workload: { blockSizeBytes: 4096, readPct: 70, outstandingIo: 64, requestedIops },
    results: { iops, latencyMs },
  });

test("three rates of one workload are a curve, and a test without a rate is at the IOPS that it reached", () => {
  const turn = latencyTurn([atRate(4000, 4000, 0.9), atRate(1000, 1000, 0.5), atRate(2000, 2000, 0.6)], MOST);
  expect(turn).toMatchObject({ kind: "load curve", loads: "requested IOPS", best: null });
  expect(turn.points.map(({ load }) => load)).toEqual([1000, 2000, 4000]);
  const free = latencyTurn([atRate(null, 8000, 3), atRate(2000, 2000, 0.6), atRate(4000, 4000, 0.9)], MOST);
  expect(free).toMatchObject({ kind: "load curve", best: { load: 4000 } });
  expect(free.points.map(({ load }) => load)).toEqual([2000, 4000, 8000]);
});

test("two rates, or repeats without a rate, are not a curve", () => {
  const repeats = [7000, 7500, 8000].map((iops) => atRate(null, iops, 1));
  for (const runs of [repeats, [atRate(1000, 1000, 1), atRate(2000, 2000, 1), atRate(2000, 1999, 1)]])
    expect(latencyTurn(runs, MOST).kind).toBe("single loads");
});
