import { growthOfProcesses } from "./growthOfProcesses";
import type { MeasureOptions } from "./measures";
import type { Row } from "./row";
import { tableOfOurs, tableOfXlsxWriter } from "./tableProcess";

const ROWS = [1, 10, 100, 1000, 10_000, 100_000];

/** How writing a workbook grows with the rows of its table. */
export function growthOfWriters({ quick }: MeasureOptions): Row[] {
  return growthOfProcesses(quick ? ROWS.slice(0, -1) : ROWS, {
    id: "growth.writer",
    what: "workbook of one table",
    chart: "writer",
    runs: (rows) => ({
      "HCI Planner": () => tableOfOurs(rows),
      "Python XlsxWriter": () => tableOfXlsxWriter(rows),
    }),
  });
}
