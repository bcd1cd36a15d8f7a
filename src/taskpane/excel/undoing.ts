import type { OpenWorkbook } from "../../workbook/writers/officejs/openWorkbook";
import { removeAdded, type AddedParts } from "../../workbook/writers/officejs/removeAdded";
import { replaceRenamed, restoreNames, type RenamedSheets, type MovedFormulas } from "./renamedSheets";

/** What brings a workbook from between two states into one of them. It may be carried out again after a failure. */
export type Undoing =
  /** Removes the parts of a drawing that failed. */
  | { kind: "remove"; added: AddedParts; before: OpenWorkbook }
  /** Gives renamed sheets their own names back. */
  | { kind: "restore"; aside: RenamedSheets }
  /** Removes renamed sheets: others were drawn in their place. */
  | { kind: "replace"; aside: RenamedSheets; by: readonly string[]; names: readonly string[] };

export async function carryOut(context: Excel.RequestContext, job: Undoing): Promise<MovedFormulas> {
  switch (job.kind) {
    case "remove":
      await removeAdded(context, job.added, job.before);
      break;
    case "restore":
      await restoreNames(context, job.aside);
      break;
    case "replace":
      return replaceRenamed(context, job.aside, job);
  }
  return { moved: 0, lost: 0 };
}
