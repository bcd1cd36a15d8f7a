import path from "node:path";
import { growthOfProcesses } from "./growthOfProcesses";
import { smallHcibenchZip } from "./inputs";
import type { MeasureOptions } from "./measures";
import { runCommandLine } from "./process";
import type { Row } from "./row";

const VMS = [1, 10, 100, 1000];
const CASES = 4;

/** How the way from zip to report grows with the VMs of the test. */
export function growthOfReports({ folder, quick }: MeasureOptions): Row[] {
  const target = path.join(folder, "report.xlsx");
  return growthOfProcesses(quick ? VMS.slice(0, -1) : VMS, {
    id: "growth.report",
    what: `report of ${CASES} cases, import included`,
    chart: "report",
    runs(vms) {
      const zip = smallHcibenchZip(folder, { vms, cases: CASES });
      return { "zip to report": () => runCommandLine("report", zip, "-o", target) };
    },
  });
}
