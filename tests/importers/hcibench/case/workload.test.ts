import { NO_SETUP } from "../../../../src/importers/hcibench/case/caseSetup";
import { NO_CONFIG } from "../../../../src/importers/hcibench/case/caseConfig";
import { startRun } from "../../../../src/importers/hcibench/case/caseContext";
import { parseCaseName } from "../../../../src/importers/hcibench/case/caseName";
import type { RequestedLoad } from "../../../../src/importers/load/requestedLoad";
import { NO_LOAD, fillLoad } from "../../../../src/importers/load/requestedLoad";
import { clusterCpu } from "../../../../src/importers/hcibench/case/resourceUse";
import type { WorkloadSources } from "../../../../src/importers/hcibench/case/workload";
import {
  differenceNotes,
  nameDifferences,
  workloadOf,
} from "../../../../src/importers/hcibench/case/workload";

const NAME = parseCaseName("fio-8vmdk-90ws-4k-70rdpct-60randompct-16threads-50compress-30dedupe-1732885165");
const TARGET = parseCaseName("fio-8vmdk-90ws-4k-70rdpct-60randompct-2500lt");
const JOBS = parseCaseName("fio-8vmdk-90ws-4k-70rdpct-60randompct-16threads-2jobs");
const OTHER = parseCaseName("oltp");

const LOAD: RequestedLoad = {
  blockSizeBytes: 8192,
  readPct: 10,
  randomPct: 20,
  iodepth: 32,
  jobIops: 500,
  generatorIops: 4000,
  latencyTargetUs: null,
  compressPct: 40,
  dedupePct: 60,
  runtimeSeconds: 600,
  rampSeconds: 300,
};

const sourcesOf = (given: Partial<WorkloadSources>): WorkloadSources => ({
  name: NAME,
  load: null,
  disksPerVm: null,
  diskBytes: null,
  vms: 2,
  reportedJobs: 1,
  ...given,
});

const NAMED = {
  blockSizeBytes: 4096,
  readPct: 70,
  randomPct: 60,
  workingSetPct: 90,
  vmdksPerVm: 8,
  vmdkBytes: null,
  threads: 16,
  latencyTargetUs: null,
  compressPct: 50,
  dedupePct: 30,
  outstandingIo: 2 * 8 * 16,
};

test.each<[string, Partial<WorkloadSources>, object]>([
  ["its name, where there is nothing else", {}, NAMED],
  ["its name, where the job says nothing", { load: NO_LOAD }, NAMED],
  [
    "its job's options, before the name",
    { load: LOAD },
    {
      ...NAMED,
      blockSizeBytes: 8192,
      readPct: 10,
      randomPct: 20,
      threads: 32,
      compressPct: 40,
      dedupePct: 60,
      outstandingIo: 2 * 8 * 32,
    },
  ],
  [
    "a latency target in the name, in place of threads",
    { name: TARGET },
    { threads: null, latencyTargetUs: 2500, outstandingIo: null },
  ],
  [
    "a latency target of the job, in place of threads",
    { load: { ...LOAD, latencyTargetUs: 900 } },
    { threads: null, latencyTargetUs: 900, outstandingIo: null },
  ],
  [
    "disks of the name, before the configuration's",
    { disksPerVm: 3, diskBytes: 5 },
    { vmdksPerVm: 8, vmdkBytes: 5 },
  ],
  [
    "disks of the configuration",
    { name: OTHER, load: LOAD, disksPerVm: 3 },
    { vmdksPerVm: 3, outstandingIo: 2 * 3 * 32 },
  ],
  ["jobs of the name, which share the disks", { name: JOBS }, { vmdksPerVm: 8, outstandingIo: 2 * 2 * 16 }],
  ["one of several reported jobs", { name: JOBS, reportedJobs: 2 }, { outstandingIo: 2 * 1 * 16 }],
  ["an unknown number of VMs", { vms: null }, { threads: 16, outstandingIo: null }],
  ["an unknown number of disks", { name: OTHER, load: LOAD }, { vmdksPerVm: null, outstandingIo: null }],
  ["an unknown number of threads", { name: OTHER, disksPerVm: 3 }, { threads: null, outstandingIo: null }],
])("a workload is recognized by %s", (_, given, expected) => {
  expect(workloadOf(sourcesOf(given))).toMatchObject(expected);
});

test("options that report nothing are filled from the parameter file, each for itself", () => {
  expect(fillLoad(NO_LOAD, LOAD)).toEqual(LOAD);
  expect(fillLoad(LOAD, NO_LOAD)).toEqual(LOAD);
  const zeros: RequestedLoad = {
    blockSizeBytes: 0,
    readPct: 0,
    randomPct: 0,
    iodepth: 0,
    jobIops: 0,
    generatorIops: 0,
    latencyTargetUs: 0,
    compressPct: 0,
    dedupePct: 0,
    runtimeSeconds: 0,
    rampSeconds: 0,
  };
  expect(fillLoad(zeros, { ...LOAD, latencyTargetUs: 5 })).toEqual(zeros);
  expect(fillLoad(NO_LOAD, { ...NO_LOAD, latencyTargetUs: 5 }).latencyTargetUs).toBe(5);
});

