import path from "node:path";
import { estateFile } from "./inputs";
import type { MeasureOptions } from "./measures";
import { inTurn, runCommandLine } from "./process";
import type { Row } from "./row";

const SHEETS = "vInfo,vDisk,vPartition,vHost,vDatastore";

/** How many VMs, and what their design may take. */
const SIZES = [
  { vms: 5000, seconds: 6 },
  { vms: 50_000, seconds: 45, mb: 1000 },
];

/** What a design takes on the command line, from an export of RVTools to the workbook. */
export function designCommand({ folder, quick }: MeasureOptions): Row[] {
  return SIZES.slice(0, quick ? 1 : undefined).flatMap(({ vms, seconds, mb }): Row[] => {
    const file = estateFile(folder, vms, SHEETS);
    const target = path.join(folder, "design.xlsx");
    const [run] = inTurn(() => runCommandLine("design", file, "-o", target));
    const what = `design of ${vms.toLocaleString("en-US")} VMs, from the export to the workbook`;
    const id = `design.command.${vms}`;
    return [
      {
        ...{ id, what, unit: "s", ours: run.seconds, goal: { most: seconds, of: "figure" } },
        remark: `processor time ${run.processorSeconds.toFixed(1)} s`,
      },
      {
        ...{ id: `${id}.memory`, what: `${what}: peak memory`, unit: "MB", ours: run.peakMb },
        ...(mb && { goal: { most: mb, of: "figure" } }),
      },
    ];
  });
}
