import { NO_FACTS, type ClusterFacts } from "../../../src/reports/inputs/clusterFacts";
import { costPerIo } from "../../../src/reports/measures/costPerIo";
import { mixCost } from "../../../src/reports/measures/mixCost";
import { sampleRun, type RunFacts } from "../sampleRuns";

const CLUSTER: ClusterFacts = { ...NO_FACTS, hosts: 4, ghzPerHost: 100, idleGhzPerHost: 10 };

/** A run of a case of its own: CPU of 100 GHz hosts, 100,000 IOPS of 4 KiB. */
const run = (name: string, usagePct: number | null, facts: RunFacts = {}) =>
  sampleRun({
    case: name,
    ...facts,
    cpu: { usagePct },
    workload: { blockSizeBytes: 4096, readPct: 100, ...facts.workload },
    results: { iops: 100_000, throughputBytesPerSecond: 409_600_000, ...facts.results },
  });

describe("the cost of an I/O", () => {
  test("is the GHz of all hosts net of idle, divided by IOPS", () => {
    const one = run("a", 60);
    // (60 − 10) GHz × 4 hosts ÷ 100,000 IOPS; 200 GHz ÷ 3.2768 Gb/s
    expect(costPerIo(one, [one], CLUSTER)).toEqual({
      khzPerIo: 2000,
      hzPerBit: 200 / 3.2768,
      known: "estimated",
      netOfIdle: true,
      recordedHosts: null,
    });
  });

  test("is that of the hosts that its own files state", () => {
    const stated = (hosts: number) =>
      run(`on ${hosts}`, 60, { setup: [{ name: "hosts", value: hosts, file: "vsan.cfg", line: 1 }] });
    const runs = [stated(4), stated(6)];
    const costs = runs.map((one) => costPerIo(one, runs, CLUSTER)?.khzPerIo);
    expect(costs).toEqual([2000, 3000]);
  });

  test("includes idle CPU when that is not given", () => {
    const one = run("a", 60);
    const facts = { ...CLUSTER, idleGhzPerHost: null };
    expect(costPerIo(one, [one], facts)).toMatchObject({ khzPerIo: 2400, netOfIdle: false });
  });

  test.each([null, 0])("has no Hz per bit when throughput is %s", (throughputBytesPerSecond) => {
    const one = run("a", 60, { results: { throughputBytesPerSecond } });
    expect(costPerIo(one, [one], CLUSTER)).toMatchObject({ khzPerIo: 2000, hzPerBit: null });
  });

  test.each<[string, RunFacts, number | null, Partial<ClusterFacts>]>([
    ["the CPU", {}, null, {}],
    ["the hosts", {}, 60, { hosts: null }],
    ["their GHz", {}, 60, { ghzPerHost: null }],
    ["IOPS", { results: { iops: null } }, 60, {}],
    ["IOPS above 0", { results: { iops: 0 } }, 60, {}],
    ["a VM that finished early", { vmsFinishedEarly: 1 }, 60, {}],
    ["CPU above idle", {}, 10, {}],
  ])("is not known without %s", (_, facts, usagePct, given) => {
    const one = run("a", usagePct, facts);
    expect(costPerIo(one, [one], { ...CLUSTER, ...given })).toBeNull();
  });

  test("is not known when another run shared the hosts", () => {
    const [one, other] = [run("a", 60, { job: "1" }), run("a", 60, { job: "2" })];
    expect(costPerIo(one, [one, other], CLUSTER)).toBeNull();
  });
});

describe("the cost of a mixed workload", () => {
  const reads = run("reads", 60);
  const writes = run("writes", 90, { workload: { readPct: 0 } });
  const mix = run("mix", 65, { workload: { readPct: 75 } });

  test("is predicted from both read-only and write-only tests by the share of reads", () => {
    // 2,000 and 3,200 kHz: 0.75 × 2,000 + 0.25 × 3,200 = 2,300 against 55 × 4 GHz ÷ 100,000 = 2,200.
    const cost = mixCost(mix, [writes, mix, reads], CLUSTER);
    expect(cost?.predicted).toBeCloseTo(2300, 9);
    expect(cost?.measured).toBeCloseTo(2200, 9);
    expect(cost?.off).toBeCloseTo(100 / 2200, 12);
  });

  test("takes the first read-only and write-only test whose cost is known", () => {
    const unknown = run("unknown", null);
    const later = run("later", 70);
    expect(mixCost(mix, [unknown, reads, later, writes, mix], CLUSTER)?.predicted).toBeCloseTo(2300, 9);
  });

  test.each([
    ["reads are missing", [writes, mix], mix],
    ["writes are missing", [reads, mix], mix],
    ["its own cost is not known", [reads, writes], run("m", null, { workload: { readPct: 75 } })],
    ["it only reads", [reads, writes], reads],
    ["it only writes", [reads, writes], writes],
    ["its mix is not known", [reads, writes], run("m", 65, { workload: { readPct: null } })],
    ["its block size is not known", [reads, writes], run("m", 65, { workload: { blockSizeBytes: null, readPct: 75 } })],
    ["the pure tests have another block size", [reads, writes], run("m", 65, { workload: { blockSizeBytes: 8192, readPct: 75 } })],
    ["the pure tests are sequential", [reads, writes], run("m", 65, { workload: { randomPct: 100, readPct: 75 } })],
  ])("is not known when %s", (_, runs, one) => {
    expect(mixCost(one, runs, CLUSTER)).toBeNull();
  }); // prettier-ignore

  test.each([
    { threads: 9 },
    { outstandingIo: 9 },
    { latencyTargetUs: 9 },
    { workingSetPct: 9 },
    { vmdksPerVm: 9 },
    { vmdkBytes: 9 },
  ])("allows read-only and write-only tests with %j", (workload) => {
    const pure = run("reads", 60, { workload });
    expect(mixCost(mix, [pure, writes, mix], CLUSTER)).not.toBeNull();
  });

  test("of sizes that no file states is not predicted", () => {
    const unsized = (name: string, readPct: number) =>
      run(name, 60, { workload: { blockSizeBytes: null, readPct } });
    expect(mixCost(unsized("m", 50), [unsized("r", 100), unsized("w", 0)], CLUSTER)).toBeNull();
  });
});
