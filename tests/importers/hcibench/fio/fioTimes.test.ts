import { durationSeconds, fioShortRuns } from "../../../../src/importers/hcibench/fio/fioTimes";
import { emptyRun } from "../../../../src/model/benchmark/benchmarkRun";
import { fioJob } from "./fioJob";

const run = { ...emptyRun("hcibench-fio", "case", { file: "case-res.txt", line: 3 }), job: "job0" };
const timed = { time_based: "1", runtime: "3600" };

/** A job that read for some seconds and wrote for others. */
const jobOf = (seconds: number, options: Record<string, string> = timed, writes = 0) =>
  fioJob({ runtimeMs: seconds * 1000 }, { runtimeMs: writes * 1000 }, { options });

describe("the duration of a run", () => {
  test.each<[string, number | null, number[], number | null]>([
    ["as requested, where the VMs stopped a little early or late", 3600, [3599.998, 3600.024], 3600],
    ["as requested, where they ran up to 5% shorter", 3600, [3420], 3600],
    ["what they ran, where that is more than 5% shorter", 3600, [3419.9, 200], 3419.9],
    ["as requested, where that is up to 5% shorter", 3420, [3600], 3420],
    ["what they ran, where they ran longer", 3419.9, [3600], 3600],
    ["as requested, where they lack up to 10 s of a short test", 60, [50], 60],
    ["what they ran, where they lack more", 60, [49.9], 49.9],
    ["what they ran, where nothing was requested", null, [200, 199], 200],
    ["as requested, where no VM states its time", 3600, [0], 3600],
    ["unknown without both", null, [0], null],
  ])("is %s", (_, requested, seconds, expected) => {
    expect(
      durationSeconds(
        requested,
        seconds.map((each) => jobOf(each)),
      ),
    ).toBe(expected);
  });

  test("counts the longer of reads and writes", () => {
    expect(durationSeconds(3600, [jobOf(0, timed, 200), jobOf(100)])).toBe(200);
  });
});

/** Code and message of the VMs vm-1 and so on, which ran for some seconds; `null` for one that finished early. */
const shortOf = (
  seconds: (number | null)[],
  options = timed as Record<string, string>,
  testing: number | null = null,
) =>
  fioShortRuns(
    run,
    seconds.map((each, index) => ({
      name: `vm-${index + 1}`,
      job: each === null ? null : jobOf(each, options),
    })),
    testing,
  );

test("a bug: VMs that were all killed counted as whole", () => {
  expect(shortOf([200, null, 200])).toEqual([
    {
      severity: "warning",
      code: "unfinished-run",
      message: "Job job0 on all 2 VMs ran for 200 s of the requested 3,600 s: the run is incomplete.",
      file: "case-res.txt",
      line: 3,
    },
  ]);
  expect(shortOf([200, 1000])[0]?.message).toContain("ran for 200 s to 1,000 s of the requested 3,600 s");
});

test("a bug: a VM that ended before the others counted as whole", () => {
  const unlimited = { runtime: "3600" };
  expect(shortOf([3600, 600, 3599])[0]?.message).toBe(
    "Job job0 on 1 of 3 VMs (vm-2) ran for 600 s, on others for 3,600 s: the run is incomplete.",
  );
  expect(shortOf([300, 100, 150], unlimited)).toMatchObject([
    {
      code: "unequal-runtimes",
      message:
        "Job job0 on 2 of 3 VMs (vm-2, vm-3) ran for 100 s to 150 s, on others for 300 s: their IOPS are added as they are.",
    },
  ]);
});

test.each<[string, (number | null)[], Record<string, string>, number | null, boolean]>([
  ["5% less than requested", [3420], timed, null, false],
  ["more than 5% less", [3419.9], timed, null, true],
  ["10 s less than a short test", [50], { ...timed, runtime: "60" }, null, false],
  ["more than 10 s less", [49.9], { ...timed, runtime: "60" }, null, true],
  ["5% less than another VM", [4000, 3800], timed, null, false],
  ["more than 5% less than another VM", [4000, 3799], timed, null, true],
  ["less than requested, but not by time", [200, 200], { runtime: "3600" }, null, false],
  ["an unknown time", [0, 3600], timed, null, false],
  ["what hcibench.cfg asks for", [600], timed, 600, false],
  ["what its options ask for, less than hcibench.cfg", [3600], timed, 7200, false],
])("a VM that ran for %s: %j", (_, seconds, options, testing, isShort) => {
  expect(shortOf(seconds, options, testing)).toHaveLength(isShort ? 1 : 0);
});

test("VMs that all finished early are not short runs", () => {
  expect(shortOf([null])).toEqual([]);
});
