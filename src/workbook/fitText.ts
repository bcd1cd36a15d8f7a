import { LONGEST_TEXT, UNWRITABLE } from "./rules/checkValue";

const CUT = " … (cut)";
const EVERY_UNWRITABLE = new RegExp(UNWRITABLE, "gu");

/**
 * Makes text from a stranger's file fit for a cell: what no workbook can hold becomes the replacement character, an
 * overlong text is cut and says so.
 */
export function fitText(text: string): string {
  const fit = text.replace(/\r\n?/g, "\n").replace(EVERY_UNWRITABLE, "\ufffd");
  return fit.length <= LONGEST_TEXT ? fit : fit.slice(0, LONGEST_TEXT - CUT.length) + CUT;
}
