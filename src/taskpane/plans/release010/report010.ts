import type { EarlierInput } from "../../../workbook/enteredInputs";
import { locateInputs } from "../../../workbook/locateInputs";
import { type ShownSheet, type ShownSheets, shownText } from "../../../workbook/shownSheet";
import { refersTo } from "../../excel/pointingFormulas";
import type { WorkbookOutline } from "../../spreadsheet";
import { ownersOf, type EarlierReport } from "../earlierReport";
import { ALWAYS } from "./always";
import { FACTS, LATER, PROFILE, SHEETS, THRESHOLDS } from "./labels";
import { measuredInputs } from "./measuredInputs";

/**
 * A report of release 0.1.0, which has no record: it is recognized by the names of its sheets, their titles and labels.
 *
 * @param read Reads sheets of the workbook.
 */
export async function report010(
  outline: WorkbookOutline,
  read: (sheets: readonly string[]) => Promise<ShownSheets>,
): Promise<EarlierReport | undefined> {
  const owners = ownersOf(outline);
  const candidates = outline.sheets.filter((name) => name in SHEETS && !owners.has(name));
  if (!ALWAYS.every((name) => candidates.includes(name))) return undefined;
  const shown = await read([...candidates, LATER.name]);
  if (isAbout(LATER.name, LATER.about, shown.get(LATER.name))) return undefined;
  const own = candidates.filter((name) => {
    const [title, about] = SHEETS[name] ?? [];
    return title !== undefined && about !== undefined && isAbout(title, about, shown.get(name));
  });
  if (!ALWAYS.every((name) => own.includes(name))) return undefined;
  const thresholds = THRESHOLDS.map(([id, label, value], i) => ({
    ...below("Checks", id, label, i),
    default: value,
  }));
  const checks = shown.get("Checks");
  if (!checks || locateInputs(thresholds, checks).size * 2 < thresholds.length) return undefined;
  const ids = new Set<string>([PROFILE, ...FACTS.map(([id]) => id), ...THRESHOLDS.map(([id]) => id)]);
  const target = { sheets: own, tables: [] };
  const names = outline.names.filter(({ name, formula }) => ids.has(name) && refersTo(formula, target));
  return {
    plan: {
      inputs: [...factsOf(shown.get("Summary")), ...thresholds, ...measuredInputs(shown)],
    },
    drawn: { sheets: own, names: names.map(({ name }) => name), records: [] },
    isComparison: own.includes("Comparison"),
    isOfToday: false,
  };
}

/** Does a sheet begin with a title, and its second row with a text? */
function isAbout(title: string, about: string, sheet: ShownSheet | undefined): boolean {
  return (
    sheet !== undefined && shownText(sheet, 0, 0) === title && shownText(sheet, 1, 0).startsWith(about.trim())
  );
}

/** An input in B with its label in A, in one of the rows below each other. */
function below(sheet: string, id: string, label: string, row: number): EarlierInput {
  return { id, sheet, at: `B${row + 1}`, label, labelAt: `A${row + 1}` };
}

/** What is beside a fact says whether the cell was empty, or a layout was assumed; what else it began with is not known. */
const BEGAN: Readonly<Record<string, string | null>> = {
  "not given": null,
  "assumed: the files do not say": "RAID-5",
};

function factsOf(summary: ShownSheet | undefined): EarlierInput[] {
  const facts = FACTS.map(([id, label], i) => below("Summary", id, label, i));
  if (!summary) return facts;
  const places = locateInputs(facts, summary);
  return facts.map((fact) => {
    const place = places.get(fact);
    const began = place && BEGAN[shownText(summary, place.row, place.column + 2)];
    return began === undefined ? fact : { ...fact, default: began };
  });
}
