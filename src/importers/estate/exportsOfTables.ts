import type { HeadedTable } from "./estateFormat";
import { estateFormats } from "./estateFormats";
import { isToolSheet } from "./isToolSheet";
import { numberOf } from "./sheetName";

/** The tables of one export. */
interface ExportTables {
  /** Of its copies, such as "vInfo (2)"; 0 where they are not numbered. */
  number: number;
  tables: HeadedTable[];
}

/**
 * The exports that tables of one workbook or folder form. Sheets that Excel or a browser numbered because another had their
 * name, such as "vInfo (2)" and "vHost (2)", are an export of their own; without a list of VMs they complete another one.
 */
export function exportsOfTables(tables: readonly HeadedTable[]): {
  exports: ExportTables[];
  /** Copies of sheets that every export has. */
  spare: HeadedTable[];
} {
  const numbers = [...new Set(tables.map(numberOfTable))].sort((a, b) => a - b);
  const groups = numbers.map((number) => ({
    number,
    tables: tables.filter((table) => numberOfTable(table) === number),
  }));
  const exports = groups.filter((group) => listsVms(group.tables));
  if (exports.length === 0) return { exports: [{ number: 0, tables: [...tables] }], spare: [] };
  const spare: HeadedTable[] = [];
  for (const table of groups.filter((group) => !exports.includes(group)).flatMap((group) => group.tables)) {
    const home = exports.find((one) => !one.tables.some((other) => isSameSheet(other, table)));
    (home?.tables ?? spare).push(table);
  }
  return { exports, spare };
}

/** Do the tables list VMs in any of the formats? */
export function listsVms(tables: readonly HeadedTable[]): boolean {
  return estateFormats.some((format) => format.listsIn(tables).length > 0);
}

/** Sheets that customers named are numbered by them. */
const numberOfTable = ({ name, sheet }: HeadedTable): number => (isToolSheet(sheet) ? numberOf(name) : 0);

const isSameSheet = (a: HeadedTable, b: HeadedTable): boolean =>
  a.sheet.toLowerCase() === b.sheet.toLowerCase();
