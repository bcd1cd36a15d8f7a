import { ADAPTIVE_RAID_5, parseRaid, RAID_LAYOUTS } from "../../model/raid/raidLayout";
import type { Accepts } from "../../sheets/accepts";
import type { InputRow } from "../../sheets/inputBlock";
import type { ClusterFacts } from "./clusterFacts";

/** How a fact is asked for: on the sheet Facts, on the command line and in `cluster.json`. */
export interface ClusterFactInput {
  key: keyof ClusterFacts;
  /** Defined name of its cell. */
  name: string;
  /** Option of the command line, without `--`. */
  option: string;
  label: string;
  unit: string;
  accepts: Accepts;
  /** Reads a spelling of it, and throws for what is none. */
  parse?(text: string): string;
}

/** Every fact, in the order in which the sheet asks. */
export const CLUSTER_FACT_INPUTS: readonly ClusterFactInput[] = [
  {
    key: "raid",
    name: "Raid",
    option: "raid",
    label: "vSAN ESA layout of the test VMs",
    unit: "",
    accepts: { oneOf: [ADAPTIVE_RAID_5, ...RAID_LAYOUTS] },
    parse: parseRaid,
  },
  {
    key: "hosts",
    name: "ClusterHosts",
    option: "hosts",
    label: "Hosts in the cluster",
    unit: "hosts",
    accepts: { whole: [1, 96] },
  },
  {
    key: "ghzPerHost",
    name: "HostGhz",
    option: "ghz-per-host",
    label: "CPU capacity of a host (cores × base clock)",
    unit: "GHz",
    accepts: { decimal: [1, 5000] },
  },
  {
    key: "coresPerHost",
    name: "HostCores",
    option: "cores-per-host",
    label: "Physical cores of a host",
    unit: "cores",
    accepts: { whole: [1, 1024] },
  },
  {
    key: "idleGhzPerHost",
    name: "IdleGhz",
    option: "idle-ghz",
    label: "CPU of an idle host",
    unit: "GHz",
    accepts: { decimal: [0, 5000] },
  },
  {
    key: "nicGbitPerHost",
    name: "NicGbit",
    option: "nic-gbit",
    label: "Network for vSAN",
    unit: "Gb/s per host",
    accepts: { decimal: [0.1, 2000] },
  },
  {
    key: "iopsLimitPerVdisk",
    name: "IopsLimit",
    option: "iops-limit",
    label: "IOPS limit of the storage policy",
    unit: "per vDisk, in 32 KiB",
    accepts: { decimal: [1, 10_000_000] },
  },
  {
    key: "ramGibPerHost",
    name: "HostRam",
    option: "ram-gib",
    label: "RAM of a host",
    unit: "GiB",
    accepts: { decimal: [1, 65_536] },
  },
  {
    key: "usableTib",
    name: "UsableTib",
    option: "usable-tib",
    label: "Usable capacity of the datastore",
    unit: "TiB",
    accepts: { decimal: [0.01, 1_000_000] },
  },
  {
    key: "storageShare",
    name: "StorageShare",
    option: "storage-share",
    label: "CPU that the plan allows for storage",
    unit: "per cent",
    accepts: { share: [0.01, 1] },
  },
];

/** The facts as inputs: what is not given stays an empty cell that says so. */
export function clusterFactRows(
  given: ClusterFacts,
  completed: ClusterFacts,
  places: Places = {},
): InputRow[] {
  return CLUSTER_FACT_INPUTS.map(({ key, name, label, unit, accepts }): InputRow => {
    const assumed = key === "raid" && completed.raid === null;
    return {
      id: name,
      label,
      value: assumed ? ADAPTIVE_RAID_5 : completed[key],
      unit,
      accepts,
      hint: assumed ? "assumed: the files do not say" : origin(given[key], completed[key], places[key]),
    };
  });
}

/** Where the files state a fact: `vsan.cfg line 4`. */
export type Places = Partial<Readonly<Record<keyof ClusterFacts, string>>>;

function origin(given: unknown, completed: unknown, place: string | undefined): string {
  if (given !== null) return "given";
  if (completed === null) return "not given";
  return place === undefined ? "from the files" : `from the files: ${place}`;
}
