import type { Area } from "../../address";
import { parseArea } from "../../address";
import { escapeHeader } from "../../tokens";
import { cellText } from "../../../importers/tables/cellText";
import type { Losses } from "./losses";
import { attribute, childOf, childrenOf, numberAttribute, type XmlNode } from "./xmlNode";

/** A table of the file, and its column formulas as the file spells them. */
export interface FileTable {
  name: string;
  sheet: string;
  /** Header row included, a row of totals not. */
  area: Area;
  columns: { header: string; stored?: string }[];
}

/** The tables of a file by their names in lower case: formulas refer to them from any sheet. */
export type FileTables = ReadonlyMap<string, FileTable>;

/** A table of a part; `undefined`, with a loss, for one without a header row. */
export function fileTable(node: XmlNode, sheet: string, losses: Losses): FileTable | undefined {
  const name = attribute(node, "displayName") ?? attribute(node, "name") ?? "";
  const where = `${sheet}, table ${name}`;
  const area = parseArea(attribute(node, "ref") ?? "");
  const columns = childrenOf(childOf(node, "tableColumns"), "tableColumn");
  const totals = numberAttribute(node, "totalsRowCount") ?? 0;
  if (totals > 0) losses.add(where, "its row of totals is kept as cells below the table");
  if (!area || area.columns !== columns.length || numberAttribute(node, "headerRowCount") === 0) {
    losses.add(where, "a table without a header row is kept as cells");
    return undefined;
  }
  const rows = area.rows - totals;
  if (rows < 2) {
    losses.add(where, "a table without rows is kept as cells");
    return undefined;
  }
  return {
    name,
    sheet,
    area: { ...area, rows },
    columns: columns.map((column) => {
      const formula = childOf(column, "calculatedColumnFormula")?.text ?? "";
      return {
        header: cellText(attribute(column, "name") ?? ""),
        ...(formula === "" ? {} : { stored: cellText(formula) }),
      };
    }),
  };
}

/** The column of a table with a header, from 0 on its sheet; `undefined` where it has none. */
export function columnOfTable(table: FileTable, header: string): number | undefined {
  const index = table.columns.findIndex((column) => column.header.toLowerCase() === header.toLowerCase());
  return index < 0 ? undefined : table.area.column + index;
}

/** How a formula of a table's column refers to its own row. */
export function thisRowText(header: string): string {
  const escaped = escapeHeader(header);
  return /^[\p{L}\p{N}_.]+$/u.test(escaped) ? `[@${escaped}]` : `[@[${escaped}]]`;
}
