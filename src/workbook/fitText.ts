import { firstCharacters } from "./firstCharacters";
import { MAX_TEXT_LENGTH, UNWRITABLE } from "./rules/checkValue";

const CUT = " … (cut)";
const EVERY_UNWRITABLE = new RegExp(UNWRITABLE, "gu");

/**
 * Makes text from a stranger's file fit for a cell: what no workbook can hold becomes the replacement character, an
 * overlong text is cut and is marked so.
 *
 * @param longest Characters that are kept; more than the mark of a cut has.
 */
export function fitText(text: string, longest = MAX_TEXT_LENGTH): string {
  const fit = text.replace(/\r\n?/g, "\n").replace(EVERY_UNWRITABLE, "\ufffd");
  return fit.length <= longest ? fit : firstCharacters(fit, longest - CUT.length) + CUT;
}
