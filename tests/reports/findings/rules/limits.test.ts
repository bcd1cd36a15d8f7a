import { REFERENCE_TESTS, type ReferenceTest } from "../../../../src/model/cpuCost/referenceTests";
import { sampleRun, sampleUse, type RunFacts } from "../../sampleRuns";
import { found, misses, say } from "../say";

const LOAD = { blockSizeBytes: 32768, readPct: 100, randomPct: 100 };
const NAME = "32 KiB, 100% read, random: ";
const run = (facts: RunFacts = {}) => sampleRun({ ...facts, workload: { ...LOAD, ...facts.workload } });

/** A test of the reference cluster: 144 vDisks with a limit of 5,000 IOPS. */
const reference = ({ blockSizeBytes, readShare, iops }: ReferenceTest) =>
  sampleRun({
    vdisks: 144,
    workload: { blockSizeBytes, readPct: readShare * 100 },
    results: { iops: iops.value },
  });
const { smallRead, largeRead, smallWrite } = REFERENCE_TESTS;

describe("a limit that the user gave", () => {
  const facts = { iopsLimitPerVdisk: 5000 };

  test("the reference tests are at 100.2 and 100.3% of it", () => {
    expect(
      say("policy-limit", [reference(smallRead), reference(largeRead), reference(smallWrite)], { facts }),
    ).toEqual([
      "1 MiB, 100% read: limited by the storage policy: 144 vDisks × 5,000 IOPS (counted in 32 KiB) = 720,000; measured 100.3%. This is the policy's ceiling, not what the cluster can do.",
      "32 KiB, 100% read: limited by the storage policy: 144 vDisks × 5,000 IOPS (counted in 32 KiB) = 720,000; measured 100.2%. This is the policy's ceiling, not what the cluster can do.",
    ]);
  });

  test.each([
    [9699, 0],
    [9700, 1],
    [10_300, 1],
    [10_301, 0],
  ])("%s of 10,000 IOPS", (iops, expected) => {
    const one = run({ vdisks: 2, results: { iops } });
    expect(say("policy-limit", [one], { facts })).toHaveLength(expected);
  });

  test("A8: evaluates no run of a datastore where another run exceeds it", () => {
    const [at, within, above] = [10_000, 10_300, 10_301].map((iops) => run({ vdisks: 2, results: { iops } }));
    if (!at || !within || !above) throw new Error("three runs");
    expect(say("policy-limit", [at, above], { facts })).toEqual([]);
    expect(say("policy-limit", [at, within], { facts })).toHaveLength(2);
    expect(say("policy-limit", [at, { ...above, datastore: "other" }], { facts })).toHaveLength(1);
  });

  test("A8: evaluates runs on vSAN only", () => {
    const one = run({ vdisks: 2, results: { iops: 10_000 } });
    const storage = (value: string) => [{ name: "storage" as const, value, file: "vsan.cfg", line: 1 }];
    expect(say("policy-limit", [{ ...one, tool: "iometer" }], { facts })).toEqual([]);
    expect(say("policy-limit", [{ ...one, setup: storage("not vSAN") }], { facts })).toEqual([]);
    expect(
      say("policy-limit", [{ ...one, tool: "iometer", setup: storage("vSAN ESA") }], { facts }),
    ).toHaveLength(1);
  });

  test("is asked for where it is not given", () => {
    expect(misses("policy-limit", [run()])).toBe("IOPS limit per vDisk");
    expect(misses("policy-limit", [run()], { facts })).toBeNull();
  });
});

describe("a limit that no one gave", () => {
  test("is suspected where two loads are at the same round figure", () => {
    const [first] = found("suspected-limit", [reference(smallRead), reference(largeRead)]);
    expect(first).toMatchObject({ severity: "problem", advice: "Please confirm the limit." });
    expect(first?.text).toContain(
      "looks like a limit of 5,000 IOPS per vDisk in the storage policy: 144 vDisks × 5,000 (counted in 32 KiB) = 720,000; measured 100.3%",
    );
  });

  const at = (perVdisk: number, blockSizeBytes: number) =>
    sampleRun({ vdisks: 10, workload: { blockSizeBytes, readPct: 100 }, results: { iops: perVdisk * 10 } });

  test.each([
    ["two sizes at 5,000", [at(5000, 4096), at(5000, 8192)], 2],
    ["1% apart", [at(4975, 4096), at(5024, 8192)], 2],
    ["more than 1% apart", [at(4960, 4096), at(5040, 8192)], 0],
    ["no round figure", [at(5200, 4096), at(5200, 8192)], 0],
    ["one load twice", [at(5000, 4096), at(5000, 4096)], 0],
    ["one run", [at(5000, 4096)], 0],
  ])("%s", (_, runs, expected) => {
    expect(say("suspected-limit", runs)).toHaveLength(expected);
  });

  test("is not suspected next to one that was given", () => {
    const runs = [reference(smallRead), reference(largeRead)];
    expect(say("suspected-limit", runs, { facts: { iopsLimitPerVdisk: 9000 } })).toStrictEqual([]);
    expect(say("suspected-limit", runs, { facts: { iopsLimitPerVdisk: 5000 } })).toStrictEqual([]);
  });
});

