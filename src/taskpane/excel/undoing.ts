import type { OpenWorkbook } from "../../workbook/writers/officejs/openWorkbook";
import { removeAdded, type AddedParts } from "../../workbook/writers/officejs/removeAdded";
import { replaceAside, restoreAside, type AsideSheets, type MovedFormulas } from "./asideSheets";

/** What brings a workbook from between two states into one of them. It may be carried out again after a failure. */
export type Undoing =
  /** Removes the parts of a drawing that failed. */
  | { kind: "remove"; added: AddedParts; before: OpenWorkbook }
  /** Gives sheets that were put aside their names back. */
  | { kind: "restore"; aside: AsideSheets }
  /** Takes sheets that were put aside away: others were drawn in their place. */
  | { kind: "replace"; aside: AsideSheets; by: readonly string[]; names: readonly string[] };

export async function carryOut(context: Excel.RequestContext, job: Undoing): Promise<MovedFormulas> {
  switch (job.kind) {
    case "remove":
      await removeAdded(context, job.added, job.before);
      break;
    case "restore":
      await restoreAside(context, job.aside);
      break;
    case "replace":
      return replaceAside(context, job.aside, job);
  }
  return { moved: 0, lost: 0 };
}
