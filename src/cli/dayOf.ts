import { badInput } from "../model/errors";
import { kindOf } from "./kindOf";

const MS_PER_DAY = 86_400_000;

/** Day 0 of a spreadsheet's dates. */
const DAY_0 = Date.UTC(1899, 11, 30);

/**
 * The day of a date as spreadsheets count them: "2027-01-04" is 46,391.
 *
 * @param where What the date is called where it comes from.
 */
export function dayOf(value: unknown, where: string): number {
  const day = typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : NaN;
  if (Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== value) {
    throw badInput(`${where} is ${kindOf(value)}: enter a date such as 2027-01-04`);
  }
  return (day - DAY_0) / MS_PER_DAY;
}
