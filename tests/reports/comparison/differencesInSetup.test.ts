import type { SetupFactName } from "../../../src/model/benchmark/setupFact";
import { differencesInSetup } from "../../../src/reports/comparison/differencesInSetup";
import type { SetupDifference } from "../../../src/reports/comparison/differencesInSetup";
import { sampleHost, sampleRun, sampleUse, type RunFacts } from "../sampleRuns";

const words = (differences: readonly SetupDifference[]) =>
  differences.map(({ trait, before, after }) => `${trait} ${before} → ${after}`);

test.each<[string, RunFacts, RunFacts, string[]]>([
  ["the same", { vms: 18, durationSeconds: 3600 }, { vms: 18, durationSeconds: 3600 }, []],
  ["VMs", { vms: 18 }, { vms: 17 }, ["VMs 18 → 17"]],
  ["vDisks", { vdisks: 144 }, { vdisks: 1440 }, ["vDisks 144 → 1440"]],
  ["hosts", { hosts: [sampleHost("a", null), sampleHost("b", null)] }, { hosts: [sampleHost("a", null)] }, ["hosts 2 → 1"]],
  ["unknown hosts", { hosts: [sampleHost("a", null)] }, {}, []],
  ["the tool", { tool: "hcibench-fio" }, { tool: "hcibench-vdbench" }, ["tool hcibench-fio → hcibench-vdbench"]],
  ["the version", { toolVersion: "2.8.3" }, { toolVersion: "2.6" }, ["tool version 2.8.3 → 2.6"]],
  ["an unknown version", { toolVersion: null }, { toolVersion: "2.6" }, []],
  ["the datastore", { datastore: "a" }, { datastore: "b" }, ["datastore a → b"]],
  ["a duration within 5%", { durationSeconds: 600 }, { durationSeconds: 630 }, []],
  ["a duration beyond 5%", { durationSeconds: 600 }, { durationSeconds: 632 }, ["test seconds 600 → 632"]],
  ["a shorter duration beyond 5%", { durationSeconds: 632 }, { durationSeconds: 600 }, ["test seconds 632 → 600"]],
  ["a duration 5% of the longer", { durationSeconds: 1000 }, { durationSeconds: 950 }, []],
  ["a duration more than 5% of the longer", { durationSeconds: 1000 }, { durationSeconds: 949 }, ["test seconds 1000 → 949"]],
  ["the size of a vDisk", { workload: { vmdkBytes: 10 * 2 ** 30 } }, { workload: { vmdkBytes: 20 * 2 ** 30 } }, ["GiB per vDisk 10 → 20"]],
  ["an unknown size of a vDisk", { workload: { vmdkBytes: 10 * 2 ** 30 } }, {}, []],
  ["vDisks per VM", { workload: { vmdksPerVm: 4 } }, { workload: { vmdksPerVm: 8 } }, ["vDisks per VM 4 → 8"]],
  ["recorded hosts", { measuredUse: [sampleUse(), sampleUse()] }, { hosts: [sampleHost("a", null)] }, ["hosts 2 → 1"]],
  ["no warm-up on either side", { warmupSeconds: 0 }, { warmupSeconds: 0 }, []],
  ["a warm-up within 5%", { warmupSeconds: 600 }, { warmupSeconds: 630 }, []],
  ["a warm-up beyond 5%", { warmupSeconds: 600 }, { warmupSeconds: 632 }, ["warm-up seconds 600 → 632"]],
  ["a warm-up on one side", { warmupSeconds: 0 }, { warmupSeconds: 60 }, ["warm-up seconds 0 → 60"]],
  ["the working set", { workload: { workingSetPct: 90 } }, { workload: { workingSetPct: 91 } }, ["working set % 90 → 91"]],
  ["the data", { workload: { compressPct: 0, dedupePct: 0 } }, { workload: { compressPct: 50, dedupePct: 10 } }, ["compressible % 0 → 50", "duplicate % 0 → 10"]],
  ["a requested rate", { workload: { requestedIops: 1000 } }, { workload: { requestedIops: 2000 } }, ["requested IOPS 1000 → 2000"]],
  ["a requested rate on one side", { workload: { requestedIops: 1000 } }, {}, ["requested IOPS 1000 → no limit stated"]],
  ["a requested rate on the other side", {}, { workload: { requestedIops: 1000 } }, ["requested IOPS no limit stated → 1000"]],
  ["VMs that finished early", { vmsFinishedEarly: 0 }, { vmsFinishedEarly: 2 }, ["VMs that finished early 0 → 2"]],
  ["percentiles", { results: { percentiles: "measured" } }, { results: { percentiles: "floored" } }, ["kind of percentiles measured → floored"]],
])("%s", (_, baseline, variant, expected) => {
  expect(words(differencesInSetup(sampleRun(baseline), sampleRun(variant)))).toEqual(expected);
}); // prettier-ignore

