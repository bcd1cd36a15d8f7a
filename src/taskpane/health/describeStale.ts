import { cellName, quotedSheet } from "../../workbook/address";
import { counted } from "../../model/units/counted";
import type { StaleCheck } from "./checkStale";

/** Cells that are named. */
const NAMED = 3;

/** Which formulas show something else than this build calculates, and what the user can do about it. */
export function describeStale(found: StaleCheck | undefined): string {
  if (!found) return "not known: Microsoft's library does not list the functions";
  const { current, stale, unchecked, isManual } = found;
  const rest = unchecked === 0 ? "" : `; ${counted(unchecked, "formula")} could not be checked`;
  if (stale.length === 0) {
    if (current === 0) return `not known: no formula to check${rest}`;
    return `none: ${counted(current, "formula")} ${current === 1 ? "shows" : "show"} what this build calculates${rest}`;
  }
  const places = stale
    .slice(0, NAMED)
    .map(({ sheet, row, column }) => `${quotedSheet(sheet)}!${cellName(row, column)}`);
  const more = stale.length > NAMED ? ` and ${(stale.length - NAMED).toLocaleString("en-US")} more` : "";
  const remedy = isManual
    ? "Excel calculates manually: press F9, or set Calculation Options on the Formulas tab to Automatic"
    : "press Ctrl+Alt+F9 to recalculate the workbook";
  return `${counted(stale.length, "formula")} (${places.join(", ")}${more}): ${remedy}${rest}`;
}
