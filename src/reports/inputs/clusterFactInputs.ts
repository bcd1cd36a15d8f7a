import { FACTS } from "../../facts/facts";
import type { Fact } from "../../facts/fact";
import { ADAPTIVE_RAID_5, parseRaid } from "../../model/raid/raidLayout";
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

type Definition = Pick<ClusterFactInput, "label" | "unit" | "accepts">;

/** What a report asks of a fact that plans ask for, too: in the same words, within the same limits. */
function asPlanned({ label, unit, accepts }: Fact): Definition {
  return { label, unit, accepts };
}

/** Every fact, in the order in which the sheet asks. */
export const CLUSTER_FACT_INPUTS: readonly ClusterFactInput[] = [
  {
    ...asPlanned(FACTS.raid),
    ...{ key: "raid", name: "Raid", option: "raid", parse: parseRaid },
    label: "vSAN ESA layout of the test VMs",
  },
  {
    ...asPlanned(FACTS.hosts),
    ...{ key: "hosts", name: "ClusterHosts", option: "hosts" },
    label: "Hosts in the cluster",
    // Tests run on clusters that nobody plans this way: of two nodes, or of several clusters at once.
    accepts: { whole: [1, 96] },
  },
  { ...asPlanned(FACTS.ghzPerHost), key: "ghzPerHost", name: "HostGhz", option: "ghz-per-host" },
  { ...asPlanned(FACTS.coresPerHost), key: "coresPerHost", name: "HostCores", option: "cores-per-host" },
  {
    key: "idleGhzPerHost",
    name: "IdleGhz",
    option: "idle-ghz",
    label: "CPU of an idle host",
    unit: "GHz per host",
    accepts: { decimal: [0, 20_480] },
  },
  { ...asPlanned(FACTS.nicGbitPerHost), key: "nicGbitPerHost", name: "NicGbit", option: "nic-gbit" },
  {
    key: "iopsLimitPerVdisk",
    name: "IopsLimit",
    option: "iops-limit",
    label: "IOPS limit of the storage policy",
    unit: "per vDisk, in 32 KiB",
    accepts: { decimal: [1, 10_000_000] },
  },
  {
    ...asPlanned(FACTS.ramGib),
    ...{ key: "ramGibPerHost", name: "HostRam", option: "ram-gib" },
    // A lab host may have less than a host that is planned.
    accepts: { decimal: [1, 65_536] },
  },
  { ...asPlanned(FACTS.usableTib), key: "usableTib", name: "UsableTib", option: "usable-tib" },
  { ...asPlanned(FACTS.storageShare), key: "storageShare", name: "StorageShare", option: "storage-share" },
];

/** The facts as inputs: what is neither given nor in the files stays an empty cell, but a layout is assumed. */
export function clusterFactRows(completed: ClusterFacts): InputRow[] {
  return CLUSTER_FACT_INPUTS.map(({ key, name, label, unit, accepts }): InputRow => {
    const value = key === "raid" ? (completed.raid ?? ADAPTIVE_RAID_5) : completed[key];
    return { id: name, label, value, unit, accepts };
  });
}
