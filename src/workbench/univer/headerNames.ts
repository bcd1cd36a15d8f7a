import type { SourcePatch } from "./sourcePatch";

/**
 * Univer draws the name of each column and the number of each row in the heads of a sheet.
 *
 * - Wrong in 0.25: it draws them as wide and as high as they are, over those of the neighbors where columns are narrow or rows low.
 * - Why it matters here: the strips of the first pages are 30 narrow columns, and blank rows between tables are low.
 * - Upstream: no issue found. Text for one: "ColumnHeaderLayout and RowHeaderLayout clip a name only where it has a style of its
 *   own. Names of columns that are narrower than their name overlap. Excel cuts them."
 */
export const COLUMN_NAMES: SourcePatch = {
  package: "@univerjs/engine-render",
  version: "0.25.1",
  declaration: "var ColumnHeaderLayout = class extends SheetExtension {",
  sha256: "194b8ec37826aadb660ec4b98a0d0a7c82887e0a1a1dec1b2911e4d0e732e477",
  from: "ctx.fillText(curColumnCfg.text,",
  to: "if (ctx.measureText(curColumnCfg.text).width <= cellBound.width) ctx.fillText(curColumnCfg.text,",
};

/** As {@link COLUMN_NAMES}, for the numbers of rows: digits are three quarters as high as their font. */
export const ROW_NUMBERS: SourcePatch = {
  ...COLUMN_NAMES,
  declaration: "var RowHeaderLayout = class extends SheetExtension {",
  sha256: "e388f7e3e51e7af2184326fb462ee7bca4f0e56090bf1e04532465ea36177b38",
  from: "ctx.fillText(curRowCfg.text,",
  to: "if (cellBound.height >= 0.75 * curRowCfg.fontSize) ctx.fillText(curRowCfg.text,",
};
