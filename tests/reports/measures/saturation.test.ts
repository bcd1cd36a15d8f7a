import { doublings } from "../../../src/reports/measures/saturation";
import { sampleRun, type RunFacts } from "../sampleRuns";

const run = (
  outstandingIo: number | null,
  iops: number | null,
  latencyMs: number | null,
  facts: RunFacts = {},
) =>
  sampleRun({
    ...facts,
    workload: { blockSizeBytes: 4096, readPct: 70, randomPct: 100, outstandingIo, ...facts.workload },
    results: { iops, latencyMs },
  });
const half = run(100, 1000, 2);

test("compares a run with the one of half its outstanding I/O, wherever that is", () => {
  const [first, second, third] = doublings([run(200, 1500, 5), run(400, 1800, 10), half]);
  expect([first?.from, second?.from, third]).toEqual([2, 0, null]);
  expect([first?.iops, first?.latency]).toEqual([0.5, 1.5]);
  expect(second?.iops).toBeCloseTo(0.2, 12);
  expect(second?.latency).toBeCloseTo(1, 12);
});

test.each([
  [190.1, true],
  [189.9, false],
  [209.9, true],
  [210.1, false],
])("takes %s outstanding I/Os for twice 100: %s", (outstandingIo, isDoubled) => {
  expect(doublings([half, run(outstandingIo, 1000, 2)])[1] !== null).toBe(isDoubled);
});

test.each<[string, ReturnType<typeof run>]>([
  ["unknown outstanding I/O", run(null, 1500, 5)],
  ["another block size", run(200, 1500, 5, { workload: { blockSizeBytes: 8192 } })],
  ["another mix", run(200, 1500, 5, { workload: { readPct: 0 } })],
  ["another share of random I/O", run(200, 1500, 5, { workload: { randomPct: 0 } })],
  ["another datastore", run(200, 1500, 5, { datastore: "b" })],
  ["another job", run(200, 1500, 5, { job: "b" })],
  ["unknown IOPS", run(200, null, 5)],
  ["unknown latency", run(200, 1500, null)],
])("reports nothing of a run with %s", (_, one) => {
  expect(doublings([half, one])).toEqual([null, null]);
});

test.each([
  ["unknown outstanding I/O", run(null, 1000, 2)],
  ["unknown IOPS", run(100, null, 2)],
  ["no IOPS", run(100, 0, 2)],
  ["unknown latency", run(100, 1000, null)],
  ["no latency", run(100, 1000, 0)],
])("reports nothing when the run with half the outstanding I/O has %s", (_, one) => {
  expect(doublings([one, run(200, 1500, 5)])[1]).toBeNull();
});