describe("a latency target", () => {
  const targeted = (latencyMs: number | null, usagePct: number | null, more: RunFacts = {}) =>
    run({
      workload: { latencyTargetUs: 2500 },
      results: { latencyMs, iops: 1000 },
      cpu: { usagePct },
      ...more,
    });

  test.each([
    [2.75, 79.9, 1],
    [2.76, 79.9, 0],
    [2.75, 80, 0],
    [2.75, null, 0],
    [null, 50, 0],
  ])("of 2.5 ms at %s ms and CPU %s %% explains the run", (latencyMs, usagePct, expected) => {
    expect(say("latency-target", [targeted(latencyMs, usagePct)])).toHaveLength(expected);
  });

  test("reports at which latency", () => {
    expect(say("latency-target", [targeted(2.03, 67.7)])).toEqual([
      `${NAME}throttled to the latency target of 2.5 ms: IOPS is what the cluster delivers at 2.03 ms, not its maximum.`,
    ]);
  });

  test("needs the CPU of the hosts, where there is a target", () => {
    expect(misses("latency-target", [run()])).toBeNull();
    expect(misses("latency-target", [targeted(2, null)])).toBe("CPU of the hosts during the tests");
  });

  test.each([
    [2.75, 1000, []],
    [2.76, 1000, [""]],
    // 100 vDisks: 89, 91, 109 and 111 I/Os in flight.
    [8.9, 10_000, [""]],
    [9.1, 10_000, [", one I/O in flight per vDisk"]],
    [10.9, 10_000, [", one I/O in flight per vDisk"]],
    [11.1, 10_000, [""]],
  ])("of 2.5 ms is missed at %s ms and %s IOPS", (latencyMs, iops, expected) => {
    const one = targeted(latencyMs, 10, { vdisks: 100, results: { latencyMs, iops } });
    const shown = Number(latencyMs.toPrecision(3));
    expect(say("latency-target-missed", [one])).toEqual(
      expected.map(
        (end) =>
          `${NAME}the latency target of 2.5 ms was missed (${shown} ms): the load could not be reduced further${end}.`,
      ),
    );
  });
});

describe("CPU", () => {
  test.each([
    [69.9, [], []],
    [70, ["CPU close to its limit: the hosts used 70% of logical CPU."], []],
    [89.9, ["CPU close to its limit: the hosts used 89.9% of logical CPU."], []],
    [
      90,
      [],
      ["CPU-bound: the hosts used 90% of logical CPU; more disks or faster NICs will not raise IOPS."],
    ],
  ])("cpu.usage %s %%", (usagePct, close, bound) => {
    const runs = [run({ cpu: { usagePct } })];
    expect(say("cpu-close", runs)).toEqual(close.map((text) => NAME + text));
    expect(say("cpu-bound", runs)).toEqual(bound.map((text) => NAME + text));
  });

  test("above base clock is turbo", () => {
    const use = sampleUse({ cpuUsedPct: 60, logicalProcessors: 64 });
    const runs = [run({ measuredUse: [use] })];
    // 64 × 0.6 ÷ 32 cores
    expect(say("cpu-bound", runs, { facts: { coresPerHost: 32 } })).toEqual([
      `${NAME}CPU-bound: the hosts used 120% of their capacity at base clock; more disks or faster NICs will not raise IOPS. 20 points are turbo above base clock: do not plan with it.`,
    ]);
    expect(misses("cpu-bound", runs)).toBe("physical cores of a host");
  });

  test("of a load generator is not that of the hosts", () => {
    const runs = [run({ tool: "iometer", cpu: { usagePct: 95 } })];
    expect(say("cpu-bound", runs)).toStrictEqual([]);
    expect(misses("cpu-bound", runs)).toBe("CPU of the hosts during the tests");
  });
});

