import type { ReadWorkbook } from "../workbook/readers/xlsx/readXlsx";
import { inputStates } from "./inputStates";
import { planStates } from "./planStates";
import { recalculate, type ShippedLibrary } from "./recalculate";
import type { Verification } from "./verification";

/**
 * Checks a workbook that was read from a file: whether its figures follow from its cells with the functions of this release,
 * whether its formulas are those that its plans were written with, and how old its numbers and methods are.
 *
 * @param functions The custom functions of this release, and their ids.
 */
export function verifyWorkbook(
  { drawing, lost }: ReadWorkbook,
  functions: ShippedLibrary & { ids: readonly string[] },
): Verification {
  return {
    ...recalculate(drawing, lost, functions),
    ...planStates(drawing, functions.ids),
    inputs: inputStates(drawing),
  };
}
