import type { BenchmarkTool } from "../../../../src/model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../../../src/model/benchmark/diagnostic";
import type { ClusterFacts } from "../../../../src/reports/inputs/clusterFacts";
import { findings } from "../../../../src/reports/findings/findings";
import { rules } from "../../../../src/reports/findings/rules/rules";
import { sampleHost, sampleRun, sampleUse, type RunFacts } from "../../sampleRuns";
import { contextOf, found, say } from "../say";

const KIB = 2 ** 10;
const GIB = 2 ** 30;

const FINDING = {
  rule: "no-io",
  severity: "problem",
  text: "c: the test made no I/O (0 IOPS), neither reads nor writes: nothing can be concluded from it.",
  advice: "Check the load generator and its disks, and repeat the test.",
  runs: [0],
};

test.each<BenchmarkTool>([
  "hcibench-fio",
  "hcibench-vdbench",
  "iometer",
  "fio",
  "vdbench",
  "diskspd",
  "crystaldiskmark",
  "elbencho",
])("a %s run of 0 IOPS is a problem", (tool) => {
  expect(found("no-io", [sampleRun({ tool, case: "c", results: { iops: 0 } })])).toEqual([FINDING]);
});

test.each<[string, number, RunFacts]>([
  ["0 IOPS with a known block size", 1, { workload: { blockSizeBytes: 4 * KIB }, results: { iops: 0 } }],
  ["0.01 IOPS with a known block size", 0, { workload: { blockSizeBytes: 4 * KIB }, results: { iops: 0.01 } }],
  ["0 IOPS without a block size", 1, { results: { iops: 0 } }],
  ["0.01 IOPS without a block size", 0, { results: { iops: 0.01 } }],
  ["unknown IOPS", 0, { results: { iops: null, throughputBytesPerSecond: 0 } }],
])("%s give %i findings", (_, count, facts) => {
  expect(found("no-io", [sampleRun(facts)])).toHaveLength(count);
}); // prettier-ignore

const CLUSTER: Partial<ClusterFacts> = {
  hosts: 1,
  ghzPerHost: 100,
  idleGhzPerHost: 1,
  nicGbitPerHost: 25,
  usableTib: 100,
};

const warning = (code: string, message = "m"): Diagnostic => ({
  severity: "warning",
  code,
  message,
  file: "fio-case-1732885165-res.txt",
  line: null,
});

describe("figures of no load", () => {
  test.each<[rule: string, RunFacts]>([
    ["no-limit-found", { cpu: { usagePct: 5 } }],
    ["cpu-close", { cpu: { usagePct: 75 } }],
    ["cpu-bound", { cpu: { usagePct: 95 } }],
    ["network-near", { measuredUse: [sampleUse({ transmitBitsPerSecond: 24e9 })] }],
    ["latency-target", { cpu: { usagePct: 5 }, workload: { latencyTargetUs: 1000 } }],
    ["latency-target-missed", { workload: { latencyTargetUs: 100 } }],
    ["short-test", { durationSeconds: 60 }],
    ["unknown-duration", { durationSeconds: null }],
    ["may-fit-cache", { vdisks: 1, workload: { vmdkBytes: GIB, workingSetPct: 100 } }],
    ["uneven-hosts", { hosts: [sampleHost("a", 5), sampleHost("b", 30)] }],
    ["latency-limit", { results: { latencyMs: 90 } }],
    ["longest-io", { results: { maxLatencyMs: 3000 } }],
    ["p95-unpredictable", { results: { readLatencyMs: 1, readP95Ms: 9, percentiles: "measured" } }],
    ["storage-share", { cpu: { usagePct: 5 } }],
  ])("are not interpreted by %s, but figures of 1 IOPS are", (rule, facts) => {
    const of = (iops: number) => [sampleRun({ ...facts, results: { latencyMs: 1, ...facts.results, iops } })];
    expect(say(rule, of(0), { facts: CLUSTER })).toEqual([]);
    expect(say(rule, of(1), { facts: CLUSTER })).toHaveLength(1);
  });

  test.each<[rule: string, RunFacts, Diagnostic[]]>([
    ["finished-early", { vms: 1, vmsFinishedEarly: 1 }, []],
    ["failed-job", {}, [warning("job-error")]],
    ["generator-errors", { results: { errors: 3 } }, []],
    ["generator-busy", { tool: "fio", cpu: { usagePct: 99 } }, []],
    ["vsan-health", { setup: [{ name: "health", value: "red", file: "f", line: 1 }] }, []],
    ["memory-pressure", { hosts: [sampleHost("a", 5, 95)] }, []],
    ["not-vsan", { setup: [{ name: "storage", value: "not vSAN", file: "f", line: 1 }] }, []],
  ])("do not keep %s from explaining them", (rule, facts, diagnostics) => {
    const run = sampleRun({ ...facts, results: { ...facts.results, iops: 0 } });
    expect(say(rule, [run], { diagnostics })).toHaveLength(1);
  });

  test("leave only the finding of no I/O among those about the test", () => {
    const run = sampleRun({ case: "c", durationSeconds: 60, cpu: { usagePct: 5 }, results: { iops: 0 } });
    const all = findings(rules, contextOf([run], { facts: CLUSTER }));
    expect([...all.findings, ...all.further].filter(({ runs }) => runs.length > 0)).toEqual([FINDING]);
  });
});

test.each([
  ["a run without I/O is not reported again as a doubt", 0, ""],
  ["a job without I/O next to others is a doubt", 1, " fio, fio-case-1732885165-res.txt: Job b did nothing."],
])("%s", (_, iops, doubt) => {
  const diagnostics = [warning("no-io", "Job b did nothing.")];
  expect(say("reading-trouble", [sampleRun({ tool: "fio", results: { iops } })], { diagnostics })).toEqual([
    `Reading the files reported 0 errors and 1 warning: see the sheet Sources.${doubt}`,
  ]);
});
