import { NO_FACTS, type ClusterFacts } from "../../../src/reports/inputs/clusterFacts";
import { DEFAULT_THRESHOLDS } from "../../../src/reports/inputs/thresholds";
import { cacheShortGib, testDataGib } from "../../../src/reports/measures/testData";
import { sampleRun, type RunFacts } from "../sampleRuns";

const GIB = 2 ** 30;
const run = (facts: RunFacts = {}) =>
  sampleRun({
    vdisks: 8,
    ...facts,
    workload: { vmdkBytes: 100 * GIB, workingSetPct: 50, ...facts.workload },
  });

test("test data are the working set of all vDisks", () => {
  expect(testDataGib(run())).toBe(400);
});

test.each<[string, RunFacts]>([
  ["vDisks", { vdisks: null }],
  ["vDisks above 0", { vdisks: 0 }],
  ["their size", { workload: { vmdkBytes: null } }],
  ["the working set", { workload: { workingSetPct: null } }],
])("test data are not known without %s", (_, facts) => {
  expect(testDataGib(run(facts))).toBeNull();
  expect(cacheShortGib(run(facts), { ...NO_FACTS, usableTib: 10 }, DEFAULT_THRESHOLDS)).toBeNull();
});

describe("short of cache", () => {
  const thresholds = { ...DEFAULT_THRESHOLDS, CacheFactor: 3, UsableShare: 0.1 };
  const short = (facts: Partial<ClusterFacts>, one = run()) =>
    cacheShortGib(one, { ...NO_FACTS, ...facts }, thresholds);

  test.each([
    ["RAM", { hosts: 2, ramGibPerHost: 100 }, 3 * 200 - 400],
    ["capacity", { usableTib: 10 }, 1024 - 400],
    ["the larger of both: RAM", { hosts: 2, ramGibPerHost: 1000, usableTib: 10 }, 6000 - 400],
    ["the larger of both: capacity", { hosts: 2, ramGibPerHost: 100, usableTib: 10 }, 1024 - 400],
    ["capacity when the hosts are not known", { ramGibPerHost: 1000, usableTib: 10 }, 1024 - 400],
    ["capacity when the RAM is not known", { hosts: 100, usableTib: 10 }, 1024 - 400],
    ["nothing when there is enough", { usableTib: 2 }, 204.8 - 400],
  ])("is measured against %s", (_, facts, gib) => {
    expect(short(facts)).toBeCloseTo(gib, 9);
  });

  test.each([
    ["only hosts", { hosts: 2 }],
    ["only RAM", { ramGibPerHost: 100 }],
    ["nothing", {}],
  ])("is not known with %s", (_, facts) => {
    expect(short(facts)).toBeNull();
  });

  test("does not matter to a test that only writes", () => {
    expect(short({ usableTib: 10 }, run({ workload: { readPct: 0 } }))).toBeNull();
    expect(short({ usableTib: 10 }, run({ workload: { readPct: 1 } }))).not.toBeNull();
  });
});
