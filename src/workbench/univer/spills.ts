import type { SourcePatch } from "./sourcePatch";

const ENGINE = { package: "@univerjs/engine-formula", version: "0.25.1" };

/**
 * A formula whose block of results does not fit shows #SPILL!.
 *
 * - Wrong in 0.25: it goes on to claim the cells of the block. Calculated once more, it empties those of them that other
 *   formulas fill, and rewrites those that hold something.
 * - Why it matters here: one formula in the wrong place blanks subnet tables beside it, in the grid and in the download.
 * - Upstream: no issue found; the code is the same in the main branch of March 2026. Text for one: "Enter
 *   =SEQUENCE(4) in A1 and =SEQUENCE(1,4) in A1's way, then change an input of the blocked formula: the values of the other
 *   array disappear. A blocked formula should take no range but its own cell."
 */
export const SPILL_REFUSED: SourcePatch = {
  ...ENGINE,
  declaration: "setRuntimeData(functionVariant) {",
  sha256: "e60e6953ca096a7cb5f5cfa8b97cc845b372a9f1fcbd48b8b6c411932a7f3b83",
  from: "if (hasDataInArrayFormulaRange || isArrayFormulaExceeded) {",
  to: `if (hasDataInArrayFormulaRange || isArrayFormulaExceeded) {
				const refused = this._getValueObjectOfRuntimeData(ErrorValueObject.create("#SPILL!"));
				const place = { startRow: row, startColumn: column, endRow: row, endColumn: column };
				new ObjectMatrix(arrayFormulaRange[sheetId]).setValue(row, column, place);
				sheetData.setValue(row, column, refused);
				clearArrayUnitData.setValue(row, column, refused);
				CELL_INVERTED_INDEX_CACHE.set(unitId, sheetId, column, "#SPILL!", row, true);
				return;`,
};

/**
 * A block of results does not fit where another formula has spilled.
 *
 * - Wrong in 0.25: what counts is where other formulas spilled before, not what became of them in this calculation. Two new
 *   blocks overlap, and values of a block that is gone refuse another one.
 * - Why it matters here: an address from one subnet table in the middle of another one looks right and is wrong.
 * - Upstream: no issue found; the code is the same in the main branch of March 2026. Text for one: "Fill =SEQUENCE(3,3)
 *   into A1:A2: both spill, and cells show values of either. \`_isInOtherArrayFormulaRange\` should look at the ranges of
 *   this calculation first, and only at formulas that are still there."
 */
export const SPILL_OVERLAP: SourcePatch = {
  ...ENGINE,
  declaration:
    "_isInOtherArrayFormulaRange(formulaUnitId, formulaSheetId, formulaRow, formulaColumn, r, c) {",
  sha256: "9a4fd030fd652b8f9c9c8052d1346ce1dc6614e3100ed566b9c7b65246e5d169",
  from: "if (arrayFormulaRange == null) return false;",
  to: `const calculated = this._runtimeData[formulaUnitId]?.[formulaSheetId];
		const calculatedRanges = new ObjectMatrix(this._unitArrayFormulaRange[formulaUnitId]?.[formulaSheetId] ?? {});
		const cells = this._currentConfigService.getUnitData()[formulaUnitId]?.[formulaSheetId]?.cellData;
		let isTaken = false;
		calculatedRanges.forValue((rangeRow, rangeCol, range) => {
			if (rangeRow === formulaRow && rangeCol === formulaColumn) return;
			if (this._isInArrayFormulaRange(range, r, c)) isTaken = true;
		});
		new ObjectMatrix(arrayFormulaRange ?? {}).forValue((rangeRow, rangeCol, range) => {
			if (rangeRow === formulaRow && rangeCol === formulaColumn) return;
			const cell = cells?.getValue(rangeRow, rangeCol);
			const isThere = cell != null && (cell.f || cell.si);
			const isCalculated = calculated?.getValue(rangeRow, rangeCol) != null;
			if (isThere && !isCalculated && this._isInArrayFormulaRange(range, r, c)) isTaken = true;
		});
		return isTaken;`,
};
