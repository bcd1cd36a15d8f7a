import { ColumnReader } from "../columnReader";
import type { HeadedTable } from "../estateFormat";
import { VINFO } from "./columns";

/**
 * The sheets of the VMs: by their name, or, where somebody gave them another, by their columns. RVTools alone means MiB where it
 * names no unit: something that only it writes must be there then.
 */
export function vInfosOf(tables: readonly HeadedTable[]): HeadedTable[] {
  const has = (table: HeadedTable, ...fields: readonly (keyof typeof VINFO)[]): boolean => {
    const columns = new ColumnReader(table, VINFO);
    return fields.every((field) => columns.has(field));
  };
  const named = tables.filter(({ sheet }) => sheet.toLowerCase() === "vinfo");
  if (named.some((table) => has(table, "name"))) return named;
  const hasHosts = tables.some(({ sheet }) => sheet.toLowerCase() === "vhost");
  return tables.filter(
    (table) =>
      has(table, "name", "power", "vcpu", "ram") &&
      (hasHosts || table.header.some((header) => OWN_HEADER.test(header))),
  );
}

/** Headers that no other tool and no planner writes so. */
const OWN_HEADER =
  /^(?:(?:In Use|Provisioned|Unshared|Total disk capacity) Mi?B|VI SDK .*|SRM Placeholder|OS according to .*|vInfo\w+)$/i;
