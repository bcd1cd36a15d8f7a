import type { SheetFeature } from "../drawing";
import type { Loss } from "./writer";

/** Excel slows down with many cells of custom functions: in longer tables such a column is written as values. */
const MAX_CUSTOM_ROWS = 500;

/** What a table loses whose columns of custom functions are too long to be live; nothing for other tables. */
export function frozenColumnsLoss({
  name,
  area,
  columns,
}: Extract<SheetFeature, { kind: "table" }>): Loss | undefined {
  const rows = area.rows - 1;
  const custom = columns.filter((column) => column.custom).map(({ header }) => `"${header}"`);
  if (rows <= MAX_CUSTOM_ROWS || custom.length === 0) return undefined;
  return {
    feature: "table",
    where: name,
    because:
      `${custom.join(", ")}: written as values, because the table has ${String(rows)} rows and ` +
      `custom functions stay live in tables of up to ${String(MAX_CUSTOM_ROWS)} rows only.`,
  };
}
