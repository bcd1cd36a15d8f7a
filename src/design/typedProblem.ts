import type { CheckedColumn } from "../sheets/inputCheck";
import { isUnusable } from "../sheets/inputCheck";

/** Formula of what is wrong with a cell of a row of the sheet Demand, by its column: "" where it is empty or usable. */
export function typedProblem({
  id,
  header,
  accepts,
}: Pick<CheckedColumn, "id" | "accepts"> & { header: string }): string {
  const cell = `[${id}]`;
  return `IF(${isUnusable(cell, { accepts, optional: true })},"${header} is not usable: "&${cell}&". ","")`;
}
