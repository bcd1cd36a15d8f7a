import { type EstateHost, unknownHost } from "../../../model/estate/estate";
import type { RowOptions, TableRow } from "../../tables/row";
import { ColumnReader } from "../columnReader";
import type { EstateDiagnostic, HeadedTable } from "../estateFormat";
import { HostIndex } from "../hostIndex";
import { RepeatedRows } from "../repeatedRows";
import { VHOST, VNIC } from "./columns";
import { MIB } from "../mib";
import { vcenterName } from "../vcenterName";
import { UsageShares } from "./usageShares";

/** The hosts of vHost, with the speeds of their links from vNIC. */
export async function readHosts(
  vHosts: readonly HeadedTable[],
  vNics: readonly HeadedTable[],
  options: RowOptions,
  diagnostics: EstateDiagnostic[],
): Promise<EstateHost[]> {
  const index = new HostIndex();
  for (const vHost of vHosts) {
    const columns = new ColumnReader(vHost, VHOST);
    if (!columns.has("name")) {
      diagnostics.push(columns.missing("Host"));
      continue;
    }
    const usage = new UsageShares(columns);
    await vHost.rows((row) => {
      if (row.number <= vHost.headerRow) return undefined;
      const host = hostOf(columns, row);
      if (host) usage.read(host, row);
      index.add(vHost, host);
      return undefined;
    }, options);
    diagnostics.push(...usage.close(), ...columns.diagnostics());
  }
  const repeated = new RepeatedRows();
  for (const vNic of vNics) {
    const links = new ColumnReader(vNic, VNIC);
    await vNic.rows((row) => {
      if (row.number <= vNic.headerRow) return undefined;
      const key = (["vcenter", "host", "device"] as const).map((field) => links.text(row, field));
      if (repeated.isRepeated(vNic, row.number, key)) return undefined;
      const speed = links.thousandths(row, "speed");
      // A link that is down has no speed.
      if (speed !== null && speed > 0)
        index
          .find(vNic, vcenterName(links.text(row, "vcenter")), links.text(row, "host"))
          ?.nicGbit.push(speed);
      return undefined;
    }, options);
    diagnostics.push(...links.diagnostics());
  }
  diagnostics.push(...repeated.diagnostics(), ...index.diagnostics());
  return index.hosts;
}

function hostOf(columns: ColumnReader<keyof typeof VHOST>, row: TableRow): EstateHost | null {
  const name = columns.text(row, "name");
  if (name === null) return null;
  const [sockets, cores] = [columns.whole(row, "sockets"), columns.whole(row, "cores")];
  const perSocket = columns.whole(row, "coresPerSocket");
  return {
    ...unknownHost(name),
    vcenter: vcenterName(columns.text(row, "vcenter")),
    datacenter: columns.text(row, "datacenter"),
    cluster: columns.text(row, "cluster"),
    sockets,
    coresPerSocket: perSocket ?? (sockets !== null && sockets > 0 && cores !== null ? cores / sockets : null),
    clockGhz: columns.thousandths(row, "clock"),
    ramBytes: columns.whole(row, "ram", MIB),
    esxVersion: columns.text(row, "version"),
    cpuModel: columns.text(row, "model"),
    vms: columns.whole(row, "vms"),
    vcpus: columns.whole(row, "vcpus"),
  };
}
