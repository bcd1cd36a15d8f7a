import { growthOfProcesses } from "./growthOfProcesses";
import { estateFile, megabytes } from "./inputs";
import type { MeasureOptions } from "./measures";
import { inTurn, runCommand, runCommandLine, runScript } from "./process";
import type { Row } from "./row";
import { PYTHON } from "./tableProcess";

/** What is read, and what it may take with 50,000 VMs: about three and six million cells. */
const EXPORTS = [
  { id: "vinfo", what: "vInfo of 60 columns", sheets: "vInfo", seconds: 5, mb: 250 },
  {
    id: "whole",
    what: "vInfo of 60 columns, vDisk, vPartition, vHost",
    sheets: "vInfo,vDisk,vPartition,vHost",
    seconds: 15,
    mb: 350,
  },
] as const;

const VMS = 50_000;

/** What reading the export of a large estate takes, beside libraries that look at every cell, and how it grows. */
export function estates({ folder, quick }: MeasureOptions): Row[] {
  const vms = quick ? VMS / 10 : VMS;
  const python = PYTHON[0] ?? "python3";
  const rows = EXPORTS.flatMap(({ id, what, sheets, seconds, mb }): Row[] => {
    const file = estateFile(folder, vms, sheets);
    const [own, exceljs, openpyxl] = inTurn(
      () => runCommandLine("estate", "--format", "csv", file),
      () => runScript("bench/readWorkbook.mjs", file),
      () => runCommand(python, "bench/readWorkbook.py", file),
    );
    const named = `estate of ${vms.toLocaleString("en-US")} VMs, ${what}`;
    const others =
      openpyxl.seconds === null ? "openpyxl is not installed" : `openpyxl ${openpyxl.seconds.toFixed(1)} s`;
    return [
      {
        id: `estate.${id}.time`,
        what: named,
        unit: "s",
        ours: own.seconds,
        peer: { name: "ExcelJS, streaming", figure: exceljs.seconds },
        goal: { most: seconds, of: "figure" },
        remark: `${megabytes(file).toFixed(0)} MB; processor time ${own.processorSeconds.toFixed(1)} s; ${others}`,
      },
      {
        id: `estate.${id}.memory`,
        what: `${named}: peak memory`,
        unit: "MB",
        ours: own.peakMb,
        peer: { name: "ExcelJS, streaming", figure: exceljs.peakMb },
        goal: { most: mb, of: "figure" },
      },
    ];
  });
  const growth = growthOfProcesses(quick ? [1000, 5000] : [5000, 20_000, VMS], {
    id: "growth.estate",
    what: "estate",
    chart: "estate",
    runs(size) {
      const file = estateFile(folder, size, EXPORTS[1].sheets);
      return {
        "hci-planner estate": () => runCommandLine("estate", "--format", "csv", file),
        "ExcelJS, streaming": () => runScript("bench/readWorkbook.mjs", file),
      };
    },
  });
  return [...rows, ...growth];
}
