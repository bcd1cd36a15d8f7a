import type { Spreadsheet } from "../spreadsheet";
import { type EarlierReport, recordedReport } from "./earlierReport";
import { report010 } from "./release010/report010";

/** What a report is looked for in. */
export type PlanReader = Pick<Spreadsheet, "outline" | "read">;

/** The report that a workbook has, by its record or, from release 0.1.0, by its labels. */
export async function findReport({ outline, read }: PlanReader): Promise<EarlierReport | undefined> {
  const workbook = await outline();
  return recordedReport(workbook) ?? (await report010(workbook, read));
}
