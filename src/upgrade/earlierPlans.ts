import type { WorkbookDrawing } from "../workbook/drawing";
import { shownSheet } from "../workbook/shownSheet";
import { styledCells } from "./drawnCells";
import { type EarlierPlan, recordedEarlier, releasedEarlier, withSheetNames } from "./earlierPlan";
import { release010 } from "./release010/release010";
import { SHEETS } from "./report010/labels";
import { isAbout, report010In } from "./report010/report010";
import { CandidateSheet, mostLike, sheetsOfPlan } from "./sheetsOfPlan";
import { isOfLaterRelease } from "./unrecordedSheets";

/**
 * The plans of a workbook, in the order of their records; those of release 0.1.0, which left no records, behind them. A sheet
 * belongs to one plan at most: where two records name it, to the newer one.
 */
export function earlierPlans({
  sheets,
  names,
  records,
}: Pick<WorkbookDrawing, "sheets" | "names" | "records">): EarlierPlan[] {
  const free = new Set(sheets.map((sheet) => new CandidateSheet(sheet)));
  const recorded = [...records].reverse().map((record) => claim(recordedEarlier(record), free));
  const released = release010().flatMap((one) => {
    const plan = releasedEarlier(one);
    const [first] = plan.sheets;
    // All templates of 0.1.0 had inputs on their first page.
    const page = first === undefined ? undefined : mostLike(plan, first, [...free]);
    return page && !isOfLaterRelease(page, plan) ? [claim(plan, free)] : [];
  });
  const reports = reportsIn(free, names);
  return [...recorded.reverse().filter((plan) => plan.sheets.length > 0), ...released, ...reports];
}

/** Reports of release 0.1.0 among the sheets that belong to no plan. */
function reportsIn(free: Set<CandidateSheet>, names: WorkbookDrawing["names"]): EarlierPlan[] {
  const found: EarlierPlan[] = [];
  for (let report = reportIn(free, names); report; report = reportIn(free, names)) found.push(report);
  return found;
}

function reportIn(free: Set<CandidateSheet>, names: WorkbookDrawing["names"]): EarlierPlan | undefined {
  const drawnAs = drawnNames(free);
  const byDrawn = new Map(Array.from(free, (one) => [drawnAs.get(one) ?? one.name, one]));
  const found = report010In(new Map(Array.from(byDrawn, ([name, { sheet }]) => [name, shownSheet(sheet)])));
  if (!found) return undefined;
  const { inputs, cells, isComparison } = found;
  const own = new Map(
    [...byDrawn].flatMap(([drawn, sheet]) => (found.sheets.includes(drawn) ? [[drawn, sheet] as const] : [])),
  );
  for (const sheet of own.values()) free.delete(sheet);
  const sheets = [...own.values()].map(({ name }) => name);
  // A second report of a workbook has a number behind its names.
  const isOwn = ({ name, refersTo }: WorkbookDrawing["names"][number]): boolean =>
    found.names.has(name.replace(/_n?\d+$/, "")) &&
    ("formula" in refersTo || sheets.includes(refersTo.sheet));
  const plan: EarlierPlan = {
    ...{ plan: isComparison ? "comparison" : "report", product: "0.1.0", method: "0", evidence: "0" },
    ...{ sheets: [...own.keys()], names: names.filter(isOwn).map(({ name }) => name), inputs, cells },
    ...{ isWithoutRecord: true, hasNamedRows: true, written: new Map(), renamed: new Map() },
  };
  return withSheetNames(plan, new Map([...own].map(([drawn, { name }]) => [drawn, name])));
}

/** Has the title of a sheet the look that plans give it? */
const isDrawn = ({ sheet }: CandidateSheet): boolean => styledCells(sheet)({ row: 0, column: 0 });

/** Sheets of a report that have another name by now, such as "Results (2)", by their titles. */
function drawnNames(free: ReadonlySet<CandidateSheet>): Map<CandidateSheet, string> {
  const names = new Map<CandidateSheet, string>();
  const isNamed = (title: string): boolean => [...free].some(({ name }) => name === title);
  for (const [name, [title, about]] of Object.entries(SHEETS)) {
    if (isNamed(name)) continue;
    const first = [...free].find(
      (one) => !names.has(one) && isDrawn(one) && isAbout(title, about, { ...one.sheet, formulas: [] }),
    );
    if (first) names.set(first, name);
  }
  return names;
}

/** Takes the sheets of a plan out of those that are free. */
function claim(plan: EarlierPlan, free: Set<CandidateSheet>): EarlierPlan {
  const found = sheetsOfPlan(plan, free);
  for (const sheet of found.values()) free.delete(sheet);
  return withSheetNames(plan, new Map(Array.from(found, ([name, sheet]) => [name, sheet.name])));
}
