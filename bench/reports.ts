import path from "node:path";
import { smallHcibenchZip } from "./inputs";
import type { MeasureOptions } from "./measures";
import type { Row } from "./row";
import { inTurn, runCommandLine } from "./process";

/** A report with 20,000 member rows, from zip to workbook. */
export function reports({ folder, quick }: MeasureOptions): Row[] {
  const zip = smallHcibenchZip(folder, { vms: quick ? 200 : 2000, cases: 10 });
  const target = path.join(folder, "report.xlsx");
  const [parse, report] = inTurn(
    () => runCommandLine("parse", zip),
    () => runCommandLine("report", zip, "-o", target),
  );
  const what = `report of ${quick ? "2,000" : "20,000"} member rows, import included`;
  return [
    {
      id: "report.time",
      what,
      unit: "s",
      ours: report.seconds,
      remark: `import alone ${parse.seconds.toFixed(2)} s`,
    },
    { id: "report.memory", what: `${what}: peak memory`, unit: "MB", ours: report.peakMb },
  ];
}
