import { ColumnReader } from "./columnReader";
import type { EstateDiagnostic, EstateFormat, HeadedTable } from "./estateFormat";
import { listsVms } from "./exportsOfTables";
import { isToolSheet } from "./isToolSheet";
import { columnsOf } from "./plain/columns";
import { VHOST } from "./rvtools/columns";

const SKIPPED: readonly (readonly [is: (table: HeadedTable) => boolean, message: string])[] = [
  [
    (table) => listsVms([table]),
    "It lists VMs, too, next to those of the export: skipped. If they are other VMs, import it separately.",
  ],
  [
    holdsFigures,
    "It has figures of VMs or hosts, but is not read: a list needs the columns VM, vCPU, and RAM GiB or Used GiB.",
  ],
];

/** Tables named in one sentence. */
const MAX_NAMED = 5;

/** Tables next to the lists of an export that no reader asks for: what may be VMs or hosts is a warning each. */
export function unreadTables(tables: readonly HeadedTable[], format: EstateFormat): EstateDiagnostic[] {
  const lists = format.listsIn(tables);
  const unread = tables.filter((table) => !lists.includes(table) && !isToolSheet(table.sheet));
  const warnings = new Map<HeadedTable, EstateDiagnostic>();
  for (const table of unread) {
    const message = SKIPPED.find(([is]) => is(table))?.[1];
    if (message === undefined) continue;
    const { file, name: sheet } = table;
    warnings.set(table, { severity: "warning", file, sheet, row: null, message });
  }
  return [
    ...warnings.values(),
    ...others(
      unread.filter((table) => !warnings.has(table)),
      format,
    ),
  ];
}

/** Has a table figures of VMs or hosts by their names? */
export function holdsFigures(table: HeadedTable): boolean {
  const columns = columnsOf(table);
  if (
    columns.has("name") &&
    (["vcpu", "ram", "disk", "used", "iopsPeak"] as const).some((one) => columns.has(one))
  )
    return true;
  const hosts = new ColumnReader(table, VHOST);
  return hosts.has("name") && (["sockets", "cores", "ram"] as const).some((one) => hosts.has(one));
}

/** Planners put notes and pivots next to the sheets of a tool; in a workbook of lists, each sheet may be meant as one. */
function others(tables: readonly HeadedTable[], format: EstateFormat): EstateDiagnostic[] {
  const [first] = tables;
  if (!first) return [];
  const names = tables.slice(0, MAX_NAMED).map(({ name }) => JSON.stringify(name));
  const more = tables.length > MAX_NAMED ? ` and ${tables.length - MAX_NAMED} more` : "";
  return [
    {
      ...{ severity: format.id === "csv" ? "warning" : "info", file: first.file, sheet: null, row: null },
      message: `Not read, because no figures of VMs or hosts were found: ${names.join(", ")}${more}.`,
    },
  ];
}
