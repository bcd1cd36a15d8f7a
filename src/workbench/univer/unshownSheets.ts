import type { SourcePatch } from "./sourcePatch";

/**
 * Univer redraws the cells that a change fills, in the sheet that is shown.
 *
 * - Wrong in 0.25: when that sheet is deleted, none is shown for a moment. In it, the formulas that referred to the sheet become
 *   `#REF!`, and looking for where they are drawn throws an error.
 * - Why it matters here: the command ends with the error, and the sheet is gone for good: it cannot be undone.
 * - Upstream: no issue found. Text for one: "Delete the active sheet while a formula of another sheet refers to it, and undo: the
 *   sheet does not come back. `SheetRenderController._rangeToBounds` reads the skeleton of a sheet that is not there."
 */
export const UNSHOWN_SHEETS: SourcePatch = {
  package: "@univerjs/sheets-ui",
  version: "0.25.1",
  declaration: "_rangeToBounds(ranges) {",
  sha256: "9343839bd93cb8a81d2d84547ff57f864746a27b237098e8cbd02408e7e86e8f",
  from: "const { rowHeightAccumulation, columnWidthAccumulation, rowHeaderWidth, columnHeaderHeight } = this._sheetSkeletonManagerService.getCurrentParam().skeleton;",
  to:
    "const shown = this._sheetSkeletonManagerService.getCurrentParam(); if (!shown) return []; " +
    "const { rowHeightAccumulation, columnWidthAccumulation, rowHeaderWidth, columnHeaderHeight } = shown.skeleton;",
};
