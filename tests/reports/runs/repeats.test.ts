import type { SetupFactName } from "../../../src/model/benchmark/setupFact";
import { oncePerList } from "../../../src/reports/runs/oncePerList";
import { rangeOf, repeats } from "../../../src/reports/runs/repeats";
import { processorMs } from "../../processorTime";
import { sampleHost, sampleRun, type RunFacts } from "../sampleRuns";

const run = (facts: RunFacts = {}) =>
  sampleRun({ vms: 8, ...facts, workload: { blockSizeBytes: 4096, readPct: 70, ...facts.workload } });
const stated = (name: SetupFactName, value: string | number) => [{ name, value, file: "vsan.cfg", line: 1 }];
const areRepeats = (a: RunFacts, b: RunFacts): boolean => {
  const runs = [run(a), run(b)];
  const found = repeats(runs);
  const counts = runs.map((one) => found.get(one)?.length);
  expect(counts[0]).toBe(counts[1]);
  return counts[0] === 2;
};

test.each<[string, RunFacts, RunFacts, boolean]>([
  ["at another time, in another case", { startedAt: "a", case: "a" }, { startedAt: "b", case: "b" }, true],
  ["of another load", {}, { workload: { readPct: 0 } }, false],
  ["of other VMs", {}, { vms: 9 }, false],
  ["of another job", { job: "warm-up" }, { job: "run" }, false],
  ["on other hosts", { setup: stated("hosts", 4) }, { setup: stated("hosts", 6) }, false],
  ["on other hosts by their tables", { hosts: [sampleHost("a", 1)] }, { hosts: [sampleHost("a", 1), sampleHost("b", 1)] }, false],
  ["on hosts that one does not state", { setup: stated("hosts", 4) }, {}, true],
  ["with another layout", { setup: stated("raid", "RAID-5") }, { setup: stated("raid", "RAID-6") }, false],
  ["with encryption", { setup: stated("encryptionAtRest", "Disabled") }, { setup: stated("encryptionAtRest", "Enabled") }, false],
  ["with less free capacity", { setup: stated("freeGib", 900) }, { setup: stated("freeGib", 800) }, true],
  ["with VMs that are reused", { setup: stated("reuseVms", "false") }, { setup: stated("reuseVms", "true") }, true],
])("two runs, one of them %s: repeats of one test?", (_, a, b, expected) => {
  expect(areRepeats(a, b)).toBe(expected);
}); // prettier-ignore

/** For each run the places of its repeats. */
const placesOf = (all: readonly RunFacts[], failed: readonly number[] = []) => {
  const runs = all.map(run);
  const found = repeats(runs, new Set(runs.filter((_run, i) => failed.includes(i))));
  return runs.map((one) => found.get(one)?.map((other) => runs.indexOf(other)));
};
const [FOUR, SIX] = [{ setup: stated("hosts", 4) }, { setup: stated("hosts", 6) }];

test("a run that fits two setups, which contradict each other, repeats neither", () => {
  expect(placesOf([FOUR, SIX, FOUR, {}, SIX, {}])).toEqual([[0, 2], [1, 4], [0, 2], [3, 5], [1, 4], [3, 5]]);
}); // prettier-ignore

test("a run that fits two setups, which are one as far as they are known, repeats both", () => {
  const layout = { setup: stated("raid", "RAID-5") };
  expect(placesOf([FOUR, layout, {}])).toEqual([[0, 1, 2], [0, 1, 2], [0, 1, 2]]);
}); // prettier-ignore

test("a setup does not take what may also be of another", () => {
  const both = { setup: [...stated("hosts", 6), ...stated("raid", "RAID-5")] };
  const layout = { setup: stated("raid", "RAID-5") };
  expect(placesOf([FOUR, layout, both])).toEqual([[0], [1], [2]]);
  expect(placesOf([SIX, layout, both])).toEqual([[0, 1, 2], [0, 1, 2], [0, 1, 2]]);
}); // prettier-ignore

test.each<[string, RunFacts, readonly number[]]>([
  ["without I/O", { results: { iops: 0 } }, []],
  ["with errors", { results: { errors: 1 } }, []],
  ["with VMs that finished early", { vmsFinishedEarly: 1 }, []],
  ["whose job failed", {}, [1]],
])("a run %s repeats none and none repeats it", (_, facts, failed) => {
  expect(placesOf([{}, facts, {}], failed)).toEqual([[0, 2], [1], [0, 2]]);
});

test("a complete run whose job did not fail repeats the others", () => {
  expect(placesOf([{}, { vmsFinishedEarly: 0, results: { iops: 5, errors: 0 } }])).toEqual([[0, 1], [0, 1]]);
}); // prettier-ignore

test("what a test has in common is calculated once for all its runs", () => {
  const counted = jest.fn((alike: readonly unknown[]) => (alike.length > 2 ? null : alike.length));
  const count = oncePerList(counted);
  const runs = [{}, {}, {}, { vms: 9 }].map(run);
  const found = repeats(runs);
  const counts = () => runs.map((one) => count(found.get(one) ?? []));
  expect([counts(), counts()]).toEqual([[null, null, null, 1], [null, null, null, 1]]);
  expect(counted).toHaveBeenCalledTimes(2);
}); // prettier-ignore

test.each<[string, (i: number) => RunFacts]>([
  ["one setup", () => ({})],
  ["a setup each", (i) => ({ setup: stated("storagePolicy", `policy ${i}`) })],
])("8,000 runs of one test, in %s, are compared in seconds", async (_, factsOf) => {
  const runs = Array.from({ length: 8000 }, (_run, i) => run(factsOf(i)));
  const ms = await processorMs(5000, () => {
    expect(repeats(runs).size).toBe(8000);
  });
  expect(ms).toBeLessThan(5000);
});

describe("how far a figure is apart", () => {
  const iops = (...all: NonNullable<RunFacts["results"]>[]) =>
    rangeOf(
      all.map((results) => run({ results })),
      ({ results }) => results.iops,
    );

  test("is what the most is above the least", () => {
    expect(iops({ iops: 40_000 }, { iops: 30_000 }, { iops: 48_000 })).toEqual({
      least: 30_000,
      most: 48_000,
      by: expect.closeTo(0.6, 12),
    });
  });

  test.each([
    ["one run", [{ iops: 5 }]],
    ["one run that states it", [{ iops: 5 }, {}]],
    ["a run without I/O", [{ iops: 5 }, { iops: 0 }]],
  ])("is not known from %s", (_, all) => {
    expect(iops(...all)).toBeNull();
  });

  test("is not known of figures that are not above 0", () => {
    const runs = [0, 1].map((latencyMs) => run({ results: { iops: 5, latencyMs } }));
    expect(rangeOf(runs, ({ results }) => results.latencyMs)).toBeNull();
  });
});
