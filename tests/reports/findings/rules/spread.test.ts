import { sampleHost, sampleMember, sampleRun, type RunFacts } from "../../sampleRuns";
import { found, misses, say } from "../say";

const run = (facts: RunFacts) => sampleRun({ case: "c", ...facts });

describe("IOPS per VM", () => {
  const vms = (iops: readonly (number | null)[], facts: RunFacts = {}) =>
    run({
      ...facts,
      members: iops.map((value, i) => sampleMember(`vm-${i + 1}`, value)),
    });

  test.each([
    [[1100, 900], []],
    [[1101, 899], ["caution"]],
    [[1250, 750], ["caution"]],
    [[1251, 749], ["problem"]],
    [[1000, null], []],
    [[], []],
    [[0, 0], []],
  ])("%j", (iops, severities) => {
    const evaluated = ["uneven-members", "very-uneven-members"].flatMap((id) => found(id, [vms(iops)]));
    expect(evaluated.map(({ severity }) => severity)).toEqual(severities);
  });

  test("names the slowest, and those far off the median", () => {
    expect(say("uneven-members", [vms([1000, 1000, 1000, 1000, 500])])).toEqual([
      "c: uneven VMs: 500–1,000 IOPS (standard deviation 22.2% of the mean), slowest vm-5. More than 25% from the median: vm-5.",
    ]);
    expect(say("uneven-members", [vms([1110, 890], { tool: "iometer" })])).toEqual([
      "c: uneven workers: 890–1,110 IOPS (standard deviation 11% of the mean), slowest vm-2.",
    ]);
  });

  test("members that ran different jobs are not compared", () => {
    const one = vms([1000, 500]);
    const ran = (...jobs: string[]) => ({
      ...one,
      members: one.members.map((member, i) => ({ ...member, job: jobs[i] ?? null })),
    });
    expect(say("very-uneven-members", [ran("reads", "reads")])).toHaveLength(1);
    expect(say("very-uneven-members", [ran("reads", "writes")])).toEqual([]);
  });

  test("a VM that finished early does not count", () => {
    const one = vms([1000, 1000, 10]);
    const members = one.members.map((member, i) => ({ ...member, finishedEarly: i === 2 }));
    expect(say("uneven-members", [{ ...one, members }])).toStrictEqual([]);
  });

  test("reports nothing of the cluster where an IOPS limit holds the VMs", () => {
    const limited = vms([1300, 700], {
      vdisks: 4,
      workload: { blockSizeBytes: 4096 },
      results: { iops: 2000 },
    });
    expect(say("very-uneven-members", [limited], { facts: { iopsLimitPerVdisk: 500 } })).toStrictEqual([]);
    expect(say("very-uneven-members", [limited], { facts: { iopsLimitPerVdisk: 1000 } })).toHaveLength(1);
  });
});

test.each([
  [45, []],
  [45.1, ["c: hosts unevenly loaded: CPU of esx2 45.1%, of esx1 30%."]],
  [null, []],
])("hosts with CPU 30 and %s %%", (cpuPct, expected) => {
  expect(say("uneven-hosts", [run({ hosts: [sampleHost("esx1", 30), sampleHost("esx2", cpuPct)] })])).toEqual(
    expected,
  );
});

test("unevenness needs the CPU of two hosts", () => {
  expect(misses("uneven-hosts", [run({ hosts: [sampleHost("esx1", 30)] })])).toBe("CPU of each host");
  expect(
    misses("uneven-hosts", [run({ hosts: [sampleHost("esx1", 30), sampleHost("esx2", 30)] })]),
  ).toBeNull();
});

test.each([
  [90, []],
  [90.5, ["c: memory pressure on esx2: 90.5% of its RAM is used."]],
])("hosts with %s %% of RAM used", (memPct, expected) => {
  expect(
    say("memory-pressure", [run({ hosts: [sampleHost("esx1", 1, 20), sampleHost("esx2", 1, memPct)] })]),
  ).toEqual(expected);
});

test("memory pressure needs the memory of the hosts", () => {
  expect(misses("memory-pressure", [run({ hosts: [sampleHost("esx1", 1)] })])).toBe(
    "memory use of each host",
  );
});
