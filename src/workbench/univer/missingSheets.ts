import type { SourcePatch } from "./sourcePatch";

/**
 * Formulas keep referring to a sheet that was deleted.
 *
 * - Wrong in 0.25: the error that such a reference gives is remembered as the value of the same cell on the formula's own sheet,
 *   and other formulas that refer to that cell become #VALUE!.
 * - Why it matters here: users delete sheets of a template that they do not need; where others checked their inputs, checks of
 *   other sheets and all that follows them showed #VALUE!.
 * - Upstream: no issue found. Text for one: "On Sheet2: A1: 1, B1: =Sheet1!A1, C1: =A1+1. Delete Sheet1: C1 becomes #VALUE!.
 *   `BaseReferenceObject.toArrayValueObject` caches by `getSheetId()`, which is the default sheet where the named one is
 *   missing."
 */
export const MISSING_SHEETS: SourcePatch = {
  package: "@univerjs/engine-formula",
  version: "0.25.1",
  declaration: "toArrayValueObject(useCache = true) {",
  sha256: "5c88882aadc33ab880ebfbee492c2dec149b3f92cf9e13443aa01dd4b7382cba",
  from: "const array = FORMULA_REF_TO_ARRAY_CACHE.get(key);",
  to: `if (this._checkIfWorksheetMiss()) useCache = false;
		const array = FORMULA_REF_TO_ARRAY_CACHE.get(key);`,
};
