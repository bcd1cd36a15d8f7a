import type { ShownSheets } from "../../workbook/shownSheet";
import { type EarlierReport, ownersOf } from "./earlierReport";
import type { PlanReader } from "./findReport";
import { isOfReport } from "./isOfReport";

/** An earlier report as it is now. */
export interface ReadReport {
  /** The report with those sheets only that are still its own. */
  report: EarlierReport;
  /** What its sheets hold. */
  shown: ShownSheets;
  /** Sheets that have names of its sheets and hold something else: they are the user's. */
  others: string[];
}

/**
 * What the sheets of a report hold by now. Where one with inputs is gone, all sheets that belong to no plan are read: it may be
 * one of them, under another name.
 */
export async function readEarlier(report: EarlierReport, { outline, read }: PlanReader): Promise<ReadReport> {
  const { plan, drawn, isOfToday } = report;
  const workbook = await outline();
  const owners = ownersOf(workbook);
  const there = workbook.sheets.filter((name) => drawn.sheets.includes(name));
  const wanted = new Set(plan.inputs.map(({ sheet }) => sheet));
  const isComplete = [...wanted].every((name) => there.includes(name));
  const further = workbook.sheets.filter(
    (name) => !isComplete && !wanted.has(name) && !owners.has(name) && !there.includes(name),
  );
  const shown = await read([...there, ...further]);
  const inputsOf = (name: string) => plan.inputs.filter(({ sheet }) => sheet === name);
  const others = there.filter((name) => {
    const sheet = shown.get(name);
    // Those of release 0.1.0 were recognized by their titles when the report was found.
    return isOfToday && sheet !== undefined && !isOfReport(sheet, inputsOf(name));
  });
  const isOwn = (name: string) => !others.includes(name);
  return {
    report: { ...report, drawn: { ...drawn, sheets: drawn.sheets.filter(isOwn) } },
    shown: new Map([...shown].filter(([name]) => isOwn(name))),
    others,
  };
}
