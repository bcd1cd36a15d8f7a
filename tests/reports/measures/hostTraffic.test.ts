import { REFERENCE_TESTS } from "../../../src/model/cpuCost/referenceTests";
import { NO_FACTS, type ClusterFacts } from "../../../src/reports/inputs/clusterFacts";
import { hostTraffic } from "../../../src/reports/measures/hostTraffic";
import { placedLayout, policyOf } from "../../../src/reports/measures/layout";
import { sampleRun, sampleUse, type RunFacts } from "../sampleRuns";

const { smallWrite } = REFERENCE_TESTS;
const SIX: ClusterFacts = { ...NO_FACTS, hosts: 6 };
const load = (facts: RunFacts = {}) =>
  sampleRun({
    ...facts,
    workload: { blockSizeBytes: smallWrite.blockSizeBytes, readPct: 0, ...facts.workload },
    results: {
      throughputBytesPerSecond: smallWrite.iops.value * smallWrite.blockSizeBytes,
      ...facts.results,
    },
  });

test("models the busier direction: the reference test sent 35.5 and received 40 Gb/s per host", () => {
  const traffic = hostTraffic(load(), SIX);
  expect(traffic?.known).toBe("modelled");
  expect(traffic?.gbitPerHost).toBeCloseTo(40, 0);
});

test("models reads: the reference test sent 27.2 Gb/s per host", () => {
  const { iops, blockSizeBytes } = REFERENCE_TESTS.smallRead;
  const run = load({
    workload: { readPct: 100 },
    results: { throughputBytesPerSecond: iops.value * blockSizeBytes },
  });
  expect(hostTraffic(run, SIX)?.gbitPerHost).toBeCloseTo(27.2, 1);
});

test("prefers what was recorded", () => {
  const run = load({ measuredUse: [sampleUse({ transmitBitsPerSecond: 7e9 })] });
  expect(hostTraffic(run, SIX)).toEqual({ gbitPerHost: 7, known: "measured" });
  expect(hostTraffic(run, NO_FACTS)).toEqual({ gbitPerHost: 7, known: "measured" });
});

test.each<[string, RunFacts, Partial<ClusterFacts>]>([
  ["the number of hosts", {}, { hosts: null }],
  ["enough hosts for the layout", {}, { raid: "RAID-6", hosts: 5 }],
  ["the block size", { workload: { blockSizeBytes: null } }, {}],
  ["the read/write mix", { workload: { readPct: null } }, {}],
  ["throughput", { results: { throughputBytesPerSecond: null } }, {}],
])("models nothing without %s", (_, facts, given) => {
  expect(hostTraffic(load(facts), { ...SIX, ...given })).toBeNull();
});

test.each([
  [null, "RAID-5"],
  ["RAID-6", "RAID-6 4+2"],
])("the policy of a layout given as %s is %s", (raid, policy) => {
  expect(policyOf({ ...NO_FACTS, raid })).toBe(policy);
});

test.each([
  ["RAID-5", 6, "RAID-5 4+1"],
  ["RAID-5", 5, "RAID-5 2+1"],
  ["RAID-6", 6, "RAID-6 4+2"],
  ["RAID-6", 5, null],
])("%s on %i hosts becomes %s", (raid, hosts, layout) => {
  expect(placedLayout({ ...NO_FACTS, raid }, hosts)).toBe(layout);
});

test("a layout that does not exist is an error, not a layout that does not fit", () => {
  expect(() => placedLayout({ ...NO_FACTS, raid: "RAID-9" }, 6)).toThrow("RAID-9");
});
