import {
  HOST_RESERVE,
  LFS_OVERHEAD,
  MAX_OTHER_OVERHEAD,
  OPERATIONS_RESERVE,
  OTHER_OVERHEAD,
} from "../model/capacity/capacityRules";
import { STORAGE_CPU_SHARE } from "../model/cpuCost/storageCpuShare";
import { MAX_VCPU_PER_CORE } from "../model/cpuCost/vcpuPerCore";
import { LAYOUT_FACTS } from "../model/raid/layoutFacts";
import { ADAPTIVE_RAID_5, RAID_LAYOUTS } from "../model/raid/raidLayout";
import type { Fact } from "./fact";

const MIN_HOSTS_FOR_4_1 = LAYOUT_FACTS["RAID-5 4+1"].minHosts.value;

/** How the data is stored, and what is kept free. */
export const POLICY_FACTS = {
  raid: {
    id: "raid",
    label: "Storage layout (RAID)",
    unit: "",
    value: ADAPTIVE_RAID_5,
    accepts: { oneOf: [ADAPTIVE_RAID_5, ...RAID_LAYOUTS] },
    hint: `RAID-5 is 2+1 up to ${MIN_HOSTS_FOR_4_1 - 1} hosts, 4+1 from ${MIN_HOSTS_FOR_4_1}`,
  },
  layout: {
    id: "layout",
    label: "Layout in use",
    unit: "",
    value: null,
    accepts: { oneOf: RAID_LAYOUTS },
    derived: true,
  },
  failures: {
    id: "failures",
    label: "Host failures to tolerate in compute",
    unit: "hosts",
    value: 1,
    accepts: { whole: [0, 2] },
  },
  hostReserve: {
    id: "hostReserve",
    label: "Host rebuild reserve",
    unit: "hosts",
    value: HOST_RESERVE.value,
    accepts: { whole: [0, HOST_RESERVE.value] },
    hint: "not offered on stretched, two-node and fault-domain clusters",
  },
  opsReserve: {
    id: "opsReserve",
    label: "Operations reserve",
    unit: "% of raw",
    value: OPERATIONS_RESERVE.value,
    accepts: { share: [0, 0.5] },
  },
  lfs: {
    id: "lfs",
    label: "File system (LFS) overhead",
    unit: "% of data",
    value: LFS_OVERHEAD.value,
    accepts: { share: [0, 0.5] },
    hint: "on top of data and replicas",
  },
  other: {
    id: "other",
    label: "Other ESA overhead",
    unit: "% of raw",
    value: OTHER_OVERHEAD.value,
    accepts: { share: [0, 0.5] },
    hint: `published without a figure; the low estimate takes ${MAX_OTHER_OVERHEAD.value * 100}%`,
  },
  reduction: {
    id: "reduction",
    label: "Data reduction",
    unit: "times smaller",
    value: 1,
    accepts: { decimal: [1, 10] },
    hint: "1 = none; enter only a measured ratio",
  },
  storageShare: {
    id: "storageShare",
    label: "CPU that storage may take",
    unit: "%",
    value: STORAGE_CPU_SHARE.value,
    accepts: { share: [0.01, 1] },
    hint: "planning assumption, editable",
  },
  perCoreMax: {
    id: "perCoreMax",
    label: "vCPU per core, at most",
    unit: "after host failure",
    value: MAX_VCPU_PER_CORE.value,
    accepts: { decimal: [0.5, 20] },
    hint: "planning assumption; 1 for latency-sensitive VMs",
  },
  rawTib: {
    id: "rawTib",
    label: "Raw capacity of all hosts",
    unit: "TiB",
    value: null,
    accepts: { decimal: [0.01, 1_000_000] },
    format: "#,##0.0",
    derived: true,
  },
  usableTib: {
    id: "usableTib",
    label: "Usable capacity",
    unit: "TiB of guest data",
    value: null,
    accepts: { decimal: [0.01, 1_000_000] },
    format: "#,##0.0",
    hint: "after layout and reserves: template hosts",
    derived: true,
  },
} as const satisfies Record<string, Fact>;
