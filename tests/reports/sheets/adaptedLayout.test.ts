import { BUILT_IN_MODEL } from "../../../src/model/cpuCost/vsanCostModel";
import { vsanKhzPerIo } from "../../../src/model/cpuCost/vsanCpu";
import type { RaidLayout } from "../../../src/model/raid/raidLayout";
import { reportPlan } from "../../../src/reports/benchmarkReport";
import { NO_FACTS } from "../../../src/reports/inputs/clusterFacts";
import { modelledIo } from "../../../src/reports/measures/modelledIo";
import { recalculate } from "../../templates/recalculate";
import { sampleRun } from "../sampleRuns";
import { tableColumn } from "./tableColumn";

const on = (hosts: number | null) =>
  sampleRun({
    case: `on ${hosts}`,
    setup: hosts === null ? null : [{ name: "hosts", value: hosts, file: "vsan.cfg", line: 4 }],
    workload: { blockSizeBytes: 8192, readPct: 70 },
    results: { iops: 130_000 },
  });

const ghz = (raid: RaidLayout) =>
  (vsanKhzPerIo(BUILT_IN_MODEL, { blockSizeBytes: 8192, readShare: 0.7, raid }).plan * 130_000) / 1e6;

const CASES: [string, string | null, (number | null)[], RaidLayout[]][] = [
  ["no known hosts", "RAID-5", [null], ["RAID-5 4+1"]],
  ["three hosts", "RAID-5", [3], ["RAID-5 2+1"]],
  ["five hosts", "RAID-5", [5], ["RAID-5 2+1"]],
  ["six hosts", "RAID-5", [6], ["RAID-5 4+1"]],
  ["five and six hosts in one report", "RAID-5", [5, 6], ["RAID-5 2+1", "RAID-5 4+1"]],
  ["four hosts, entered as 4+1", "RAID-5 4+1", [4], ["RAID-5 4+1"]],
];

test.each(CASES)(
  "Results and findings model RAID-5 on %s by what ESA makes of it",
  (_, raid, hosts, layouts) => {
    const runs = hosts.map(on);
    const facts = { ...NO_FACTS, raid };
    const sheet = recalculate(reportPlan({ imports: [{ name: "a.zip", runs }], diagnostics: [], facts }));
    expect(tableColumn(sheet.drawing.sheets, "Results", "vSAN GHz (model)", "Case")).toEqual(
      layouts.map((layout) => expect.closeTo(ghz(layout), 9)),
    );
    expect(modelledIo(runs, facts).map(({ io }) => io.raid)).toEqual(layouts);
  },
);
