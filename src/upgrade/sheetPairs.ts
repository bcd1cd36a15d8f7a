import type { PlanRecord } from "../workbook/planRecord";
import type { EarlierPlan } from "./earlierPlan";
import { inputPairs } from "./inputPairs";

/**
 * The sheets of a plan that are one in both workbooks: the new one by the earlier one. A sheet is the one that has most of its
 * inputs, else that of its name, else, where both have as many, that in its place.
 */
export function sheetPairs(earlier: EarlierPlan, record: PlanRecord): Map<string, string> {
  const pairs = new Map<string, string>();
  const isTaken = (name: string): boolean => [...pairs.values()].includes(name);
  const take = (from: string, to: string | undefined): void => {
    if (to !== undefined && !pairs.has(from) && !isTaken(to)) pairs.set(from, to);
  };
  // Inputs of a first page may be on a sheet of their own by now: it is the first page all the same.
  const [first] = earlier.sheets;
  if (first !== undefined && !earlier.hasNamedRows) take(first, record.sheets[0]);
  // Reports of such a release had their facts on the first page; its sheets have the names of today.
  if (earlier.isWithoutRecord && earlier.hasNamedRows) byNames(earlier, record, take);
  for (const [from, to] of byInputs(earlier, record)) take(from, to);
  byNames(earlier, record, take);
  if (earlier.sheets.length === record.sheets.length)
    earlier.sheets.forEach((name, i) => take(name, record.sheets[i]));
  return pairs;
}

/** Sheets by the names that they were drawn with. */
function byNames(
  earlier: EarlierPlan,
  record: PlanRecord,
  take: (from: string, to: string | undefined) => void,
): void {
  const drawnAs = new Map([...earlier.renamed].map(([drawn, now]) => [now, drawn]));
  for (const name of earlier.sheets) {
    const drawn = drawnAs.get(name) ?? name;
    take(name, record.sheets.includes(drawn) ? drawn : undefined);
  }
}

/** Sheets by the inputs that they share, those that share most first. */
function byInputs(earlier: EarlierPlan, record: PlanRecord): [string, string][] {
  const counts = new Map<string, { from: string; to: string; count: number }>();
  for (const [input, place] of inputPairs({ earlier, record })) {
    const key = JSON.stringify([input.sheet, place.sheet]);
    const known = counts.get(key) ?? { from: input.sheet, to: place.sheet, count: 0 };
    known.count += 1;
    counts.set(key, known);
  }
  return [...counts.values()].sort((a, b) => b.count - a.count).map(({ from, to }) => [from, to]);
}
