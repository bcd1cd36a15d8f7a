import type { StoragePolicy } from "../../src/model/raid/raidLayout";
import type { Edition } from "../../src/model/licensing/vsanLicense";

/** What a design is asked: the demand by class and target, and up to four options. `null` is an empty cell. */
export interface DesignCase {
  classes: CaseClass[];
  /** By target cluster, in the order of the workbook. */
  targets: CaseTarget[];
  options: CaseOption[];
  growthCapacity: number;
  growthCompute: number;
  growthIops: number;
  years: number;
  /** Share of the sum of the VMs' peaks that is planned with: 0.5; 1 for classes of fewer than 20 VMs. */
  peakShare: number;
  /** What the VMs' use of CPU is multiplied by: 1.3. */
  peakFactor: number;
}

/** Needs of a class today, over VMs in full scope; capacity also over those whose capacity counts. */
export interface CaseClass {
  name: string;
  target: string;
  vms: number;
  /** VMs of it in the exports, of which the figures of today's hosts are; the others come in addition. 0: all is typed. */
  today: number;
  vcpu: number | null;
  cpuGhz: number | null;
  ramGib: number | null;
  used: { lowGib: number; planGib: number; highGib: number } | null;
  /** vCPU per core at most, after failures. */
  perCoreMax: number;
  /** Sum of the VMs' peaks; `null`: I/O is not known. */
  iopsPeakSum: number | null;
  /** Simultaneous peak that the planner typed: wins over all. */
  peakIops: number | null;
  ioSizeKib: number | null;
  readShare: number | null;
}

export interface CaseTarget {
  name: string;
  /** CPU of today's hosts, at base clock, and what these say is in use; `null`: not known. */
  todayGhz: number | null;
  hostsGhzUsed: number | null;
  /** Share of the configured RAM that is active, for memory tiers; `null`: not known. */
  activeShare: number | null;
  /** The largest VM in full scope. */
  largestVcpu: number | null;
  largestRamGib: number | null;
}

export interface CaseOption {
  name: "A" | "B" | "C" | "D";
  /** Per cluster; `null`: solved. */
  hosts: number | null;
  sockets: number;
  coresPerSocket: number;
  clockGhz: number;
  workPerGhz: number;
  ramGib: number;
  hostRamGib: number;
  tierRatio: number;
  disks: number;
  diskTb: number;
  nicPorts: number;
  nicGbit: number;
  raid: StoragePolicy;
  /** `null`: 1 up to 16 hosts of a cluster, else 2. */
  failures: number | null;
  /** Is a cluster accepted that cannot rebuild after the loss of a host? */
  bareMinimum: boolean;
  hostReserve: number;
  opsReserve: number;
  lfs: number;
  other: number;
  reduction: number;
  cpuMax: number;
  ramMax: number;
  nicMax: number;
  clusterMax: number;
  existingHosts: number;
  edition: Edition;
  otherCores: number;
  release: "8.0" | "9.0" | "9.1";
  corePrice: number | null;
  tibPrice: number | null;
  hostPrice: number | null;
}

export type CaseResource = "vcpu" | "ghz" | "ram" | "capacity" | "network" | "layout";
export type CaseVerdict = "fits" | "check" | "no" | "unknown";

export interface DesignAnswer {
  options: {
    name: string;
    targets: {
      name: string;
      /** Equal clusters that the target is split into. */
      clusters: number;
      /** Hosts of each of them by resource: 65 where none of 3 to 64 fits; `null` where the resource is not known. */
      hostsFor: Record<CaseResource, number | null>;
      /** Hosts of each cluster: the typed ones, or the most of `hostsFor`. */
      hosts: number;
      /** The same at the high estimate, solved. */
      hostsHigh: number;
      /** The resource with the most hosts, and the next; in the order of `CaseResource` where equal. */
      limitedBy: CaseResource;
      nextLimit: CaseResource;
      /** Use at `hosts`, by plan. */
      use: Record<CaseResource, number | null>;
      verdicts: Record<"cpu" | "ram" | "capacity" | "network", CaseVerdict>;
    }[];
    /** Of all clusters of all targets. */
    hosts: number;
    hostsToBuy: number;
    licenseCores: number;
    licenseAddTib: number;
    usableTib: number;
    storageGhz: { plan: number; high: number } | null;
    /** Of the prices that are there; `null` without any. */
    cost: number | null;
    verdict: CaseVerdict;
  }[];
}
