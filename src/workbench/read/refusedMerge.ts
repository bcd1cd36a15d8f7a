import { type Area, overlap } from "../../workbook/address";
import type { SheetFeature } from "../../workbook/drawing";
import type { TableFeature } from "./readTables";

type Merge = Extract<SheetFeature, { kind: "merge" | "wrappedNote" }>;

/** Merged cells are a feature of their own, or the note that is written across them. */
export function isMerge(feature: SheetFeature): feature is Merge {
  return (
    (feature.kind === "merge" || feature.kind === "wrappedNote") &&
    feature.area.columns * feature.area.rows > 1
  );
}

/**
 * Why Excel does not take merged cells: it "repairs" a workbook that has them.
 *
 * @param tables Those of the sheet.
 * @param spills Its cells that formulas fill.
 */
export function refusedMerge(
  { area }: Merge,
  tables: readonly TableFeature[],
  spills: readonly Area[],
): string | undefined {
  if (tables.some((table) => overlap(area, table.area))) return "Excel merges no cells of a table";
  if (spills.some((spill) => spill.rows * spill.columns > 1 && overlap(area, spill)))
    return "Excel merges no cells that a formula fills";
  return undefined;
}
