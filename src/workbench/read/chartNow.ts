import { areaName, parseArea } from "../../workbook/address";
import type { DrawnSeries, SheetFeature } from "../../workbook/drawing";
import type { RangeRef } from "../../workbook/spec";
import type { Places } from "./places";

/** A chart of a drawing. */
export type ChartFeature = Extract<SheetFeature, { kind: "chart" }>;

/** What a sheet is called by now, and where its cells are. */
export interface PlacedSheet {
  name: string;
  places: Pick<Places, "now">;
}

/**
 * A chart where it is by now, with the cells that it shows where they are; `undefined` where none of the cells that it
 * covers, or that a series shows, are left.
 *
 * @param places Those of the chart's sheet.
 * @param sheetOf The sheet that had a name when it was drawn.
 */
export function chartNow(
  feature: ChartFeature,
  places: Pick<Places, "now"> | undefined,
  sheetOf: (drawn: string) => PlacedSheet | undefined,
): ChartFeature | undefined {
  const area = places?.now(feature.area);
  const series = feature.series.map((one) => seriesNow(one, sheetOf));
  return area && series.every((one) => one !== undefined) ? { ...feature, area, series } : undefined;
}

function seriesNow(
  { categories, values, ...look }: DrawnSeries,
  sheetOf: (drawn: string) => PlacedSheet | undefined,
): DrawnSeries | undefined {
  const from = rangeNow(categories, sheetOf);
  const to = rangeNow(values, sheetOf);
  return from && to && { ...look, categories: from, values: to };
}

function rangeNow(
  { sheet, range }: RangeRef,
  sheetOf: (drawn: string) => PlacedSheet | undefined,
): RangeRef | undefined {
  const target = sheetOf(sheet);
  const area = parseArea(range);
  const now = area && target?.places.now(area);
  return target && now && { sheet: target.name, range: areaName(now) };
}
