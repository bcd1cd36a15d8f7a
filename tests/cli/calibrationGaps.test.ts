import { calculate } from "../../src/calculator/calculate";
import { calibrationGaps } from "../../src/cli/calibrationGaps";
import { planCells } from "../../src/cli/planCells";
import { reportPlan } from "../../src/reports/benchmarkReport";
import { NO_FACTS, type ClusterFacts } from "../../src/reports/inputs/clusterFacts";
import { layout } from "../../src/workbook/layout";
import { sampleRun, type RunFacts } from "../reports/sampleRuns";
import { sourceFunctions } from "../sourceFunctions";

const CLUSTER: ClusterFacts = { ...NO_FACTS, hosts: 4, ghzPerHost: 100, idleGhzPerHost: 4 };
const OSA = [{ name: "storage", value: "vSAN OSA", file: "vsan.cfg", line: 1 }] as const;

function gapsOf(all: readonly RunFacts[], facts: ClusterFacts = CLUSTER): string[] {
  const runs = all.map((one, i) =>
    sampleRun({
      cpu: { usagePct: 44 },
      case: `c${i}`,
      ...one,
      workload: { blockSizeBytes: 8192, readPct: 70, ...one.workload },
      results: { iops: 1000, ...one.results },
    }),
  );
  const report = reportPlan({ imports: [{ name: "a.zip", runs }], diagnostics: [], facts });
  return calibrationGaps(planCells(report, calculate(layout(report.spec), sourceFunctions)), runs);
}

test.each<[string, RunFacts, Partial<ClusterFacts>, RegExp]>([
  ["VMs finished early", { vmsFinishedEarly: 3 }, {}, /^3 VMs finished early \(all runs\)$/],
  ["OSA", { setup: [...OSA] }, {}, /^storage is vSAN OSA \(all runs\)$/],
  ["no CPU", { cpu: { usagePct: null } }, {}, /^no CPU of the hosts \(all runs\)$/],
  ["idle", {}, { idleGhzPerHost: 44 }, /^the CPU of its hosts is not above idleGhzPerHost, 44 \(all runs\)$/],
  ["no capacity", {}, { ghzPerHost: null }, /^name ghzPerHost of the cluster that was tested in a file for --cluster/],
  ["another tool", { tool: "fio" }, {}, /^its tool shows the CPU of its own machine/],
])("the real reason why a run shows no CPU cost per I/O: %s", (_, one, facts, reason) => {
  expect(gapsOf([one], { ...CLUSTER, ...facts })).toEqual([expect.stringMatching(reason)]);
}); // prettier-ignore

test("runs of 0 IOPS are named next to runs that show a cost", () => {
  const zero = { results: { iops: 0 }, workload: { readPct: 30 } };
  expect(gapsOf([{}])).toEqual([]);
  expect(gapsOf([{}, zero])).toEqual(["IOPS are 0 (8 KiB, 30% read)"]);
});
