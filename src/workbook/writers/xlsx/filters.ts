import { absoluteReference } from "../../absoluteReference";
import { areaName } from "../../address";
import type { FilteredColumn, SheetFeature } from "../../drawing";
import { spreadsheetText, xmlElement } from "./xml";

export type FilterFeature = Extract<SheetFeature, { kind: "filter" }>;

/** The name under which Excel keeps where a sheet is filtered. */
export const FILTER_NAME = "_xlnm._FilterDatabase";

/** `<autoFilter>` of a sheet, or nothing. Which rows it hides stands in the rows themselves. */
export function autoFilter(filter: FilterFeature | undefined): string {
  if (!filter) return "";
  return xmlElement("autoFilter", { ref: areaName(filter.area) }, filter.columns.map(filterColumn).join(""));
}

/** What the name of the filter refers to. */
export function filteredCells({ area }: FilterFeature, sheet: string): string {
  return absoluteReference({ sheet, range: areaName(area) });
}

function filterColumn({ column, values, conditions }: FilteredColumn): string {
  const shown = values
    ? xmlElement(
        "filters",
        { blank: values.blank ? true : undefined },
        values.texts.map((val) => xmlElement("filter", { val: spreadsheetText(val) })).join(""),
      )
    : "";
  const compared = conditions
    ? xmlElement(
        "customFilters",
        { and: conditions.all ? true : undefined },
        conditions.comparisons
          .map(({ operator, value }) => xmlElement("customFilter", { operator, val: spreadsheetText(value) }))
          .join(""),
      )
    : "";
  return xmlElement("filterColumn", { colId: column }, shown + compared);
}
