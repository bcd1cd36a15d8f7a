import {
  HOST_RESERVE,
  LFS_OVERHEAD,
  MAX_OTHER_OVERHEAD,
  OPERATIONS_RESERVE,
  OTHER_OVERHEAD,
} from "../model/capacity/capacityRules";
import { MAX_CLUSTER_HOSTS, MIN_CLUSTER_HOSTS } from "../model/capacity/clusterHosts";
import { STORAGE_CPU_SHARE } from "../model/cpuCost/storageCpuShare";
import { MAX_VCPU_PER_CORE } from "../model/cpuCost/vcpuPerCore";
import { EDITIONS } from "../model/licensing/vsanLicense";
import { ESA_NIC_GBIT, ESA_SMALL_NIC_GBIT } from "../model/network/nicMinimum";
import { VSPHERE_RELEASES } from "../model/operations/vsphereReleases";
import { LAYOUT_FACTS } from "../model/raid/layoutFacts";
import { ADAPTIVE_RAID_5, RAID_LAYOUTS } from "../model/raid/raidLayout";
import type { Fact } from "./fact";

const MIN_HOSTS_FOR_4_1 = LAYOUT_FACTS["RAID-5 4+1"].minHosts.value;

const YES_NO = ["yes", "no"];

/** A name that only the customer knows, and that a plan does without. */
const text = <Id extends string>(id: Id, label: string, what = "a name") =>
  ({ id, label, unit: "", value: null, accepts: { text: what }, optional: true }) as const;

/** The hosts, all alike. */
const HARDWARE = {
  hosts: {
    id: "hosts",
    label: "Hosts",
    unit: "hosts",
    value: 6,
    accepts: { whole: [MIN_CLUSTER_HOSTS.value, MAX_CLUSTER_HOSTS.value] },
    remedy: `more than ${MAX_CLUSTER_HOSTS.value} are several clusters, a copy of this workbook for each`,
  },
  sockets: { id: "sockets", label: "CPU sockets", unit: "per host", value: 2, accepts: { whole: [1, 8] } },
  coresPerSocket: {
    id: "coresPerSocket",
    label: "Physical cores",
    unit: "per socket",
    value: 32,
    accepts: { whole: [1, 256] },
  },
  coresPerHost: {
    id: "coresPerHost",
    label: "Physical cores of a host",
    unit: "cores",
    value: null,
    accepts: { whole: [1, 2048] },
    derived: true,
  },
  clockGhz: {
    id: "clockGhz",
    label: "Base clock",
    unit: "GHz",
    value: 2.8,
    accepts: { decimal: [0.5, 10] },
    hint: "not turbo: no clock above base is guaranteed under load",
  },
  ghzPerHost: {
    id: "ghzPerHost",
    label: "CPU of a host at base clock",
    unit: "GHz per host",
    value: null,
    accepts: { decimal: [1, 20_480] },
    format: "#,##0.0",
    hint: "cores × base clock",
    derived: true,
  },
  ramGib: {
    id: "ramGib",
    label: "RAM",
    unit: "GiB per host",
    value: 1024,
    accepts: { decimal: [16, 65_536] },
    format: "#,##0",
    hint: "binary: 1 TB of RAM is 1,024 GiB",
  },
  hostRamGib: {
    id: "hostRamGib",
    label: "RAM for ESXi and vSAN",
    unit: "GiB per host",
    value: 100,
    accepts: { decimal: [4, 1024] },
    hint: "from a running host or the vendor's sizer",
  },
  disks: { id: "disks", label: "Disks for vSAN", unit: "per host", value: 6, accepts: { whole: [1, 64] } },
  diskTb: {
    id: "diskTb",
    label: "Disk size",
    unit: "TB",
    value: 7.68,
    accepts: { decimal: [0.1, 128] },
    hint: "decimal, as disks are sold: 6.4 TB is 5.82 TiB",
  },
  bootGib: {
    id: "bootGib",
    label: "Boot device",
    unit: "GiB per host",
    value: 480,
    accepts: { decimal: [8, 16_384] },
    format: "#,##0",
  },
  bootKind: {
    id: "bootKind",
    label: "Boot device kind",
    unit: "",
    value: "local durable",
    accepts: { oneOf: ["local durable", "SAN LUN", "USB or SD"] },
  },
  nicPorts: {
    id: "nicPorts",
    label: "NIC ports for vSAN",
    unit: "per host",
    value: 1,
    accepts: { whole: [1, 16] },
    hint: "load balancing over ports is not guaranteed: 1 is safe",
  },
  nicGbit: {
    id: "nicGbit",
    label: "NIC speed",
    unit: "Gb/s per port",
    value: 25,
    accepts: { decimal: [0.1, 800] },
    hint: `ESA: ${ESA_NIC_GBIT.value} or more; ${ESA_SMALL_NIC_GBIT.value} in its small profile only`,
  },
  nicGbitPerHost: {
    id: "nicGbitPerHost",
    label: "NIC usable for vSAN",
    unit: "Gb/s per host",
    value: null,
    accepts: { decimal: [0.1, 12_800] },
    hint: "of the ports that carry vSAN at the same time",
    derived: true,
  },
  mtu: {
    id: "mtu",
    label: "MTU of the vSAN network",
    unit: "bytes",
    value: 9000,
    accepts: { whole: [1280, 9216] },
  },
} as const satisfies Record<string, Fact>;

