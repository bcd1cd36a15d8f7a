import { unknowns } from "../../../src/reports/measures/unknowns";
import { NO_FACTS } from "../../../src/reports/inputs/clusterFacts";
import { sampleMember, sampleRun, sampleUse, type RunFacts } from "../sampleRuns";

const of = (facts: RunFacts) => unknowns(sampleRun(facts), { ...NO_FACTS, coresPerHost: 64 });
const series = Array.from({ length: 6 }, (_, second) => ({
  second,
  iops: 1,
  throughputBytesPerSecond: 1,
  latencyMs: null,
}));
const members = [sampleMember("a", 1), sampleMember("b", 2)];

test("a run of HCIBench that states nothing can have any fault but errors, a run of fio also errors", () => {
  const nothing = ["latency", "p95", "test time", "steadiness", "spread", "host CPU"];
  expect(of({})).toEqual(nothing);
  expect(of({ tool: "fio" })).toEqual(["errors", ...nothing.filter((name) => name !== "spread")]);
});

test.each<[string, string, RunFacts, boolean]>([
  ["errors", "counted as none", { tool: "fio", results: { errors: 0 } }, true],
  ["latency", "of all I/O", { results: { latencyMs: 2 } }, true],
  ["latency", "of reads", { results: { readLatencyMs: 2 } }, true],
  ["latency", "of 0 ms", { results: { latencyMs: 0 } }, true],
  ["p95", "measured", { results: { readLatencyMs: 2, readP95Ms: 3, percentiles: "measured" } }, true],
  ["p95", "in whole ms", { results: { writeLatencyMs: 2, writeP95Ms: 3, percentiles: "floored" } }, true],
  ["p95", "of one direction", { results: { readLatencyMs: 2, writeLatencyMs: 2, writeP95Ms: 3, percentiles: "measured" } }, true],
  ["p95", "derived", { results: { readLatencyMs: 2, readP95Ms: 3, percentiles: "derived" } }, false],
  ["p95", "of an unknown kind", { results: { readLatencyMs: 2, readP95Ms: 3 } }, false],
  ["p95", "without a figure", { results: { readLatencyMs: 2, percentiles: "measured" } }, false],
  ["test time", "stated", { durationSeconds: 1 }, true],
  ["steadiness", "of six intervals", { series }, true],
  ["steadiness", "of no interval", { series: [] }, false],
  ["spread", "of two VMs", { members }, true],
  ["spread", "of one of several VMs", { members: members.slice(1) }, false],
  ["spread", "of a single VM", { vms: 1 }, true],
  ["spread", "of two VMs without figures", { vms: 2 }, false],
  ["spread", "of two workers without figures", { tool: "fio", vms: 2 }, false],
  ["spread", "of two workers", { tool: "fio", vms: 2, members }, true],
  ["host CPU", "as HCIBench averages it", { cpu: { usagePct: 5 } }, true],
  ["host CPU", "recorded", { tool: "fio", measuredUse: [sampleUse({ cpuUsedPct: 5, logicalProcessors: 128 })] }, true],
  ["host CPU", "of the machine that ran fio", { tool: "fio", cpu: { usagePct: 5 } }, false],
])("%s %s", (name, _, facts, known) => {
  expect(of(facts).includes(name)).toBe(!known);
}); // prettier-ignore
