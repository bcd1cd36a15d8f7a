import { ColumnReader } from "./columnReader";
import type { HeadedTable } from "./estateFormat";
import { VINFO } from "./rvtools/columns";
import { isRvtoolsSheet, suffixOf } from "./sheetName";

/**
 * Tables of which those that somebody only named after a sheet of RVTools, such as "vHost (by model)", are not that sheet. What has
 * something behind the name is the sheet where none has the plain name: then every one, or, where there are such, those of the
 * exports whose list of VMs has the same behind its name, as "vHost_VC1" next to "vInfo_VC1".
 */
export function suffixedSheets(tables: readonly HeadedTable[]): HeadedTable[] {
  const suffixes = suffixesBySheet(tables);
  const lists = suffixes.get("vinfo")?.has("") ? new Set<string>() : suffixesOfLists(tables);
  return tables.map((table) => {
    const suffix = suffixOf(table.name);
    if (suffix === "" || !isRvtoolsSheet(table.sheet)) return table;
    const alike = suffixes.get(table.sheet.toLowerCase()) ?? new Set<string>();
    const isOther = alike.has("") || (!lists.has(suffix) && [...alike].some((one) => lists.has(one)));
    return isOther ? { ...table, sheet: table.name } : table;
  });
}

/** What is behind the names of each sheet, by its name in small letters. */
function suffixesBySheet(tables: readonly HeadedTable[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { name, sheet } of tables) {
    const key = sheet.toLowerCase();
    found.set(key, (found.get(key) ?? new Set<string>()).add(suffixOf(name)));
  }
  return found;
}

/** What is behind the names of the lists of VMs: those whose VMs have IDs, or, where none has, those that name VMs. */
function suffixesOfLists(tables: readonly HeadedTable[]): ReadonlySet<string> {
  const lists = tables.filter((table) => table.sheet.toLowerCase() === "vinfo");
  const having = (...anyOf: readonly (keyof typeof VINFO)[]): Set<string> => {
    const found = lists.filter((table) => {
      const columns = new ColumnReader(table, VINFO);
      return columns.has("name") && anyOf.some((field) => columns.has(field));
    });
    return new Set(found.map(({ name }) => suffixOf(name)));
  };
  const identified = having("vmId", "uuid");
  return identified.size > 0 ? identified : having("name");
}
