import type { Estate, EstateVm } from "../../../model/estate/estate";
import type { RowOptions } from "../../tables/row";
import type { EstateDiagnostic, EstateFormat, HeadedTable, ReadEstate } from "../estateFormat";
import { repeatedVms } from "../repeatedVms";
import { VMETADATA, VRP } from "./columns";
import { readDatastores } from "./datastores";
import { readDisks } from "./disks";
import { rowsOf, sheetsOf } from "./eachRow";
import { readGuests } from "./guests";
import { readHosts } from "./hosts";
import { missingColumns, missingDetails, missingSheets } from "./missing";
import { Namesakes } from "./namesakes";
import { rootPoolOf } from "./rootPoolOf";
import { readUse } from "./use";
import { vcenterIdsOf } from "./vcenterIdsOf";
import { vInfosOf } from "./vInfosOf";
import { VmIndex } from "./vmIndex";
import { readVms } from "./vms";

/** Exports of RVTools: a workbook, or a folder with a CSV file for each sheet; whole, or cut down to some sheets and columns. */
export const rvtools: EstateFormat = {
  id: "rvtools",
  label: "RVTools",
  listsIn: vInfosOf,
  read,
};

async function read(tables: readonly HeadedTable[], file: string, options: RowOptions): Promise<ReadEstate> {
  const diagnostics: EstateDiagnostic[] = [];
  const each = rowsOf(tables, options, diagnostics);

  const vInfos = vInfosOf(tables);
  const vms: EstateVm[] = [];
  const texts: Awaited<ReturnType<typeof readVms>>["texts"] = [];
  const diskCounts = new Map<EstateVm, number>();
  const repeated = repeatedVms();
  const namesakes = new Namesakes();
  for (const vInfo of vInfos) {
    const read = await readVms(vInfo, repeated, options);
    for (const vm of read.vms) vms.push(vm);
    for (const one of read.texts) texts.push(one);
    for (const [vm, count] of read.diskCounts) diskCounts.set(vm, count);
    diagnostics.push(...read.diagnostics, ...namesakes.diagnostics(vInfo, read));
  }
  diagnostics.push(...repeated.diagnostics());
  const index = new VmIndex(vms, texts);
  await readUse(each, index);
  const ofDisks = await readDisks(each, vms, index, diskCounts, file);
  await readGuests(each, vms, index);

  const datastores = await readDatastores(each, file, diagnostics);
  const rootPools: Estate["rootPools"] = [];
  await each("vrp", VRP, ["vcenter", "path"], (columns, row) => {
    const pool = rootPoolOf(columns, row);
    if (pool) rootPools.push(pool);
  });
  const hosts = await readHosts(sheetsOf(tables, "vhost"), sheetsOf(tables, "vnic"), options, diagnostics);
  let version: string | null = null;
  await each("vmetadata", VMETADATA, [], (columns, row) => {
    version ??= columns.text(row, "version");
  });

  diagnostics.push(...vInfos.flatMap((vInfo) => missingColumns(vInfo, file)));
  diagnostics.push(
    ...missingDetails(tables, file),
    ...missingSheets(tables, file),
    ...index.diagnostics(file),
    ...ofDisks,
  );
  return {
    estate: { vms, hosts, datastores, rootPools, vcenterIds: vcenterIdsOf(texts) },
    source: { file, tool: "rvtools", version, vms: vms.length, hosts: hosts.length },
    diagnostics,
  };
}
