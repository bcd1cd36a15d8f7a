import type { Spreadsheet } from "../spreadsheet";
import { type EarlierReport, recordedReport } from "./earlierReport";
import { ALWAYS } from "../../upgrade/report010/always";

/** What a report is looked for in. */
export type PlanReader = Pick<Spreadsheet, "outline" | "read">;

/** The report that a workbook has, by its record or, from release 0.1.0, by its labels. */
export async function findReport({ outline, read }: PlanReader): Promise<EarlierReport | undefined> {
  const workbook = await outline();
  const recorded = recordedReport(workbook);
  if (recorded || !ALWAYS.every((name) => workbook.sheets.includes(name))) return recorded;
  const { report010 } = await import(/* webpackChunkName: "records" */ "./release010/report010");
  return report010(workbook, read);
}
