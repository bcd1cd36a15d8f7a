import { sampleHost, sampleMember, sampleRun, sampleUse, type RunFacts } from "../../sampleRuns";
import { found, misses, type Known } from "../say";

const GIB = 2 ** 30;
const series = (iops: readonly number[]) =>
  iops.map((value, second) => ({ second, iops: value, throughputBytesPerSecond: 0, latencyMs: null }));
const p95 = (readP95Ms: number): RunFacts => ({
  results: { readLatencyMs: 1, readP95Ms, percentiles: "measured" },
});
const target = (latencyTargetUs: number, latencyMs: number, iops: number | null = null): RunFacts => ({
  workload: { latencyTargetUs },
  results: { latencyMs, iops },
  cpu: { usagePct: 50 },
});
const members = (...iops: number[]): RunFacts => ({
  members: iops.map((value, i) => sampleMember(`v${i}`, value)),
});
const data = (gib: number): RunFacts => ({
  vdisks: 1,
  workload: { vmdkBytes: gib * GIB, workingSetPct: 100 },
});

test.each<[string, RunFacts, RunFacts, Known?]>([
  ["finished-early", { vmsFinishedEarly: 1 }, { vmsFinishedEarly: 2 }],
  ["generator-errors", { results: { errors: 1 } }, { results: { errors: 2 } }],
  ["generator-busy", { tool: "fio", cpu: { usagePct: 91 } }, { tool: "fio", cpu: { usagePct: 92 } }],
  ["latency-target", target(2000, 1, null), target(2000, 2, 5)],
  ["latency-target-missed", target(2000, 3), target(1000, 2)],
  ["cpu-bound", { cpu: { usagePct: 91 } }, { cpu: { usagePct: 92 } }],
  ["cpu-close", { cpu: { usagePct: 71 } }, { cpu: { usagePct: 72 } }],
  ["network-near", { measuredUse: [sampleUse({ transmitBitsPerSecond: 8e9 })] }, { measuredUse: [sampleUse({ transmitBitsPerSecond: 9e9 })] }, { facts: { nicGbitPerHost: 10 } }],
  ["no-limit-found", { cpu: { usagePct: 10 } }, { cpu: { usagePct: 10 }, results: { iops: 5 } }],
  ["unsteady", { series: series([100, 100, 100, 100, 110, 110]) }, { series: series([80, 120, 80, 120, 80, 120]) }],
  ["short-test", { durationSeconds: 600 }, { durationSeconds: 300 }],
  ["may-fit-cache", data(20), data(10), { facts: { usableTib: 10 } }],
  ["very-uneven-members", members(1000, 500), members(1000, 400)],
  ["uneven-members", members(1000, 800), members(1000, 700)],
  ["uneven-hosts", { hosts: [sampleHost("a", 70), sampleHost("b", 90)] }, { hosts: [sampleHost("a", 10), sampleHost("b", 40)] }],
  ["memory-pressure", { hosts: [sampleHost("a", null, 91)] }, { hosts: [sampleHost("a", null, 92)] }],
  ["latency-limit", { results: { readLatencyMs: 20 } }, { results: { writeLatencyMs: 26 } }],
  ["flash-latency", { workload: { blockSizeBytes: 4096 }, results: { readLatencyMs: 6 } }, { workload: { blockSizeBytes: 4096 }, results: { readLatencyMs: 7 } }],
  ["p95-unpredictable", p95(5), p95(6)],
  ["longest-io", { results: { latencyMs: 1, maxLatencyMs: 2000 } }, { results: { latencyMs: 2, maxLatencyMs: 3000 } }],
  ["storage-share", { cpu: { usagePct: 70 } }, { cpu: { usagePct: 80 } }, { facts: { ghzPerHost: 100 } }],
  ["differenced", { series: series([1]) }, { series: series([1, 1]) }],
])("%s reports the worst run first", (id, milder, worse, known = {}) => {
  const [a, b] = [sampleRun({ case: "a", ...milder }), sampleRun({ case: "b", ...worse })];
  expect(found(id, [a, b], known).map(({ runs }) => runs)).toEqual([[1], [0]]);
  expect(found(id, [b, a], known).map(({ runs }) => runs)).toEqual([[0], [1]]);
}); // prettier-ignore

test("divided-by-thousand reports the largest throughput first", () => {
  const runs = [null, 5].map((throughputBytesPerSecond) =>
    sampleRun({ results: { throughputBytesPerSecond } }),
  );
  const { file } = sampleRun().source;
  const diagnostics = [
    { severity: "info", code: "throughput-unit", message: "m", file, line: null },
  ] as const;
  expect(found("divided-by-thousand", runs, { diagnostics }).map((one) => one.runs)).toEqual([[1], [0]]);
});

test("divided-by-thousand is not reported for another diagnostic of the file", () => {
  const { file } = sampleRun().source;
  const diagnostics = [{ severity: "info", code: "x", message: "m", file, line: null }] as const;
  expect(found("divided-by-thousand", [sampleRun()], { diagnostics })).toEqual([]);
});

