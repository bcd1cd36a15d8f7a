import type { EstateVm } from "../../../model/estate/estate";
import type { RowOptions } from "../../tables/row";
import type { EstateDiagnostic, EstateFormat, HeadedTable, ReadEstate } from "../estateFormat";
import { columnsOf } from "./columns";
import { ListedVms } from "./listedVms";

/** A list of VMs as a planner writes it: a row each, with headers such as VM, vCPU, RAM GiB, Used GiB, IOPS. */
export const plain: EstateFormat = {
  id: "csv",
  label: "a list of VMs",
  listsIn: (tables) => tables.filter(isList),
  read,
};

function isList(table: HeadedTable): boolean {
  const columns = columnsOf(table);
  return columns.has("name") && columns.has("vcpu") && (columns.has("ram") || columns.has("used"));
}

async function read(tables: readonly HeadedTable[], file: string, options: RowOptions): Promise<ReadEstate> {
  const vms: EstateVm[] = [];
  const diagnostics: EstateDiagnostic[] = [];
  for (const table of tables.filter(isList)) {
    // Between commas a number has no decimal comma.
    const byFile = (await table.separator?.(options.signal)) === "," ? "." : null;
    const list = new ListedVms(table, byFile);
    await table.rows((row) => {
      if (row.number > table.headerRow) list.add(row);
      return undefined;
    }, options);
    for (const vm of list.vms()) vms.push(vm);
    diagnostics.push(...list.diagnostics());
  }
  return {
    estate: { vms, hosts: [], datastores: [], rootPools: [] },
    source: { file, tool: "csv", version: null, vms: vms.length, hosts: 0 },
    diagnostics,
  };
}
