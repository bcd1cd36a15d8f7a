import type { SourcePatch } from "./sourcePatch";

/**
 * Formulas read the results of other formulas.
 *
 * - Wrong in 0.25: what a result of "" is to others depends on when it was calculated. A result of this calculation is a blank
 *   cell, one of a former calculation is a text, and where a formula gave a blank cell, one of a former calculation is 0.
 *   A typed or pasted cell that holds nothing is blank, as in Excel.
 * - Why it matters here: results that are not known are "", and sheets count those that are known. After an edit the count of
 *   the same cells was another one than after opening.
 * - Upstream: no issue found; the code is the same in the main branch of March 2026. Text for one: "A1: =\"\", B1: =IF(TRUE,A1),
 *   C1: =COUNT(B1)+D1. C1 is 0 when all is calculated, and 1 more after an edit of D1. isNullCell takes a cell for blank when
 *   its v is \"\" and there is no f, which depends on whether the cell is runtime data."
 */
export const EMPTY_TEXTS: SourcePatch = {
  package: "@univerjs/engine-formula",
  version: "0.25.1",
  declaration: "var BaseReferenceObject = class extends ObjectClassType {",
  sha256: "89852a6cbb62dfc4c64c5c5e8718da63af5b1f6a303e14d5506ad384cc82c59b",
  from: `if (isNullCell(cell)) {
				result = callback(null, r, c);`,
  to: `const isTyped = cell?.v === "" && !cell.f && !cell.si && cell === this.getCurrentActiveSheetData()?.cellData.getValue(r, c);
			const isText = cell?.v === "" && cell.t === CellValueType.STRING && !isTyped;
			if (!isText && (cell?.v == null || cell.v === "") && cell?.p == null) {
				result = callback(null, r, c);`,
};
