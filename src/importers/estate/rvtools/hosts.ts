import type { EstateHost } from "../../../model/estate/estate";
import type { RowOptions } from "../../tables/row";
import { ColumnReader } from "../columnReader";
import type { EstateDiagnostic, HeadedTable } from "../estateFormat";
import { VHOST, VNIC } from "./columns";
import { MIB } from "../mib";

/** The hosts of vHost, with the speeds of their links from vNIC. */
export async function readHosts(
  vHost: HeadedTable | undefined,
  vNic: HeadedTable | undefined,
  options: RowOptions,
  diagnostics: EstateDiagnostic[],
): Promise<EstateHost[]> {
  if (!vHost) return [];
  const columns = new ColumnReader(vHost, VHOST);
  const hosts = new Map<string, EstateHost>();
  await vHost.rows((row) => {
    const name = columns.text(row, "name");
    if (row.number <= vHost.headerRow || name === null) return undefined;
    const vcenter = columns.text(row, "vcenter");
    const [sockets, cores] = [columns.whole(row, "sockets"), columns.whole(row, "cores")];
    const perSocket = columns.whole(row, "coresPerSocket");
    hosts.set(`${vcenter ?? ""}\n${name}`, {
      name,
      vcenter,
      cluster: columns.text(row, "cluster"),
      sockets,
      coresPerSocket:
        perSocket ?? (sockets !== null && sockets > 0 && cores !== null ? cores / sockets : null),
      clockGhz: columns.thousandths(row, "clock"),
      ramBytes: columns.whole(row, "ram", MIB),
      esxVersion: columns.text(row, "version"),
      cpuModel: columns.text(row, "model"),
      nicGbit: [],
      vms: columns.whole(row, "vms"),
      vcpus: columns.whole(row, "vcpus"),
    });
    return undefined;
  }, options);
  diagnostics.push(...columns.diagnostics());
  if (vNic) {
    const links = new ColumnReader(vNic, VNIC);
    await vNic.rows((row) => {
      if (row.number <= vNic.headerRow) return undefined;
      const key = `${links.text(row, "vcenter") ?? ""}\n${links.text(row, "host") ?? ""}`;
      const speed = links.thousandths(row, "speed");
      // A link that is down has no speed.
      if (speed !== null && speed > 0) hosts.get(key)?.nicGbit.push(speed);
      return undefined;
    }, options);
    diagnostics.push(...links.diagnostics());
  }
  return [...hosts.values()];
}
