import type { ExcelRun } from "../workbook/writers/officejs/writeWorkbook";
import type { IsSetSupported } from "../workbook/writers/officejs/sheetPlan";

/** The Excel that the pane is in. */
export interface ConnectedExcel {
  run: ExcelRun;
  isSetSupported: IsSetSupported;
}

/**
 * Excel, once it answers.
 *
 * @throws Error where the page is not in Excel, or Microsoft's library did not load.
 */
export async function connectedExcel(): Promise<ConnectedExcel> {
  if (typeof Office === "undefined") throw new Error("Excel not found: open the pane in Excel.");
  const { host } = await Office.onReady();
  if (typeof Excel === "undefined" || !host) throw new Error("Excel not found: open the pane in Excel.");
  const { patientRun } = await import(/* webpackChunkName: "connected" */ "./excel/patientRun");
  return {
    run: patientRun,
    isSetSupported: (set, version) => Office.context.requirements.isSetSupported(set, version),
  };
}
