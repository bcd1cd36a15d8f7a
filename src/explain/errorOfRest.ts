import { isError } from "../calculator/coerce";
import type { CellValue } from "../workbook/spec";
import { tokenize } from "../workbook/tokens";
import type { MadeCall } from "./callsOf";
import { shownValue } from "./spelled";
import { isErrorValue } from "./staleResult";

/**
 * That a cell shows an error, although the calls in its formula return values, as a sentence; nothing where that is not so.
 *
 * @param formula One of which only the calls can be made here.
 */
export function errorOfRest(formula: string, shown: CellValue, calls: readonly MadeCall[]): string[] {
  const isFailed = calls.some(({ result }) => result.some((row) => row.some(isError)));
  if (!isErrorValue(shown) || calls.length === 0 || isFailed) return [];
  const isIntersected = tokenize(formula).some(({ kind, text }) => kind === "invalid" && text === "@");
  const returned = calls.length === 1 ? "its call returns a value" : "its calls return values";
  const fix = isIntersected ? "enter the formula without @" : "check the rest of the formula";
  return [`The cell shows ${shownValue(shown)}, but ${returned}: ${fix}, or recalculate the workbook (F9).`];
}