test.each([
  ["nothing, where the job says nothing", NAME, NO_LOAD, []],
  ["nothing, where the name says nothing", OTHER, LOAD, []],
  [
    "nothing, where both say the same",
    NAME,
    { ...NO_LOAD, blockSizeBytes: 4096, readPct: 70, randomPct: 60, iodepth: 16 },
    [],
  ],
  [
    "block size, shares and threads",
    NAME,
    LOAD,
    [
      { what: "block size", named: 4096, used: 8192, unit: "bytes" },
      { what: "read share", named: 70, used: 10, unit: "%" },
      { what: "random share", named: 60, used: 20, unit: "%" },
      { what: "threads", named: 16, used: 32, unit: "per disk" },
    ],
  ],
  [
    "no threads, where the job has a latency target",
    NAME,
    { ...NO_LOAD, iodepth: 64, latencyTargetUs: 900 },
    [],
  ],
  [
    "the latency target",
    TARGET,
    { ...NO_LOAD, iodepth: 64, latencyTargetUs: 900 },
    [{ what: "latency target", named: 2500, used: 900, unit: "µs" }],
  ],
])("a name may be wrong about %s", (_, name, load, expected) => {
  expect(nameDifferences(name, load)).toEqual(expected);
});

test("a wrong name is a warning that points at the folder", () => {
  expect(
    differenceNotes(OTHER, [{ what: "read share", named: 70, used: 10, unit: "%" }], "run/oltp"),
  ).toEqual([
    {
      severity: "warning",
      code: "name-differs",
      message: "The name oltp states read share 70%, the job ran with 10%.",
      file: "run/oltp",
      line: null,
    },
  ]);
});

describe("a run before its figures", () => {
  const start = (given: {
    vms?: number | null;
    load?: RequestedLoad;
    testingSeconds?: number;
    name?: typeof NAME;
  }) =>
    startRun(
      {
        name: given.name ?? NAME,
        version: "3.0",
        config: {
          ...NO_CONFIG,
          load: { ...NO_LOAD, runtimeSeconds: 50, rampSeconds: 60 },
          diskBytes: 7,
          disksPerVm: 5,
          testingSeconds: given.testingSeconds ?? null,
        },
        cpu: { ...clusterCpu([]), usagePct: 12 },
        hosts: [],
        setup: NO_SETUP,
      },
      {
        datastore: "d",
        job: "j",
        vms: given.vms === undefined ? 2 : given.vms,
        vmsFinishedEarly: 1,
        tool: "hcibench-fio",
        load: given.load ?? NO_LOAD,
        reportedJobs: 1,
        source: { file: "x-res.txt", line: 4 },
      },
    );

  test("has what its case and its job report", () => {
    expect(start({}).run).toMatchObject({
      tool: "hcibench-fio",
      toolVersion: "3.0",
      case: NAME.name,
      job: "j",
      datastore: "d",
      vms: 2,
      vmsFinishedEarly: 1,
      vdisks: 16,
      durationSeconds: 50,
      warmupSeconds: 60,
      cpu: { usagePct: 12 },
      startedAt: "2024-11-29T12:59:25.000Z",
      source: { file: "x-res.txt", line: 4 },
      workload: { vmdkBytes: 7, outstandingIo: 256 },
    });
  });

  test.each([
    [
      "the job's duration before the parameter file's",
      { load: LOAD },
      { durationSeconds: 600, warmupSeconds: 300 },
    ],
    ["the duration of hcibench.cfg before all", { load: LOAD, testingSeconds: 90 }, { durationSeconds: 90 }],
    ["no vDisks of unknown VMs", { vms: null }, { vms: null, vdisks: null }],
    ["vDisks of the configuration", { name: OTHER }, { vdisks: 10, startedAt: null }],
  ])("has %s", (_, given, expected) => {
    expect(start(given).run).toMatchObject(expected);
  });

  test("has no vDisks of an unknown number of disks", () => {
    const context = {
      name: OTHER,
      version: null,
      config: NO_CONFIG,
      cpu: clusterCpu([]),
      hosts: [],
      setup: NO_SETUP,
    };
    const identity = {
      datastore: null,
      job: null,
      vms: 2,
      vmsFinishedEarly: 0,
      load: NO_LOAD,
      reportedJobs: 1,
    };
    const source = { file: "x", line: null };
    expect(startRun(context, { ...identity, tool: "hcibench-vdbench", source }).run.vdisks).toBeNull();
  });
});

test.each<[string, Partial<RequestedLoad>, Partial<WorkloadSources>, number | null]>([
  ["of each job: 2 VMs × 8 disks", { jobIops: 1000 }, {}, 16_000],
  ["of each job of one that is reported by itself", { jobIops: 1000 }, { reportedJobs: 2 }, 2000],
  ["of the generator of each VM", { generatorIops: 1000 }, {}, 2000],
  ["of an unknown number of VMs", { jobIops: 1000 }, { vms: null }, null],
  ["of an unknown number of disks", { jobIops: 1000 }, { name: OTHER }, null],
  ["that no file states", {}, {}, null],
])("a requested rate %s", (_, load, given, expected) => {
  const sources = sourcesOf({ load: { ...NO_LOAD, ...load }, ...given });
  expect(workloadOf(sources).requestedIops).toBe(expected);
});
