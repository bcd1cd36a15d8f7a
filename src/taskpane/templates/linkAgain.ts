import { type LinkedAgain, spreadsheet } from "../spreadsheet";
import { lostNames } from "./workbookFacts";

/**
 * Restores the links of selected inputs that the user typed over.
 *
 * @returns What was done, in sentences.
 * @throws Error where no selected cell is such an input, or none can be linked.
 */
export async function linkAgain(): Promise<string> {
  return describeLinked(await (await spreadsheet()).linkAgain());
}

/**
 * Sentences about links that were restored.
 *
 * @throws Error where none was.
 */
export function describeLinked({ sheet, cells, broken, lostNames: names }: LinkedAgain): string {
  const linked = cells.length === 0 ? [] : [`Linked again on sheet ${sheet}: ${cells.join(", ")}.`];
  const unchanged =
    broken.length === 0 ? [] : [`Unchanged on sheet ${sheet}: ${broken.join(", ")}. ${lostNames(names)}`];
  if (linked.length > 0) return [...linked, ...unchanged].join(" ");
  throw new Error(
    unchanged[0] ?? "None of the selected cells is a linked input that you typed over: select such inputs.",
  );
}
