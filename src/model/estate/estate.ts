/** What runs today, as an export of it says: in bytes and GHz. `null` is not known, and never 0. */
export interface Estate {
  vms: EstateVm[];
  hosts: EstateHost[];
  datastores: EstateDatastore[];
  /** Resource pools that hold all others, one for each cluster. */
  rootPools: EstateRootPool[];
}

/** What a single export holds, with what it states of its vCenters. */
export interface ExportedEstate extends Estate {
  vcenterIds?: readonly VcenterId[];
}

/** A name of a vCenter, and its UUID as the export writes it. */
export interface VcenterId {
  name: string;
  uuid: string;
}

/** What a VM counts for: everything, its capacity alone, or nothing. */
export type Scope = "full" | "capacity" | "out";

/** Why a VM does not count in full. */
export type ScopeReason =
  | "template"
  | "powered off"
  | "placeholder"
  | "agent"
  | "witness"
  | "clone parent"
  | "not connected";

export type Power = "on" | "off" | "suspended" | "unknown";

/** Whether vCenter reaches a VM: "lost" is one that is inaccessible, invalid or orphaned, "unknown" a state that is not known. */
export type Connection = "connected" | "disconnected" | "lost" | "unknown";

/** Bytes that a VM's data takes: the least, what is planned with, and the most. */
export interface UsedBytes {
  low: number;
  plan: number;
  high: number;
}

/**
 * What `UsedBytes` rest on: what the guest wrote, what the datastore charges, that with the replicas of vSAN in it, or the size
 * of the disks. "clones": VMs share blocks, and their charges add up to more than the datastore holds.
 */
export type UsedBasis = "guest" | "datastore" | "datastore with replicas" | "disks" | "clones";

export interface EstateVm {
  name: string;
  /** Under which two exports know the same VM: the UUIDs of the VM and of its vCenter. */
  id: string | null;
  /** UUIDs by which other tools know it, small letters. */
  uuids: string[];
  vcenter: string | null;
  datacenter: string | null;
  cluster: string | null;
  host: string | null;
  /** Where its disks lie, each once. */
  datastores: string[];
  power: Power;
  /** `null` where the export does not say. */
  connection: Connection | null;
  scope: Scope;
  why: ScopeReason | null;
  vcpu: number | null;
  /** GHz in use at the time of the export, or on average where a collector watched. */
  cpuGhz: number | null;
  cpuGhzPeak: number | null;
  /** Share of the time that it was ready to run and waited for a core, at the time of the export. */
  cpuReadyShare: number | null;
  ramBytes: number | null;
  ramActiveBytes: number | null;
  /** RAM of its host that it takes. */
  ramConsumedBytes: number | null;
  /** Size of its virtual disks. */
  diskBytes: number | null;
  /** What its guest wrote, as far as partitions are known, and the size of these. */
  guestBytes: number | null;
  partitionBytes: number | null;
  /** What the datastore charges for it. */
  chargedBytes: number | null;
  /** Raw device mappings: they are in the charge, and not on the datastore. */
  rawBytes: number | null;
  /** The part of these that a VM above has, too: it counts there. */
  rawElsewhereBytes: number;
  /** What it is charged for disks of a datastore that it shares with a VM above: they count there. */
  sharedElsewhereBytes: number;
  /** What the size of its disks holds of both that count elsewhere: exports differ in whether raw disks are among them. */
  rawElsewhereInDisksBytes: number;
  provisionedBytes: number | null;
  usedBytes: UsedBytes | null;
  usedBasis: UsedBasis | null;
  iopsAverage: number | null;
  iopsPeak: number | null;
  /** Share of reads, 0 to 1. */
  readShare: number | null;
  ioSizeBytes: number | null;
  os: string | null;
  /** Are VMware Tools installed? */
  hasTools: boolean | null;
  /** What its snapshots take; 0 without any. */
  snapshotBytes: number | null;
  /** What a new cluster cannot simply take over: raw device mappings, shared disks; `null` where nothing lists its disks. */
  obstacles: string[] | null;
  /** Does a collector know it with another number of vCPU, or another size of RAM? */
  hasOtherSize?: boolean;
  /** File and row. */
  source: string;
}

export interface EstateHost {
  name: string;
  vcenter: string | null;
  datacenter: string | null;
  cluster: string | null;
  sockets: number | null;
  coresPerSocket: number | null;
  clockGhz: number | null;
  ramBytes: number | null;
  esxVersion: string | null;
  cpuModel: string | null;
  nicGbit: number[];
  /** Running VMs and their vCPUs as the host counts them. */
  vms: number | null;
  vcpus: number | null;
  /** Share of its GHz in use at the time of the export, or on average where a collector watched; then also at the peak. */
  cpuUsageShare: number | null;
  cpuPeakShare: number | null;
  ramUsageShare: number | null;
  /** I/O of all its VMs together, also of those that the export does not list. */
  iopsAverage: number | null;
  iopsPeak: number | null;
  /** How many other exports list it, too: it counts once. */
  repeats?: number;
}

/** What all VMs of a cluster ask for together, also those that the export does not list. */
export interface EstateRootPool {
  vcenter: string | null;
  datacenter: string | null;
  /** The cluster, or the host that is in none; `null` where the export does not say. */
  cluster: string | null;
  /** GHz that its VMs would use if none of them had to wait, at the time of the export. */
  cpuDemandGhz: number | null;
  /** GHz that they use. */
  cpuUsageGhz: number | null;
}

export interface EstateDatastore {
  name: string;
  vcenter: string | null;
  /** VMFS, NFS, vsan, VVOL. */
  type: string | null;
  capacityBytes: number | null;
  inUseBytes: number | null;
  /** How many other exports list it, too: it counts once. */
  repeats?: number;
  /** Does a datastore of another export have its name, too? It is numbered then. */
  isNamesake?: boolean;
}

/** A VM of which nothing but its name and place in the export is known. */
export function unknownVm(name: string, source: string): EstateVm {
  return {
    name,
    id: null,
    uuids: [],
    vcenter: null,
    datacenter: null,
    cluster: null,
    host: null,
    datastores: [],
    power: "unknown",
    connection: null,
    scope: "full",
    why: null,
    vcpu: null,
    cpuGhz: null,
    cpuGhzPeak: null,
    cpuReadyShare: null,
    ramBytes: null,
    ramActiveBytes: null,
    ramConsumedBytes: null,
    diskBytes: null,
    guestBytes: null,
    partitionBytes: null,
    chargedBytes: null,
    rawBytes: null,
    rawElsewhereBytes: 0,
    sharedElsewhereBytes: 0,
    rawElsewhereInDisksBytes: 0,
    provisionedBytes: null,
    usedBytes: null,
    usedBasis: null,
    iopsAverage: null,
    iopsPeak: null,
    readShare: null,
    ioSizeBytes: null,
    os: null,
    hasTools: null,
    snapshotBytes: null,
    obstacles: null,
    source,
  };
}

/** A host of which nothing but its name is known. */
export function unknownHost(name: string): EstateHost {
  return {
    name,
    vcenter: null,
    datacenter: null,
    cluster: null,
    sockets: null,
    coresPerSocket: null,
    clockGhz: null,
    ramBytes: null,
    esxVersion: null,
    cpuModel: null,
    nicGbit: [],
    vms: null,
    vcpus: null,
    cpuUsageShare: null,
    cpuPeakShare: null,
    ramUsageShare: null,
    iopsAverage: null,
    iopsPeak: null,
  };
}
