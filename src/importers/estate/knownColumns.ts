import { shortHeader } from "./columnReader";
import type { HeadedTable } from "./estateFormat";
import * as liveOptics from "./liveOptics/columns";
import { columnsOf } from "./plain/columns";
import * as rvtools from "./rvtools/columns";

/** Headers of exports in short. */
const HEADERS: ReadonlySet<string> = new Set(
  [
    ...[rvtools.VINFO, rvtools.VCPU, rvtools.VMEMORY, rvtools.VDISK, rvtools.VPARTITION, rvtools.VSNAPSHOT],
    ...[rvtools.VTOOLS, rvtools.VHOST, rvtools.VRP, rvtools.VDATASTORE, rvtools.VNIC, rvtools.VMETADATA],
    ...[liveOptics.VMS, liveOptics.PERFORMANCE, liveOptics.HOSTS],
    ...[liveOptics.HOST_PERFORMANCE, liveOptics.ADAPTERS],
  ].flatMap((fields: Readonly<Record<string, readonly string[]>>) => Object.values(fields).flat()),
);

/** How many headers of a table exports or lists of VMs use. */
export function knownColumns(table: HeadedTable): number {
  const sheet = table.sheet;
  const known = table.header.filter((text) => text !== "" && HEADERS.has(shortHeader(text, sheet)));
  return Math.max(known.length, columnsOf(table).size);
}
