import type { NamedRuns } from "../../reports/comparison/pairRuns";
import type { Diagnostic } from "../../model/benchmark/diagnostic";
import type { WorkbookDrawing } from "../../workbook/drawing";
import type { EarlierPlan } from "../earlierPlan";
import { importsOf } from "../filesOf";
import type { ImportedResults } from "./reportOfImports";

/** An import that a workbook keeps. */
export interface SavedResults extends NamedRuns {
  diagnostics: readonly Diagnostic[];
}

/**
 * The results of a report among the imports that its workbook keeps, in the order of the report; nothing where one of them is not
 * kept.
 *
 * @param saved All of them, oldest first.
 */
export function savedResults(
  plan: Pick<EarlierPlan, "sheets">,
  { sheets }: Pick<WorkbookDrawing, "sheets">,
  saved: readonly SavedResults[],
): ImportedResults | undefined {
  const text = importsOf(sheets.filter(({ name }) => plan.sheets.includes(name))).join(SEPARATOR);
  const names = namesIn(text, saved);
  if (names.length === 0) return undefined;
  const rest = new Map<string, SavedResults[]>();
  for (const name of new Set(names)) {
    const own = saved.filter((one) => one.name === name);
    // What was imported again under its name is newer than the report, or is what it was updated with.
    rest.set(name, own.slice(-names.filter((one) => one === name).length));
  }
  const imports = names.flatMap((name) => rest.get(name)?.shift() ?? []);
  return imports.length < names.length
    ? undefined
    : { imports, diagnostics: imports.flatMap(({ diagnostics }) => diagnostics) };
}

const SEPARATOR = ", ";

/** The names of which a list consists; none where something else is in it, too. Names may have commas. */
function namesIn(text: string, saved: readonly SavedResults[]): string[] {
  if (text === "") return [];
  for (const name of new Set(saved.map((one) => one.name))) {
    if (text === name) return [name];
    if (!text.startsWith(`${name}${SEPARATOR}`)) continue;
    const others = namesIn(text.slice(name.length + SEPARATOR.length), saved);
    if (others.length > 0) return [name, ...others];
  }
  return [];
}
