import type { ShownSheets } from "../../workbook/shownSheet";
import { type EarlierReport, ownersOf } from "./earlierReport";
import type { PlanReader } from "./findReport";

/**
 * What the sheets with inputs of a report hold by now. Where one is gone by its name, all sheets that belong to no plan are
 * read: it may be one of them, under another name.
 */
export async function readEarlier(
  { plan, drawn }: Pick<EarlierReport, "plan" | "drawn">,
  { outline, read }: PlanReader,
): Promise<ShownSheets> {
  const workbook = await outline();
  const wanted = [...new Set(plan.inputs.map(({ sheet }) => sheet))];
  const there = wanted.filter((name) => workbook.sheets.includes(name));
  if (there.length === wanted.length) return read(there);
  const owners = ownersOf(workbook);
  const others = workbook.sheets.filter(
    (name) => !wanted.includes(name) && !owners.has(name) && !drawn.sheets.includes(name),
  );
  return read([...there, ...others]);
}
