import { NO_FACTS } from "../../../src/reports/inputs/clusterFacts";
import { generatorCpu } from "../../../src/reports/measures/generatorCpu";
import { hostCpu, idleShare, recordedGbit } from "../../../src/reports/measures/hostCpu";
import { storageCpu } from "../../../src/reports/measures/storageCpu";
import { sampleRun, sampleUse } from "../sampleRuns";

const facts = { ...NO_FACTS, coresPerHost: 32 };
const use = (cpuUsedPct: number | null, logicalProcessors: number | null = 64) =>
  sampleUse({ cpuUsedPct, logicalProcessors });

describe("CPU of the hosts", () => {
  test.each([
    // 64 logical processors at 25 % are 16 of 32 cores.
    ["one host", [use(25)], 0.5],
    ["the mean of two hosts", [use(25), use(50)], 0.75],
    ["turbo", [use(60)], 1.2],
    ["the host that is known", [use(null), use(25)], 0.5],
    ["a host without hyper-threading", [use(25, 32)], 0.25],
  ])("is recorded: %s", (_, measuredUse, share) => {
    expect(hostCpu(sampleRun({ measuredUse }), facts)).toEqual({ share, known: "measured" });
  });

  test.each([
    ["no recording", null, facts],
    ["no CPU in the recording", [use(null)], facts],
    ["an unknown number of logical processors", [use(25, null)], facts],
    ["an unknown number of cores", [use(25)], NO_FACTS],
  ])("is estimated from cpu.usage with %s", (_, measuredUse, given) => {
    for (const tool of ["hcibench-fio", "hcibench-vdbench"] as const) {
      const run = sampleRun({ tool, measuredUse, cpu: { usagePct: 40 } });
      expect(hostCpu(run, given)).toEqual({ share: 0.4, known: "estimated" });
    }
    expect(hostCpu(sampleRun({ measuredUse }), given)).toBeNull();
  });

  test("is not that of the machine that another tool ran in", () => {
    const run = sampleRun({ tool: "iometer", cpu: { usagePct: 40 } });
    expect(hostCpu(run, facts)).toBeNull();
    expect(generatorCpu(run)).toBe(0.4);
  });
});

test.each([
  ["hcibench-fio", 40, null],
  ["hcibench-vdbench", 40, null],
  ["diskspd", null, null],
  ["diskspd", 0, 0],
] as const)("CPU of the load generator of %s at %s %%: %s", (tool, usagePct, share) => {
  expect(generatorCpu(sampleRun({ tool, cpu: { usagePct } }))).toBe(share);
});

test.each([
  ["the mean over hosts and runs", [[5, 10], [15]], 0.2],
  ["what is known", [[null, 5], [null]], 0.1],
  ["nothing", [[null]], null],
])("idle CPU: %s", (_, idle, share) => {
  const runs = idle.map((pcts) =>
    sampleRun({ measuredUse: pcts.map((idleCpuPct) => sampleUse({ idleCpuPct, logicalProcessors: 64 })) }),
  );
  const known = idleShare([...runs, sampleRun()], 32);
  if (share === null) expect(known).toBeNull();
  else expect(known).toBeCloseTo(share, 12);
});

test.each([
  ["sent more", [[9e9, 4e9]], 9],
  ["received more", [[4e9, 9e9]], 9],
  [
    "the mean over hosts",
    [
      [9e9, 4e9],
      [1e9, 8e9],
    ],
    6,
  ],
  ["only one direction known", [[null, 3e9]], 3],
  ["no direction known", [[null, null]], null],
])("recorded traffic is that of the busier direction: %s", (_, hosts, gbit) => {
  const measuredUse = hosts.map(([transmitBitsPerSecond = null, receiveBitsPerSecond = null]) =>
    sampleUse({ transmitBitsPerSecond, receiveBitsPerSecond }),
  );
  expect(recordedGbit(sampleRun({ measuredUse }))).toBe(gbit);
});

test("recorded traffic is not known without a recording", () => {
  expect(recordedGbit(sampleRun())).toBeNull();
});

describe("CPU for storage", () => {
  const run = (usagePct: number | null) => sampleRun({ cpu: { usagePct } });

  test("is net of idle", () => {
    expect(storageCpu(run(60), { ...NO_FACTS, ghzPerHost: 50, idleGhzPerHost: 5 })).toEqual({
      ghzPerHost: 25,
      share: 0.5,
      netOfIdle: true,
      known: "estimated",
      recordedHosts: null,
    });
  });

  test("is of the hosts that were recorded, where these are not all", () => {
    const use = (host: string, cpuUsedPct: number) => sampleUse({ host, cpuUsedPct, logicalProcessors: 32 });
    const facts = { ...NO_FACTS, ghzPerHost: 100, coresPerHost: 32 };
    const run = sampleRun({ measuredUse: [use("a", 40), use("b", 60)] });
    const at = (hosts: number | null) => storageCpu(run, { ...facts, hosts });
    expect(at(4)).toMatchObject({ ghzPerHost: 50, known: "measured", recordedHosts: 2 });
    expect([at(2)?.recordedHosts, at(null)?.recordedHosts]).toEqual([null, null]);
  });

  test.each([
    [10.1, true],
    [10, false],
    [9, false],
    [null, false],
  ])("of a host at %s %% with 5 of 50 GHz idle is known: %s", (usagePct, known) => {
    const cpu = storageCpu(run(usagePct), { ...NO_FACTS, ghzPerHost: 50, idleGhzPerHost: 5 });
    expect(cpu !== null).toBe(known);
  });

  test.each([null, 0])("is not known with a capacity of %s GHz", (ghzPerHost) => {
    expect(storageCpu(run(60), { ...NO_FACTS, ghzPerHost, idleGhzPerHost: -1 })).toBeNull();
  });

  test("includes idle CPU when that is not given, and is net of an idle CPU of 0", () => {
    const at = (idleGhzPerHost: number | null) =>
      storageCpu(run(60), { ...NO_FACTS, ghzPerHost: 50, idleGhzPerHost });
    expect(at(null)).toMatchObject({ ghzPerHost: 30, share: 0.6, netOfIdle: false });
    expect(at(0)).toMatchObject({ ghzPerHost: 30, share: 0.6, netOfIdle: true });
  });
});

test.each([
  [800, 0.5, "measured", 2],
  [799, 0.4, "estimated", null],
])(
  "a recording of %i of 1,000 s replaces figures of the run from 80% on",
  (coveredSeconds, share, known, gbit) => {
    const measuredUse = [{ ...use(25), coveredSeconds, transmitBitsPerSecond: 2e9 }];
    const run = sampleRun({ durationSeconds: 1000, measuredUse, cpu: { usagePct: 40 } });
    expect(hostCpu(run, facts)).toEqual({ share, known });
    expect(recordedGbit(run)).toBe(gbit);
  },
);