/** How the data is stored, and what is kept free. */
const POLICY = {
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

/** What runs on the hosts, and how it grows. */
const DEMAND = {
  vms: { id: "vms", label: "VMs", unit: "VMs", value: null, accepts: { whole: [1, 20_000] } },
  vmVcpu: { id: "vmVcpu", label: "vCPU", unit: "per VM", value: null, accepts: { decimal: [0.5, 256] } },
  vmRamGib: {
    id: "vmRamGib",
    label: "RAM",
    unit: "GiB per VM",
    value: null,
    accepts: { decimal: [0.25, 24_576] },
  },
  vmUsedGib: {
    id: "vmUsedGib",
    label: "Used capacity",
    unit: "GiB per VM",
    value: null,
    accepts: { decimal: [1, 65_536] },
    hint: "written data, with swap and snapshots if they are to fit too",
  },
  rawUsedTib: {
    id: "rawUsedTib",
    label: "Capacity used, with replicas",
    unit: "TiB",
    value: null,
    accepts: { decimal: [0, 1_000_000] },
    format: "#,##0.0",
    derived: true,
  },
  peakIops: {
    id: "peakIops",
    label: "Peak IOPS",
    unit: "of all VMs together",
    value: null,
    accepts: { decimal: [1, 100_000_000] },
    format: "#,##0",
  },
  ioSizeKib: {
    id: "ioSizeKib",
    label: "I/O size",
    unit: "KiB",
    value: null,
    accepts: { decimal: [0.5, 2048] },
  },
  readShare: {
    id: "readShare",
    label: "Reads",
    unit: "% of I/O",
    value: null,
    accepts: { share: [0, 1] },
  },
  growthCapacity: {
    id: "growthCapacity",
    label: "Growth of used capacity",
    unit: "% per year",
    value: 0.15,
    accepts: { share: [0, 2] },
  },
  growthIops: {
    id: "growthIops",
    label: "Growth of IOPS",
    unit: "% per year",
    value: 0.05,
    accepts: { share: [0, 2] },
  },
  years: { id: "years", label: "Years to plan for", unit: "years", value: 3, accepts: { whole: [0, 10] } },
} as const satisfies Record<string, Fact>;

/** Releases, editions and prices. */
const PRODUCT_AND_PRICES = {
  release: {
    id: "release",
    label: "vSphere and vSAN",
    unit: "",
    value: "9.0.x",
    accepts: { oneOf: VSPHERE_RELEASES.map(({ name }) => name) },
  },
  architecture: {
    id: "architecture",
    label: "vSAN architecture",
    unit: "",
    value: "ESA",
    accepts: { oneOf: ["ESA", "OSA"] },
  },
  nsx: { id: "nsx", label: "NSX", unit: "", value: "no", accepts: { oneOf: YES_NO } },
  edition: {
    id: "edition",
    label: "License edition",
    unit: "",
    value: "VCF",
    accepts: { oneOf: EDITIONS },
    hint: "other: an edition that brings no vSAN capacity",
  },
  corePrice: {
    id: "corePrice",
    label: "License or price of a core",
    unit: "money per core",
    value: null,
    accepts: { decimal: [0, 1_000_000] },
    format: "#,##0.00",
    hint: "optional",
    optional: true,
  },
  wattsPerCore: {
    id: "wattsPerCore",
    label: "Power of a core",
    unit: "W per core",
    value: null,
    accepts: { decimal: [0, 1000] },
    format: "#,##0.0",
    hint: "optional; nameplate or measured",
    optional: true,
  },
  kwhPrice: {
    id: "kwhPrice",
    label: "Price of a kWh",
    unit: "money per kWh",
    value: null,
    accepts: { decimal: [0, 100] },
    format: "#,##0.00",
    hint: "optional",
    optional: true,
  },
} as const satisfies Record<string, Fact>;

/** Where the hosts are. */
const SITE = {
  clusterName: text("clusterName", "Cluster"),
  datacenter: text("datacenter", "Datacenter"),
  vcenter: text("vcenter", "vCenter"),
  domain: text("domain", "Domain", "a domain"),
  dns1: text("dns1", "DNS server 1", "an address"),
  dns2: text("dns2", "DNS server 2", "an address"),
  ntp: text("ntp", "NTP server"),
} as const satisfies Record<string, Fact>;

/** Whose plan it is. */
const COVER = {
  customer: text("customer", "Customer"),
  project: text("project", "Project"),
  author: text("author", "Author"),
  date: {
    id: "date",
    label: "Date",
    unit: "",
    value: null,
    accepts: { whole: [36_526, 73_050] },
    format: "yyyy-mm-dd",
    remedy: "as a date, such as 2027-01-04",
    optional: true,
  },
} as const satisfies Record<string, Fact>;

/** Every fact by its id. Ids, and the names that follow from them, never change. */
export const FACTS = { ...COVER, ...HARDWARE, ...POLICY, ...DEMAND, ...PRODUCT_AND_PRICES, ...SITE } as const;

/** The facts as a sheet asks for them. */
export const FACT_GROUPS: readonly { heading: string; facts: readonly Fact[] }[] = [
  { heading: "Whose plan it is", facts: Object.values(COVER) },
  { heading: "Hosts", facts: Object.values(HARDWARE) },
  { heading: "Layout and reserves", facts: Object.values(POLICY) },
  { heading: "VMs and growth", facts: Object.values(DEMAND) },
  { heading: "Releases, licenses and prices", facts: Object.values(PRODUCT_AND_PRICES) },
  { heading: "Site", facts: Object.values(SITE) },
];