describe("network", () => {
  const traffic = (gbit: number) =>
    run({ measuredUse: [sampleUse({ transmitBitsPerSecond: gbit * 1e9, receiveBitsPerSecond: 1e9 })] });

  test.each([
    [19.9, []],
    [20, [`${NAME}network near its limit: 20 of 25 Gb/s per host (measured).`]],
  ])("%s of 25 Gb/s recorded", (gbit, expected) => {
    expect(say("network-near", [traffic(gbit)], { facts: { nicGbitPerHost: 25 } })).toEqual(expected);
  });

  const modelled = run({ results: { throughputBytesPerSecond: 721317.28 * 32768 } });

  test("is modeled where it was not recorded: the reference test as measured there, 27.2 Gb/s", () => {
    const facts = { nicGbitPerHost: 30, hosts: 6 };
    expect(say("network-near", [modelled], { facts })).toEqual([
      `${NAME}network near its limit: 27.2 of 30 Gb/s per host (modelled).`,
    ]);
    expect(say("network-near", [modelled], { facts: { ...facts, nicGbitPerHost: 40 } })).toStrictEqual([]);
  });

  test.each([
    [{}, "network for vSAN in Gb/s per host"],
    [{ nicGbitPerHost: 25 }, "hosts in the cluster"],
    [{ nicGbitPerHost: 25, hosts: 6 }, null],
    [{ nicGbitPerHost: 25, hosts: 2, raid: "RAID-6" }, "traffic of the hosts, or throughput to model it"],
  ])("with %j misses %s", (facts, because) => {
    expect(misses("network-near", [modelled], { facts })).toBe(because);
  });
});

describe("twice the outstanding I/O", () => {
  const at = (outstandingIo: number, iops: number, latencyMs: number) =>
    run({ workload: { outstandingIo, threads: outstandingIo }, results: { iops, latencyMs } });

  test.each([
    [1099, 1.61, 1],
    [1100, 1.61, 0],
    [1099, 1.59, 0],
  ])("%s IOPS at %s ms against 1,000 at 1 ms", (iops, latencyMs, expected) => {
    expect(say("saturated", [at(100, 1000, 1), at(200, iops, latencyMs)])).toHaveLength(expected);
  });

  test("names the best point, the first of several that bring nothing", () => {
    const ladder = [at(50, 600, 0.8), at(100, 1000, 1), at(200, 1050, 1.9), at(400, 1060, 3.8)];
    const [first, second] = found("saturated", ladder);
    expect(first?.text).toContain(
      "saturated: twice the outstanding I/O brought +5.0% IOPS and +90.0% latency; more threads only add latency. Best point: 100 outstanding, 1,000 IOPS at 1 ms.",
    );
    expect([first?.runs, second?.runs]).toEqual([[2], [3]]);
  });
});

describe("throughput of two block sizes", () => {
  const at = (blockSizeBytes: number, gigabytes: number, facts: RunFacts = {}) =>
    run({ ...facts, workload: { blockSizeBytes }, results: { throughputBytesPerSecond: gigabytes * 1e9 } });

  test.each([
    [9.5, 1],
    [9.49, 0],
    [10.5, 1],
    [10.6, 0],
  ])("10 and %s GB/s", (gigabytes, expected) => {
    expect(say("flat-throughput", [at(65536, 10), at(262144, gigabytes)])).toHaveLength(expected);
  });

  test("names both and the bandwidth", () => {
    expect(say("flat-throughput", [at(262144, 9.8), at(65536, 10)])).toEqual([
      "64 KiB, 100% read, random, and 256 KiB, 100% read, random: throughput does not grow with block size (2% spread): a bandwidth limit of about 10 GB/s (device, network or policy).",
    ]);
  });

  test("A13: is evaluated from all sizes of a target, not from two of them", () => {
    const kib = (...pairs: [number, number][]) => pairs.map(([size, rate]) => at(size * 1024, rate));
    // 64 and 256 KiB move as much, but 128 KiB and 1 MiB move more.
    expect(say("flat-throughput", kib([64, 0.58], [128, 0.9], [256, 0.58], [1024, 1.6]))).toEqual([]);
    expect(say("flat-throughput", kib([64, 0.58], [256, 0.58], [1024, 0.7]))).toEqual([]);
    expect(say("flat-throughput", kib([64, 1], [128, 0.5], [256, 1]))).toEqual([]);
    const [flat] = found("flat-throughput", kib([8, 0.2], [256, 1], [64, 0.98], [1024, 0.99]));
    expect(flat?.text).toContain(
      "64 KiB, 100% read, random, and 1 MiB, 100% read, random: throughput does not",
    );
    expect(flat?.text).toContain("(2% spread): a bandwidth limit of about 1 GB/s");
    expect(flat?.runs).toEqual([2, 1, 3]);
  });

  test("A13: counts the fastest of several runs of a size, and no size twice", () => {
    expect(say("flat-throughput", [at(65536, 1), at(65536, 1)])).toEqual([]);
    expect(found("flat-throughput", [at(65536, 0.5), at(65536, 1), at(262144, 1)])[0]?.runs).toEqual([1, 2]);
  });

  test("is not compared across datastores", () => {
    expect(
      say("flat-throughput", [at(65536, 10, { datastore: "a" }), at(262144, 10, { datastore: "b" })]),
    ).toEqual([]);
  });
});