test("flat-throughput reports the largest throughput first", () => {
  const at = (kib: number, datastore: string, throughputBytesPerSecond: number) =>
    sampleRun({ datastore, workload: { blockSizeBytes: kib * 1024 }, results: { throughputBytesPerSecond } });
  const runs = [at(64, "a", 1e9), at(128, "a", 1e9), at(64, "b", 2e9), at(128, "b", 2e9)];
  expect(found("flat-throughput", runs).map((one) => one.runs)).toEqual([
    [2, 3],
    [0, 1],
  ]);
});

test("flat-throughput does not compare runs of an unknown block size", () => {
  const at = (blockSizeBytes: number | null) =>
    sampleRun({ workload: { blockSizeBytes, readPct: 70 }, results: { throughputBytesPerSecond: 1e9 } });
  expect(found("flat-throughput", [at(null), at(4096)])).toEqual([]);
  expect(found("flat-throughput", [at(4096), at(null)])).toEqual([]);
});

describe("a rule that only one of several runs can answer is evaluated", () => {
  const silent = sampleRun();

  test.each<[string, RunFacts, Known, string]>([
    ["unsteady", { series: series([1]) }, {}, "time series of a test"],
    ["may-fit-cache", data(1), { facts: { usableTib: 1 } }, "size of the test VMs' disks"],
    ["memory-pressure", { hosts: [sampleHost("a", null, 5)] }, {}, "memory use of each host"],
    ["uneven-hosts", { hosts: [sampleHost("a", 5), sampleHost("b", 5)] }, {}, "CPU of each host"],
    ["cpu-bound", { cpu: { usagePct: 5 } }, {}, "CPU of the hosts during the tests"],
  ])("%s", (id, facts, known, because) => {
    expect(misses(id, [silent], known)).toBe(because);
    expect(misses(id, [silent, sampleRun(facts)], known)).toBeNull();
  });

  test("network-near", () => {
    const known = { facts: { nicGbitPerHost: 10 } };
    const recorded = sampleRun({ measuredUse: [sampleUse({ transmitBitsPerSecond: 1e9 })] });
    expect(misses("network-near", [silent], known)).toBe("hosts in the cluster");
    expect(misses("network-near", [silent, recorded], known)).toBeNull();
  });

  test("latency-target asks for CPU when one run has a target", () => {
    const one = sampleRun({ workload: { latencyTargetUs: 1 } });
    expect(misses("latency-target", [silent, one])).toBe("CPU of the hosts during the tests");
  });

  test("efficiency asks for the hosts only", () => {
    expect(misses("efficiency", [silent])).toBe("hosts in the cluster");
    expect(misses("efficiency", [silent], { facts: { hosts: 1 } })).toBeNull();
  });

  test("may-fit-cache needs hosts and their RAM, or capacity", () => {
    const of = (facts: Known["facts"]) =>
      misses("may-fit-cache", [sampleRun(data(1))], facts ? { facts } : {});
    const because = "RAM of a host, or usable capacity";
    expect([of({ ramGibPerHost: 1 }), of({ hosts: 1 })]).toEqual([because, because]);
    expect([of({ ramGibPerHost: 1, hosts: 1 }), of({ usableTib: 1 })]).toEqual([null, null]);
  });

  test("cores are missed only where recordings lack nothing else", () => {
    const recorded = sampleRun({ measuredUse: [sampleUse({ cpuUsedPct: 5, logicalProcessors: 2 })] });
    const unknown = sampleRun({ measuredUse: [sampleUse()] });
    expect(misses("cpu-bound", [silent, recorded])).toBe("physical cores of a host");
    expect(misses("cpu-bound", [unknown], { facts: { coresPerHost: 4 } })).toBe(
      "CPU of the hosts during the tests",
    );
  });
});

test.each([
  ["differenced", { series: [] }],
  ["p95-derived", { results: { percentiles: "derived" } }],
] as const)("%s reports nothing of a run without any", (id, facts) => {
  expect(found(id, [sampleRun(facts as RunFacts)])).toEqual([]);
});

describe("a single run", () => {
  test("with another number of VMs is not a repeat", () => {
    const runs = [sampleRun({ vms: 8 }), sampleRun({ vms: 9 })];
    expect(found("single-run", runs)).toHaveLength(1);
    expect(found("single-run", [...runs, ...runs.map((run) => ({ ...run }))])).toEqual([]);
  });
});

describe("the unit of HCIBench's throughput", () => {
  const printed = (value: number, throughputMib: number | null, unit = "MB/s") =>
    sampleRun({
      reported: [{ label: "THROUGHPUT", value, unit, file: "f", line: 1 }],
      results: { throughputBytesPerSecond: throughputMib === null ? null : throughputMib * 2 ** 20 },
    });

  test.each<[number, number | null, string, number]>([
    // Up to 1.5 MiB/s or 1 %, whichever is more.
    [10, 11.5, "MB/s", 1],
    [10, 11.6, "MB/s", 0],
    [1000, 1010, "MB/s", 1],
    [1000, 1010.1, "MB/s", 0],
    [1000, null, "MB/s", 1],
    [0, 0, "MB/s", 0],
    [1000, 1000, "MiB/s", 0],
  ])("%s printed for %s MiB/s as %s", (value, mib, unit, expected) => {
    expect(found("unit-of-throughput", [printed(value, mib, unit)])).toHaveLength(expected);
  });
});
