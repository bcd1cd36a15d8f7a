import { importEstate, type ImportedEstate } from "../../src/importers/estate/importEstate";
import { type EstateHost, type EstateVm, unknownHost, unknownVm } from "../../src/model/estate/estate";
import { trueEstate, type TrueEstate } from "../../bench/generate/estate/estateTruth";
import { ALL_SHEETS, randomDialect, rvtoolsFiles } from "../../bench/generate/estate/writeRvtools";
import { Random } from "../../bench/generate/random";
import { folderOf } from "../importers/sources";

export const GIB = 2 ** 30;

/** A running VM of which everything is known. */
export function knownVm(over: Partial<EstateVm> = {}): EstateVm {
  const name = over.name ?? "vm";
  return {
    ...unknownVm(name, "export.xlsx, vInfo row 2"),
    cluster: "Prod",
    host: "esx01",
    datastores: ["ds"],
    power: "on",
    vcpu: 4,
    cpuGhz: 1,
    ramBytes: 8 * GIB,
    ramActiveBytes: GIB,
    diskBytes: 100 * GIB,
    chargedBytes: 50 * GIB,
    provisionedBytes: 110 * GIB,
    usedBytes: { low: 40 * GIB, plan: 50 * GIB, high: 100 * GIB },
    usedBasis: "datastore",
    iopsAverage: 10,
    iopsPeak: 100,
    readShare: 0.7,
    ioSizeBytes: 8192,
    os: "Linux",
    hasTools: true,
    snapshotBytes: 0,
    obstacles: [],
    ...over,
  };
}

/** A host of two sockets with 16 cores each. */
export function knownHost(over: Partial<EstateHost> = {}): EstateHost {
  return {
    ...unknownHost("esx01"),
    ...{ cluster: "Prod", sockets: 2, coresPerSocket: 16, clockGhz: 2.5 },
    ...{ ramBytes: 512 * GIB, esxVersion: "VMware ESXi 8.0.3", cpuModel: "Xeon Gold", nicGbit: [25, 25] },
    ...over,
  };
}

const STORE = { name: "ds", vcenter: null, type: "VMFS", capacityBytes: 1000 * GIB, inUseBytes: 500 * GIB };

/** VMs and hosts as an import gives them. */
export function imported(vms: EstateVm[], hosts: EstateHost[] = [knownHost()]): ImportedEstate {
  return {
    estate: { vms, hosts, datastores: [STORE], rootPools: [] },
    sources: [
      { file: "export.xlsx", tool: "rvtools", version: "4.7.1.4", vms: vms.length, hosts: hosts.length },
    ],
    diagnostics: [],
    without: [],
  };
}

/** An estate with all traps, and what is read of an export of it with every sheet. */
export async function generated(
  seed: number,
  count: number,
): Promise<{ truth: TrueEstate; read: ImportedEstate }> {
  const random = new Random(seed);
  const truth = trueEstate(random, count);
  const dialect = { ...randomDialect(random), sheets: ALL_SHEETS };
  return { truth, read: await importEstate([folderOf(rvtoolsFiles(truth, dialect))]) };
}
