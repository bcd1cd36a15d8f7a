import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { NO_FACTS } from "../../../src/reports/inputs/clusterFacts";
import { testedLoads } from "../../../src/reports/measures/testedLoads";
import { sampleHost, sampleRun, sampleUse, type RunFacts } from "../sampleRuns";

const WORKLOAD = { blockSizeBytes: 8192, readPct: 70 };
const RESULTS = { iops: 40000, latencyMs: 2 };

function tested({ workload, results, ...facts }: RunFacts = {}): BenchmarkRun {
  return sampleRun({
    ...facts,
    workload: { ...WORKLOAD, ...workload },
    results: { ...RESULTS, ...results },
  });
}

const stated = (name: "storage" | "raid" | "hosts", value: string | number) => ({
  ...{ name, value, file: "vsan.cfg", line: 1 },
});

test("a test of HCIBench on a known cluster, and its latency target", () => {
  const runs = [tested({ workload: { latencyTargetUs: 2000 } })];
  expect(testedLoads(runs, { ...NO_FACTS, hosts: 4, raid: "RAID-5" })).toEqual([
    {
      ...{ name: "8 KiB, 70% read", hosts: 4, ioSizeKib: 8, readShare: 0.7, layout: "RAID-5 2+1" },
      ...{ iops: 40000, latencyMs: 2, mostMs: 2.2 },
    },
  ]);
});

test("a test without a target counts up to the usual latency", () => {
  expect(testedLoads([tested()])[0]?.mostMs).toBe(15);
});

test("a layout that nothing states is not assumed, nor are hosts", () => {
  expect(testedLoads([tested()])[0]).toMatchObject({ hosts: null, layout: null });
  expect(testedLoads([tested()], { ...NO_FACTS, hosts: 4 })[0]).toMatchObject({ hosts: 4, layout: null });
  expect(testedLoads([tested()], { ...NO_FACTS, raid: "RAID-5" })[0]).toMatchObject({ layout: null });
});

test("a layout that its hosts cannot hold is not known", () => {
  const few = { ...NO_FACTS, hosts: 3, raid: "RAID-6" };
  expect(testedLoads([tested()], few)[0]).toMatchObject({ hosts: 3, layout: null });
});

test("the hosts of each test are its own, where the user names none", () => {
  const runs = [
    tested({ hosts: [sampleHost("a", 10)], results: { iops: 1 } }),
    tested({ setup: [stated("hosts", 6)], results: { iops: 18 } }),
    tested({ measuredUse: [sampleUse(), sampleUse()], results: { iops: 4 } }),
  ];
  expect(testedLoads(runs).map(({ hosts }) => hosts)).toEqual([1, 6, 2]);
  expect(testedLoads(runs, { ...NO_FACTS, hosts: 4 }).map(({ hosts }) => hosts)).toEqual([4, 4, 4]);
});

test("hosts that the user enters and the files of one test state are not those of another", () => {
  const runs = [4, 6].map((hosts) => tested({ setup: [stated("hosts", hosts)] }));
  const hostsOf = (hosts: number) => testedLoads(runs, { ...NO_FACTS, hosts }).map((load) => load.hosts);
  expect([4, 5, 6].map(hostsOf)).toEqual([
    [4, 6],
    [5, 5],
    [4, 6],
  ]);
});

test.each<[string, BenchmarkRun, number]>([
  ["without IOPS", tested({ results: { iops: null } }), 0],
  ["of no IOPS", tested({ results: { iops: 0 } }), 0],
  ["without an I/O size", tested({ workload: { blockSizeBytes: null } }), 0],
  ["without reads", tested({ workload: { readPct: null } }), 0],
  ["of writes alone", tested({ workload: { readPct: 0 } }), 1],
  ["of a local disk", tested({ tool: "fio" }), 0],
  ["of a local tool with recordings of hosts", tested({ tool: "fio", measuredUse: [sampleUse()] }), 1],
  ["on vSAN OSA", tested({ setup: [stated("storage", "vSAN OSA")] }), 0],
  ["on vSAN ESA", tested({ tool: "fio", setup: [stated("storage", "vSAN ESA")] }), 1],
  ["on another storage", tested({ setup: [stated("storage", "not vSAN")] }), 0],
  ["probably on another storage", tested({ setup: [stated("storage", "probably not vSAN")] }), 0],
])("a run %s: %#", (_, run, count) => {
  expect(testedLoads([run])).toHaveLength(count);
});

test("a layout that the user enters speaks for vSAN where the files do so against it only probably", () => {
  const runs = ["probably not vSAN", "not vSAN"].map((storage) =>
    tested({ setup: [stated("storage", storage)] }),
  );
  expect(testedLoads(runs, { ...NO_FACTS, raid: "RAID-1" })).toHaveLength(1);
});
