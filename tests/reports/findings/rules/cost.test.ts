import { REFERENCE_TESTS, type ReferenceTest } from "../../../../src/model/cpuCost/referenceTests";
import type { ClusterFacts } from "../../../../src/reports/inputs/clusterFacts";
import { sampleRun, sampleUse, type RunFacts } from "../../sampleRuns";
import { found, misses, say } from "../say";

/** The reference cluster as a planner would describe it. */
const CLUSTER: Partial<ClusterFacts> = { hosts: 6, ghzPerHost: 115.2, coresPerHost: 32, idleGhzPerHost: 1 };

/** A reference test with the CPU that was measured, as HCIBench would report it. */
const reference = (test: ReferenceTest, busyGhz = test.busyGhz.value, more: RunFacts = {}) =>
  sampleRun({
    case: `${test.blockSizeBytes}-${test.readShare}`,
    ...more,
    workload: { blockSizeBytes: test.blockSizeBytes, readPct: test.readShare * 100 },
    results: {
      iops: test.iops.value,
      throughputBytesPerSecond: test.iops.value * test.blockSizeBytes,
    },
    cpu: { usagePct: (busyGhz / 115.2) * 100 },
  });
const { smallRead, smallWrite, smallMix, largeRead, largeWrite, largeMix } = REFERENCE_TESTS;

describe("the plan's share of storage", () => {
  const at = (usagePct: number) => [sampleRun({ case: "c", cpu: { usagePct } })];

  test.each([
    [61, "good", "this load takes 60% of the hosts' GHz; the plan allows 60%"],
    [
      71,
      "caution",
      "this load takes 70% of the hosts' GHz; the plan allows 60%: 60 GHz, 20 cores more than planned in the cluster",
    ],
  ])("CPU %s %% of 100 GHz, 1 of them idle: %s", (usagePct, severity, text) => {
    const facts = { hosts: 6, ghzPerHost: 100, idleGhzPerHost: 1, coresPerHost: 100 / 3 };
    expect(found("storage-share", at(usagePct), { facts })).toEqual([
      expect.objectContaining({
        severity,
        text: `c: ${text} (estimated from cpu.usage × base clock; includes guest load).`,
      }),
    ]);
  });

  test("CPU that was recorded on some hosts is reported as such", () => {
    const measuredUse = ["a", "b"].map((host) => sampleUse({ host, cpuUsedPct: 31, logicalProcessors: 32 }));
    const facts = { hosts: 4, ghzPerHost: 100, idleGhzPerHost: 1, coresPerHost: 32 };
    expect(say("storage-share", [sampleRun({ case: "c", measuredUse })], { facts })).toEqual([
      "c: this load takes 30% of the hosts' GHz; the plan allows 60% (recorded on 2 hosts only, whose mean counts for all).",
    ]);
  });

  test("what is not given is skipped or reported", () => {
    const [text] = say("storage-share", at(50), { facts: { ghzPerHost: 100, storageShare: 0.4 } });
    expect(text).toBe(
      "c: this load takes 50% of the hosts' GHz; the plan allows 40%: 10 GHz more than planned per host (estimated from cpu.usage × base clock; includes guest load; idle host CPU is unknown and included).",
    );
  });

  test.each([
    [{}, 50, "CPU capacity of a host in GHz"],
    [{ ghzPerHost: 100 }, null, "CPU of the hosts during the tests"],
    [{ ghzPerHost: 100 }, 50, null],
  ])("with %j and CPU %s misses %s", (facts, usagePct, because) => {
    expect(misses("storage-share", [sampleRun({ cpu: { usagePct } })], { facts })).toBe(because);
  });
});

describe("kHz per I/O against the model", () => {
  test("the reference cluster matches the model", () => {
    expect(found("cost-against-model", [reference(smallRead)], { facts: CLUSTER })).toEqual([
      expect.objectContaining({
        severity: "note",
        advice: null,
        text: "32 KiB, 100% read: 640 kHz per I/O, 2.44 Hz per bit (estimated from cpu.usage × base clock; includes guest load); the built-in model predicts 640 kHz (0.0% difference), range 596–685, measured.",
      }),
    ]);
  });

  test.each([
    [83, "note"],
    [84, "caution"],
    [72, "caution"],
    [73, "note"],
  ])("%s GHz busy instead of 78: %s", (busyGhz, severity) => {
    const [one] = found("cost-against-model", [reference(smallRead, busyGhz)], { facts: CLUSTER });
    expect(one?.severity).toBe(severity);
    expect(one?.text.endsWith("Your cluster differs from the reference.")).toBe(severity === "caution");
    expect(one?.advice).toBe(severity === "caution" ? "Use the calibrated profile." : null);
  });

  test("a size outside the data never is without its range", () => {
    const small = sampleRun({
      workload: { blockSizeBytes: 4096, readPct: 100 },
      results: { iops: 1e6 },
      cpu: { usagePct: 60 },
    });
    for (const id of ["cost-against-model", "model-range"]) {
      expect(say(id, [small], { facts: CLUSTER })[0]).toMatch(
        /range \S+–\S+, extrapolated|\S+ to \S+ GHz \(extrapolated\)/,
      );
    }
  });

  test.each([
    ["two jobs of one case share the CPU", [reference(smallRead, 78, { case: "one", job: "a" }), reference(smallRead, 78, { case: "one", job: "b" })]],
    ["VMs are missing in the totals", [reference(smallRead, 78, { vmsFinishedEarly: 1 })]],
    ["the hosts were idler than idle", [reference(smallRead, 0.5)]],
  ])("is not known where %s", (_, runs) => {
    expect(say("cost-against-model", runs, { facts: CLUSTER })).toStrictEqual([]);
  }); // prettier-ignore

  test("needs the number of hosts and their GHz", () => {
    expect(misses("cost-against-model", [reference(smallRead)])).toBe("hosts in the cluster");
    expect(misses("cost-against-model", [reference(smallRead)], { facts: { hosts: 6 } })).toBe(
      "CPU capacity of a host in GHz",
    );
  });
});

