import type { Cells } from "../calculated";

/**
 * A formula and what Excel shows for it, an error value as its text. A third part says why LibreOffice shows something
 * else, which leaves the case out of the comparison with it.
 */
export type Case = readonly [formula: string, expected: string | number | boolean, libreOffice?: string];

/** Formulas about one matter, beside the cells that they refer to. */
export interface Family {
  name: string;
  cases: readonly Case[];
  cells: Cells;
}

export function family(name: string, cases: readonly Case[], cells: Cells = {}): Family {
  return { name, cases, cells };
}

/** Reasons that several cases share. */
export const BOOLEANS = "LibreOffice takes TRUE for the number 1";
export const EXPONENTS = "LibreOffice changes to exponents elsewhere and writes three digits";
export const NUMERIC_TEXTS = "LibreOffice does not count texts that are the number";
