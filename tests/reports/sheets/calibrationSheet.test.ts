import { emptyRun, type BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import {
  REFERENCE_HOSTS,
  REFERENCE_IDLE_GHZ,
  REFERENCE_TESTS,
} from "../../../src/model/cpuCost/referenceTests";
import { reportPlan } from "../../../src/reports/benchmarkReport";
import { NO_FACTS } from "../../../src/reports/inputs/clusterFacts";
import { sourceFunctions } from "../../sourceFunctions";
import { recalculate } from "../../templates/recalculate";
import { sampleRun } from "../sampleRuns";

const { smallRead, smallWrite, largeRead, largeWrite } = REFERENCE_TESTS;
const PURE = [smallRead, smallWrite, largeRead, largeWrite];

/** The reference cluster's tests as HCIBench would have left them. */
const runs = PURE.map(({ blockSizeBytes, readShare, iops }): BenchmarkRun =>
  sampleRun({
    case: `fio-${blockSizeBytes}-${readShare}`,
    workload: { blockSizeBytes, readPct: readShare * 100, randomPct: 100 },
    results: { iops: iops.value, throughputBytesPerSecond: iops.value * blockSizeBytes },
  }),
);
const facts = {
  ...NO_FACTS,
  hosts: REFERENCE_HOSTS.value,
  ghzPerHost: 115.2,
  idleGhzPerHost: REFERENCE_IDLE_GHZ.value,
};
const plan = () => reportPlan({ imports: [{ name: "reference.zip", runs }], diagnostics: [], facts });
const measured = {
  "cal.busy": PURE.map(({ busyGhz }) => busyGhz.value),
  "cal.sent": PURE.map(({ transmitGbit }) => transmitGbit.value),
  "cal.received": PURE.map(({ receiveGbit }) => receiveGbit.value),
};

test("the four read-only and write-only tests of the reference cluster reproduce the built-in model within 1e-6", () => {
  const sheet = recalculate(plan(), measured);
  const builtIn = PURE.map(({ blockSizeBytes, readShare }) =>
    Number(
      sourceFunctions.call("VSAN_KHZ_PER_IO", [blockSizeBytes / 1024, readShare === 1 ? "read" : "write"]),
    ),
  );
  sheet.values("cal.khz").forEach((khz, i) => {
    expect(Math.abs(Number(khz) / (builtIn[i] ?? 0) - 1)).toBeLessThan(1e-6);
  });
  sheet.values("cal.against").forEach((share) => expect(Math.abs(Number(share))).toBeLessThan(1e-6));
  expect(Math.abs(sheet.number("calPlan") / sheet.number("calReference") - 1)).toBeLessThan(1e-6);
  expect(sheet.value("calPlan.known")).toBe("interpolated");
});

test("network share and storage-only cost are those of the reference tests", () => {
  const sheet = recalculate(plan(), measured);
  // 32K reads: 27.2 Gb/s each way cost 14.58 of 77 GHz; 519.2 of 640.5 kHz per I/O are left.
  expect(sheet.number("cal.net", 1)).toBeCloseTo(14.58, 2);
  expect(sheet.number("cal.netShare", 1)).toBeCloseTo(0.189, 3);
  expect(sheet.number("cal.storage", 1)).toBeCloseTo(519.2, 1);
  expect(sheet.number("cal.hz", 1)).toBeCloseTo(2.4433, 4);
});

test("without any GHz the profile is blank and the built-in model stays", () => {
  const sheet = recalculate(plan());
  expect(sheet.values("profile.khz")).toEqual(["", "", "", ""]);
  expect(sheet.number("calPlan")).toBe(sheet.number("calReference"));
});

test("CPU % of the files replaces GHz that no one typed, typed GHz win", () => {
  const usage = recalculate(plan(), { "cal.usage": [0.5] });
  expect(usage.number("cal.used", 1)).toBeCloseTo(0.5 * 115.2 - 1, 9);
  const both = recalculate(plan(), { "cal.usage": [0.5], "cal.busy": [78] });
  expect(both.number("cal.used", 1)).toBe(77);
});

test("a busy host that is not busier than the idle one is not a test", () => {
  expect(recalculate(plan(), { "cal.busy": [1] }).value("cal.khz", 1)).toBe("");
  expect(recalculate(plan(), { "cal.busy": [1.001] }).number("cal.khz", 1)).toBeGreaterThan(0);
});

test("an Iometer run calibrates local storage: guest CPU % × vCPU × clock ÷ IOPS", () => {
  const local = emptyRun("iometer", "4K", { file: "r.csv", line: 1 });
  const run: BenchmarkRun = {
    ...local,
    workload: { ...local.workload, blockSizeBytes: 4096, readPct: 100, randomPct: 100 },
    results: { ...local.results, iops: 3813 },
    cpu: { ...local.cpu, usagePct: 13.85, processors: 2 },
  };
  const sheet = recalculate(reportPlan({ imports: [{ name: "r.csv", runs: [run] }], diagnostics: [] }), {
    localClock: 2,
  });
  expect(sheet.number("local.khz")).toBeCloseTo(145.3, 1);
  expect(sheet.number("local.hz")).toBeCloseTo(4.433, 2);
});
