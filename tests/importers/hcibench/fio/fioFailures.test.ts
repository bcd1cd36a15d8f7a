import { fioFailures } from "../../../../src/importers/hcibench/fio/fioFailures";
import type { FioJob } from "../../../../src/importers/hcibench/fio/fioStatus";
import { emptyRun } from "../../../../src/model/benchmark/benchmarkRun";
import { fioJob } from "./fioJob";

const run = { ...emptyRun("hcibench-fio", "case", { file: "case-res.txt", line: 3 }), job: "job0" };

/** Diagnostics of VMs that are called vm-1 and so on. */
const failuresOf = (...jobs: (FioJob | null)[]) =>
  fioFailures(
    run,
    jobs.map((job, index) => ({ name: `vm-${index + 1}`, job })),
  );

const measured = { iops: 10, latencyIos: 100, meanNs: 1e6, p95Ns: 2e6 };
const good = fioJob(measured, measured);
const failed = (error: number) => fioJob(measured, measured, { error });

test("nothing is reported of jobs that ended well", () => {
  expect(failuresOf(good, null, good)).toEqual([]);
});

test("a bug: jobs that ended with an error were not reported", () => {
  const warning = { severity: "warning", code: "job-error", file: "case-res.txt", line: 3 };
  expect(failuresOf(good, failed(5), null, failed(28), failed(5))).toEqual([
    { ...warning, message: "Job job0 on 2 of 4 VMs (vm-2, vm-5) ended with error 5." },
    { ...warning, message: "Job job0 on 1 of 4 VMs (vm-4) ended with error 28." },
  ]);
});

test.each([
  [1, 1, "the VM"],
  [2, 2, "all 2 VMs"],
  [3, 4, "3 of 4 VMs (vm-1, vm-2, vm-3)"],
  [4, 5, "4 of 5 VMs (vm-1, vm-2, vm-3, 1 more)"],
  [400, 500, "400 of 500 VMs (vm-1, vm-2, vm-3, 397 more)"],
])("%i of %i VMs are named as %s", (bad, all, named) => {
  const jobs = Array.from({ length: all }, (_, index) => (index < bad ? failed(5) : good));
  expect(failuresOf(...jobs).map(({ message }) => message)).toEqual([
    `Job job0 on ${named} ended with error 5.`,
  ]);
});

test("figures that cannot be read or are missing are errors, one for all VMs that lack them", () => {
  const lacks = (...problems: string[]) => fioJob(measured, measured, { problems });
  expect(
    failuresOf(lacks("read.bw is null", "read.iops is missing"), lacks("read.iops is missing")),
  ).toMatchObject([
    {
      severity: "error",
      code: "impossible-figure",
      message: "Job job0 on 1 of 2 VMs (vm-1): read.bw is null: totals that need it are unknown.",
    },
    { message: "Job job0 on all 2 VMs: read.iops is missing: totals that need it are unknown." },
  ]);
});

test.each([
  ["reads", fioJob({ ...measured, p95Ns: null }, measured), true],
  ["writes", fioJob(measured, { ...measured, p95Ns: null }), true],
  ["writes that it did not do", fioJob(measured, { ...measured, iops: 0, p95Ns: null }), false],
  [
    "writes whose latency was not measured",
    fioJob(measured, { ...measured, latencyIos: 0, p95Ns: null }),
    false,
  ],
])("a VM without a 95th percentile of %s is reported: %j", (_, job, isReported) => {
  const message =
    "Job job0 on 1 of 2 VMs (vm-2) has no 95th percentile of total latency (lat_ns): it is unknown. Test with lat_percentiles=1.";
  expect(failuresOf(good, job)).toMatchObject(
    isReported ? [{ severity: "info", code: "percentile-missing", message }] : [],
  );
});
