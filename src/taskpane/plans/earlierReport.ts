import type { EarlierPlan } from "../../workbook/carryInputs";
import type { PlanRecord } from "../../workbook/planRecord";
import type { DrawnSheets, WorkbookOutline } from "../spreadsheet";

/** A report, or what runs today, that is in the workbook: what an update takes the place of, and what it takes over. */
export interface EarlierReport {
  plan: EarlierPlan;
  drawn: Omit<DrawnSheets, "notices">;
  isComparison: boolean;
  /** Does it have the sheets of a report of today? Then those that the user renamed keep their names. */
  isOfToday: boolean;
}

const REPORTS: readonly string[] = ["report", "comparison"];

/** The newest report of which the workbook has a record and a sheet. */
export function recordedReport(outline: WorkbookOutline): EarlierReport | undefined {
  return recordedPlan(outline, REPORTS);
}

/** The newest one of some plans of which the workbook has a record and a sheet. */
export function recordedPlan(outline: WorkbookOutline, plans: readonly string[]): EarlierReport | undefined {
  const owners = ownersOf(outline);
  for (const { record, id } of [...outline.records].reverse()) {
    if (!plans.includes(record.plan)) continue;
    const sheets = outline.sheets.filter((name) => owners.get(name) === record);
    if (sheets.length === 0) continue;
    const isOthers = (name: string) => (owners.get(name) ?? record) !== record;
    return {
      plan: { inputs: record.inputs.filter(({ sheet }) => !isOthers(sheet)) },
      drawn: { sheets, names: record.names, records: id === undefined ? [] : [id] },
      isComparison: record.plan === "comparison",
      isOfToday: true,
    };
  }
  return undefined;
}

/**
 * Which plan a sheet belongs to. Where two records have its name, it is the newer one: when that was drawn, no sheet had the
 * name any more.
 */
export function ownersOf({ sheets, records }: WorkbookOutline): Map<string, PlanRecord> {
  const owners = records.flatMap(({ record }) => record.sheets.map((name) => [name, record] as const));
  return new Map(owners.filter(([name]) => sheets.includes(name)));
}