describe("a mixed workload from the read-only and write-only tests", () => {
  test.each([
    ["32 KiB", [smallRead, smallWrite, smallMix], "predict 996 kHz per I/O; measured 936 (+6.4%)"],
    ["1 MiB", [largeRead, largeWrite, largeMix], "predict 17,977 kHz per I/O; measured 18,540 (−3.0%)"],
  ])("the reference at %s", (size, tests, expected) => {
    const [one, ...others] = found(
      "mix-prediction",
      tests.map((test) => reference(test)),
      { facts: CLUSTER },
    );
    const rounded = expected.replace("17,977", "18,000").replace("18,540", "18,500");
    expect(one).toMatchObject({
      severity: "good",
      text: `${size}, 70% read: read-only and write-only tests ${rounded}.`,
    });
    expect(others).toEqual([]);
  });

  test.each([
    // Prediction 996.1 kHz: 10 % above and below the measured.
    [92, "good"],
    [91.9, "caution"],
    [112.1, "good"],
    [112.3, "caution"],
  ])("%s GHz busy during the mix: %s", (busyGhz, severity) => {
    const runs = [reference(smallRead), reference(smallWrite), reference(smallMix, busyGhz)];
    const evaluated = ["mix-prediction", "mix-off"].flatMap((id) => found(id, runs, { facts: CLUSTER }));
    expect(evaluated.map((one) => one.severity)).toEqual([severity]);
  });

  test("needs both read-only and write-only tests", () => {
    expect(say("mix-prediction", [reference(smallRead), reference(smallMix)], { facts: CLUSTER })).toEqual(
      [],
    );
  });
});

test("the model's figure never is without its range and how it is known", () => {
  expect(say("model-range", [reference(largeRead), reference(smallRead)])).toEqual([
    "32 KiB, 100% read: the built-in model predicts 462 GHz for the highest IOPS with RAID-5 4+1, 430 to 494 GHz (measured).",
  ]);
  expect(say("model-range", [sampleRun({ results: { iops: 5 } })])).toStrictEqual([]);
});

describe("IOPS per core and host", () => {
  const one = (iops: number, facts: RunFacts = {}) =>
    sampleRun({ case: `c${iops}`, ...facts, results: { iops } });

  test.each([
    [CLUSTER, "c192000: 1,000 IOPS per core of 3.6 GHz; 32,000 IOPS per host."],
    [{ hosts: 6, coresPerHost: 32 }, "c192000: 1,000 IOPS per core; 32,000 IOPS per host."],
    [{ hosts: 6 }, "c192000: 32,000 IOPS per host."],
  ])("%j", (facts, text) => {
    expect(say("efficiency", [one(1000), one(192_000)], { facts })).toEqual([text]);
  });

  test.each([
    ["finished early", { vmsFinishedEarly: 1 }],
    ["at the policy's limit", { vdisks: 1, workload: { blockSizeBytes: 4096 } }],
    ["at its requested rate", { workload: { requestedIops: 5000 } }],
    ["with a latency target and unknown CPU", { workload: { latencyTargetUs: 1000 } }],
  ])("a run %s does not show what the hosts can do", (_, facts) => {
    const runs = [one(5000, facts), one(3000)];
    expect(say("efficiency", runs, { facts: { hosts: 1, iopsLimitPerVdisk: 5000 } })).toEqual([
      "c3000: 3,000 IOPS per host.",
    ]);
  });

  test("the parts of a case do not either", () => {
    const parts = ["a", "b"].map((datastore) => one(5000, { case: "case", datastore }));
    expect(say("efficiency", parts, { facts: { hosts: 1 } })).toStrictEqual([]);
  });

  test("are those of the hosts that the files of a run state", () => {
    const on = (hosts: number, iops: number) =>
      one(iops, { setup: [{ name: "hosts", value: hosts, file: "vsan.cfg", line: 4 }] });
    const facts = { hosts: 4, coresPerHost: 10 };
    expect(say("efficiency", [on(4, 48_000), on(6, 90_000)], { facts })).toEqual([
      "c90000: 1,500 IOPS per core; 15,000 IOPS per host.",
    ]);
    // The most IOPS per host are not those of the most IOPS.
    expect(say("efficiency", [on(4, 48_000), on(6, 66_000)], { facts })).toEqual([
      "c48000: 1,200 IOPS per core; 12,000 IOPS per host.",
    ]);
  });

  test("needs the hosts", () => {
    expect(misses("efficiency", [one(1)])).toBe("hosts in the cluster");
  });
});

test("the reference cluster is next to modeled GHz only", () => {
  expect(say("reference-cluster", [reference(smallRead)])[0]).toContain(
    "These GHz include the test VMs' own I/O generation.",
  );
  expect(say("reference-cluster", [sampleRun()])).toStrictEqual([]);
});