const stating = (name: SetupFactName, value: string | number): RunFacts => ({
  setup: [{ name, value, file: "job.yml", line: 1 }],
});

test.each<[SetupFactName, string]>([
  ["storage", "Storage"],
  ["raidPreference", "Storage policy: fault tolerance"],
  ["failuresToTolerate", "Storage policy: failures to tolerate"],
  ["secondaryFailures", "Storage policy: secondary failures to tolerate"],
  ["checksumDisabled", "Checksum disabled"],
  ["spaceEfficiency", "Space efficiency"],
  ["encryptionAtRest", "Data-at-rest encryption"],
  ["encryptionInTransit", "Data-in-transit encryption"],
  ["vmCpus", "vCPU of a test VM"],
  ["vmRamGib", "RAM of a test VM"],
  ["diskPreparation", "Disk preparation"],
  ["clearCache", "Cache cleared before the test"],
])("%s, as the files state it", (name, label) => {
  const [one, other] = [sampleRun(stating(name, "a")), sampleRun(stating(name, "b"))];
  expect(words(differencesInSetup(one, other))).toEqual([`${label} a → b`]);
  expect(differencesInSetup(one, one)).toEqual([]);
  expect(differencesInSetup(one, sampleRun())).toEqual([]);
});

test("a fact that no figure depends on is not a difference, and a number is compared exactly", () => {
  const of = (name: SetupFactName, value: number) => sampleRun(stating(name, value));
  expect(differencesInSetup(of("freeGib", 1000), of("freeGib", 2000))).toEqual([]);
  expect(words(differencesInSetup(of("vmRamGib", 100), of("vmRamGib", 101)))).toEqual([
    "RAM of a test VM 100 → 101",
  ]);
});

test.each<[string, RunFacts, RunFacts, string, string]>([
  ["more VMs", { vms: 10 }, { vms: 15 }, "load", "higher offered load (+50.0%)"],
  ["fewer VMs", { vms: 10 }, { vms: 5 }, "load", "lower offered load (−50.0%)"],
  ["a shorter queue", { workload: { outstandingIo: 1024 } }, { workload: { outstandingIo: 640 } }, "load", "latency falls with the queue (−37.5%)"],
  ["VMs that finished early", { vms: 8, vmsFinishedEarly: 0 }, { vms: 5, vmsFinishedEarly: 1 }, "load", "variant IOPS about 16.7% too low"],
  ["VMs that finished early in the baseline", { vms: null, vmsFinishedEarly: 1 }, { vms: 5, vmsFinishedEarly: 0 }, "load", "baseline IOPS too low"],
  ["tests that are both long enough", { durationSeconds: 1800 }, { durationSeconds: 3600 }, "harmless", "none: both are long enough"],
  ["a test that is too short", { durationSeconds: 1799 }, { durationSeconds: 3600 }, "load", "the shorter one is not steady"],
  ["two tests that are too short", { durationSeconds: 15 }, { durationSeconds: 30 }, "load", "both too short for steady state"],
  ["percentiles", { results: { percentiles: "measured" } }, { results: { percentiles: "floored" } }, "percentiles", "p95 cannot be compared"],
  ["what may be tested", stating("encryptionAtRest", "off"), stating("encryptionAtRest", "on"), "subject", "may be the change under test"],
  ["the version of the tool", { toolVersion: "2.8" }, { toolVersion: "3.0" }, "harmless", "no known effect"],
])("%s: effect on the figures", (_, baseline, variant, weight, does) => {
  expect(differencesInSetup(sampleRun(baseline), sampleRun(variant))[0]).toMatchObject({ weight, does });
}); // prettier-ignore
