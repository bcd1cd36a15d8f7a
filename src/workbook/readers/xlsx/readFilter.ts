import { parseArea } from "../../address";
import type { FilteredColumn, SheetFeature } from "../../drawing";
import { cellText } from "../../../importers/tables/cellText";
import type { Losses } from "./losses";
import { attribute, childOf, childrenOf, flagAttribute, numberAttribute, type XmlNode } from "./xmlNode";

/** The filter of a sheet. Which rows it hides stands in the rows themselves. */
export function readFilter(root: XmlNode, sheet: string, losses: Losses): SheetFeature[] {
  const node = childOf(root, "autoFilter");
  if (!node) return [];
  const area = parseArea((attribute(node, "ref") ?? "").replaceAll("$", ""));
  if (!area) {
    losses.add(sheet, "the filter of the sheet: not imported");
    return [];
  }
  const columns = childrenOf(node, "filterColumn").flatMap((column): FilteredColumn[] => {
    const read = filteredColumn(column, area.columns);
    if (read) return [read];
    if (!column.children.every(({ name }) => name === "extLst"))
      losses.add(
        sheet,
        "a filter by color, date or rank is not imported: the rows that it hides stay hidden",
      );
    return [];
  });
  return [{ kind: "filter", area, columns }];
}

function filteredColumn(node: XmlNode, count: number): FilteredColumn | undefined {
  const column = numberAttribute(node, "colId") ?? 0;
  const text = (value: XmlNode) => cellText(attribute(value, "val") ?? "");
  const [filters, custom] = ["filters", "customFilters"].map((name) => childOf(node, name));
  if (!Number.isInteger(column) || column < 0 || column >= count) return undefined;
  if (filters && filters.children.every(({ name }) => name === "filter")) {
    const texts = childrenOf(filters, "filter").map(text);
    return { column, values: { texts, blank: flagAttribute(filters, "blank") } };
  }
  if (!custom) return undefined;
  const comparisons = childrenOf(custom, "customFilter").map((one) => ({
    operator: attribute(one, "operator") ?? "equal",
    value: text(one),
  }));
  return { column, conditions: { all: flagAttribute(custom, "and"), comparisons } };
}
