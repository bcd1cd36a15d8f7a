import type { SetupFactName } from "../../../src/model/benchmark/setupFact";
import { rangeOf, repeats } from "../../../src/reports/runs/repeats";
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

test("a run that states nothing repeats runs of two setups, which do not repeat each other", () => {
  const runs = [{ setup: stated("hosts", 4) }, { setup: stated("hosts", 6) }, {}].map((facts) => run(facts));
  const found = repeats(runs);
  expect(runs.map((one) => found.get(one)?.map((other) => runs.indexOf(other)))).toEqual([
    [0, 2],
    [1, 2],
    [0, 1, 2],
  ]);
});

describe("how far a figure is apart", () => {
  const iops = (...all: (RunFacts["results"] & { early?: number })[]) =>
    rangeOf(
      all.map(({ early = 0, ...results }) => run({ vmsFinishedEarly: early, results })),
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
    ["a run with errors", [{ iops: 5 }, { iops: 9, errors: 1 }]],
    ["a run with VMs that finished early", [{ iops: 5 }, { iops: 9, early: 1 }]],
  ])("is not known from %s", (_, all) => {
    expect(iops(...all)).toBeNull();
  });

  test("is not known of figures that are not above 0", () => {
    const runs = [0, 1].map((latencyMs) => run({ results: { iops: 5, latencyMs } }));
    expect(rangeOf(runs, ({ results }) => results.latencyMs)).toBeNull();
  });
});
