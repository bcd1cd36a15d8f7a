import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../../src/model/benchmark/diagnostic";
import { type ClusterFacts, NO_FACTS } from "../../../src/reports/inputs/clusterFacts";
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

const loads = (
  runs: readonly BenchmarkRun[],
  facts: ClusterFacts = NO_FACTS,
  diagnostics: readonly Diagnostic[] = [],
) => testedLoads(runs, facts, diagnostics);

const stated = (name: "storage" | "raid" | "hosts", value: string | number) => ({
  ...{ name, value, file: "vsan.cfg", line: 1 },
});

test("a test of HCIBench on a known cluster, and its latency target", () => {
  const runs = [tested({ workload: { latencyTargetUs: 2000 } })];
  expect(loads(runs, { ...NO_FACTS, hosts: 4, raid: "RAID-5" })).toEqual([
    {
      ...{ name: "8 KiB, 70% read", hosts: 4, ioSizeKib: 8, readShare: 0.7, layout: "RAID-5 2+1" },
      ...{ iops: 40000, latencyMs: 2, targetMs: 2, mostMs: 2.2 },
      ...{ heldTo: null, against: [], showsCost: false },
    },
  ]);
});

test("a test without a target has none, and counts up to the usual latency", () => {
  expect(loads([tested()])[0]).toMatchObject({ targetMs: null, mostMs: 15 });
});

test("a layout that nothing states is not assumed, nor are hosts", () => {
  expect(loads([tested()])[0]).toMatchObject({ hosts: null, layout: null });
  expect(loads([tested()], { ...NO_FACTS, hosts: 4 })[0]).toMatchObject({ hosts: 4, layout: null });
  expect(loads([tested()], { ...NO_FACTS, raid: "RAID-5" })[0]).toMatchObject({ layout: null });
});

test("a layout that its hosts cannot hold is not known", () => {
  const few = { ...NO_FACTS, hosts: 3, raid: "RAID-6" };
  expect(loads([tested()], few)[0]).toMatchObject({ hosts: 3, layout: null });
});

test("the hosts of each test are its own, where the user names none", () => {
  const runs = [
    tested({ hosts: [sampleHost("a", 10)], results: { iops: 1 } }),
    tested({ setup: [stated("hosts", 6)], results: { iops: 18 } }),
    tested({ measuredUse: [sampleUse(), sampleUse()], results: { iops: 4 } }),
  ];
  expect(loads(runs).map(({ hosts }) => hosts)).toEqual([1, 6, 2]);
  expect(loads(runs, { ...NO_FACTS, hosts: 4 }).map(({ hosts }) => hosts)).toEqual([4, 4, 4]);
});

test("hosts that the user enters and the files of one test state are not those of another", () => {
  const runs = [4, 6].map((hosts) => tested({ setup: [stated("hosts", hosts)] }));
  const hostsOf = (hosts: number) => loads(runs, { ...NO_FACTS, hosts }).map((load) => load.hosts);
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
  expect(loads([run])).toHaveLength(count);
});

test("a layout that the user enters speaks for vSAN where the files do so against it only probably", () => {
  const runs = ["probably not vSAN", "not vSAN"].map((storage) =>
    tested({ setup: [stated("storage", storage)] }),
  );
  expect(loads(runs, { ...NO_FACTS, raid: "RAID-1" })).toHaveLength(1);
});

test("a test shows the rate that it was held to, and one below it does not", () => {
  const of = (iops: number) =>
    loads([tested({ workload: { requestedIops: 40000 }, results: { iops } })])[0]?.heldTo;
  expect([of(38_800), of(38_799)]).toEqual([40000, null]);
});

test("what speaks against a test, with the facts and diagnostics that came with it", () => {
  const run = tested({ durationSeconds: 60, source: { file: "a.txt", line: 1 } });
  expect(loads([run])[0]?.against).toEqual(["Too short"]);
  const failed = { code: "job-error", severity: "error", message: "m", file: "a.txt", line: 1 } as const;
  expect(loads([run], NO_FACTS, [failed])[0]?.against).toContain("Invalid");
});

test("a test shows what an I/O costs where the CPU of its hosts, above idle, and their number are known", () => {
  const facts: ClusterFacts = { ...NO_FACTS, hosts: 4, ghzPerHost: 100 };
  const of = (run: RunFacts, given = facts) => loads([tested(run)], given)[0]?.showsCost;
  const cpu = { usagePct: 30 };
  expect([of({ cpu }), of({ cpu }, { ...facts, hosts: null })]).toEqual([true, false]);
  expect([of({ cpu: { usagePct: null } }), of({ cpu, vmsFinishedEarly: 1 })]).toEqual([false, false]);
  const idle = (idleGhzPerHost: number) => of({ cpu }, { ...facts, idleGhzPerHost });
  expect([idle(29.9), idle(30)]).toEqual([true, false]);
  expect(of({ cpu }, { ...facts, ghzPerHost: null, idleGhzPerHost: 30 })).toBe(true);
  expect([of({ cpu: { usagePct: 200 } }), of({ cpu: { usagePct: 201 } })]).toEqual([true, false]);
});
