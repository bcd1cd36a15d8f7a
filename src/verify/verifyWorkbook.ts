import type { ReadWorkbook } from "../workbook/readers/xlsx/readXlsx";
import { inputStates } from "./inputStates";
import { planStates } from "./planStates";
import { recalculate, type ShippedLibrary } from "./recalculate";
import { sharedCopy } from "./sharedCopy";
import type { Verification } from "./verification";

/** What is known of a workbook that is verified: of a file all that was read, of an open workbook what its spreadsheet shows. */
export type VerifiedWorkbook = Pick<ReadWorkbook, "drawing" | "lost" | "damagedRecords">;

/**
 * Checks a workbook that is open or was read from a file: whether its figures follow from its cells with the functions of this
 * release, whether its formulas are those that its plans were written with, and how old its numbers and methods are.
 *
 * @param functions The custom functions of this release, and their ids.
 */
export function verifyWorkbook(
  { drawing, lost, damagedRecords = 0 }: VerifiedWorkbook,
  functions: ShippedLibrary & { ids: readonly string[] },
): Verification {
  const { plans, changed, written } = planStates(drawing, functions.ids);
  const copy = sharedCopy(drawing, changed, written);
  const { formulas, uncovered, ...cells } = recalculate(copy.drawing, lost, functions);
  return {
    ...cells,
    formulas: formulas + copy.uncovered.length,
    uncovered: [...uncovered, ...copy.uncovered],
    changed: copy.changed,
    copied: copy.restored,
    plans,
    damagedRecords,
    inputs: inputStates(drawing),
  };
}