describe("no limit", () => {
  const loaded = (usagePct: number, facts: RunFacts = {}) =>
    run({ cpu: { usagePct }, results: { iops: 1000, latencyMs: 1 }, ...facts });

  test.each([
    [69.9, 1],
    [70, 0],
  ])("is identified at CPU %s %%", (usagePct, expected) => {
    expect(say("no-limit-found", [loaded(usagePct)])).toHaveLength(expected);
  });

  test.each([
    [{ vdisks: 8, workload: { outstandingIo: 32 } }, " (32 outstanding for 8 vDisks)"],
    [{ vdisks: 8 }, " (1 outstanding for 8 vDisks)"],
    [{ results: {} }, ""],
  ])("reports what was offered (%j)", (facts, load) => {
    expect(say("no-limit-found", [loaded(10, facts)])).toEqual([
      `${NAME}no bottleneck found: the load was too low${load} or the devices are the limit.`,
    ]);
  });

  test("is silent where storage takes more than the plan allows", () => {
    const facts = { ghzPerHost: 100, idleGhzPerHost: 0, storageShare: 0.5 };
    expect(say("no-limit-found", [loaded(50)], { facts })).toHaveLength(1);
    expect(say("no-limit-found", [loaded(50.1)], { facts })).toStrictEqual([]);
  });
});

describe("a rate that the load generator was held to", () => {
  const held = (requestedIops: number | null, iops: number, facts: RunFacts = {}) =>
    run({ vdisks: 10, ...facts, workload: { requestedIops, ...facts.workload }, results: { iops } });

  test.each([
    [9699, 0],
    [9700, 1],
    [20_000, 1],
  ])("%s of 10,000 requested IOPS", (iops, expected) => {
    expect(say("rate-limit", [held(10_000, iops)])).toHaveLength(expected);
  });

  test("is not a maximum, unless a run without it is as fast", () => {
    expect(say("rate-limit", [held(10_000, 10_000), held(null, 9_999)])).toHaveLength(1);
    expect(say("rate-limit", [held(10_000, 10_000), held(null, 10_000)])).toEqual([]);
    expect(say("rate-limit", [held(10_000, 10_000), held(20_000, 12_000)])).toEqual([]);
    expect(say("rate-limit", [held(10_000, 10_000), held(20_000, 20_000)])).toHaveLength(2);
    expect(
      say("rate-limit", [held(10_000, 10_000), held(null, 10_000, { datastore: "other" })]),
    ).toHaveLength(1);
  });

  test("is not a limit of the storage policy", () => {
    const sizes = [4096, 8192].map((blockSizeBytes) => ({ workload: { blockSizeBytes } }));
    expect(
      say(
        "suspected-limit",
        sizes.map((size) => held(10_000, 10_000, size)),
      ),
    ).toEqual([]);
    // Twice the rate was asked for: the load generator is not what both have in common.
    expect(
      say(
        "suspected-limit",
        sizes.map((size) => held(20_000, 10_000, size)),
      ),
    ).toHaveLength(2);
  });

  test("is not a load that was too low", () => {
    const cpu = { cpu: { usagePct: 20 } };
    const facts = { hosts: 4, ghzPerHost: 76.8 };
    expect(say("no-limit-found", [held(10_000, 9_699, cpu)], { facts })).toHaveLength(1);
    expect(say("no-limit-found", [held(10_000, 9_700, cpu)], { facts })).toEqual([]);
  });

  test("runs of other rates are not repeats", () => {
    expect(say("single-run", [held(10_000, 10_000), held(20_000, 20_000)])).toEqual([
      expect.stringContaining("every one of 2 tests ran once"),
    ]);
  });
});
