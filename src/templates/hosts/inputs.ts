import {
  HOST_RESERVE,
  LFS_OVERHEAD,
  MOST_OTHER_OVERHEAD,
  OPERATIONS_RESERVE,
  OTHER_OVERHEAD,
} from "../../model/capacity/capacityRules";
import { STORAGE_CPU_SHARE } from "../../model/cpuCost/storageCpuShare";
import { MOST_VCPU_PER_CORE } from "../../model/cpuCost/vcpuPerCore";
import { EDITIONS } from "../../model/licensing/vsanLicense";
import { ESA_NIC_GBIT, ESA_SMALL_NIC_GBIT } from "../../model/network/nicMinimum";
import type { InputRow } from "../../sheets/inputBlock";
import { FAILURES_INPUT, HOSTS_INPUT, LAYOUT_INPUT } from "../hostsAndLayout";

/** The hosts as they are bought, all alike. */
export const HARDWARE: readonly InputRow[] = [
  HOSTS_INPUT,
  { id: "sockets", label: "CPU sockets", value: 2, unit: "per host", accepts: { whole: [1, 8] } },
  { id: "cores", label: "Physical cores", value: 16, unit: "per socket", accepts: { whole: [1, 256] } },
  {
    id: "clock",
    label: "Base clock",
    value: 3.6,
    unit: "GHz",
    accepts: { decimal: [1, 6] },
    hint: "not turbo: no clock above base is guaranteed under load",
  },
  {
    id: "ram",
    label: "RAM",
    value: 1024,
    unit: "GiB per host",
    accepts: { decimal: [32, 32768] },
    format: "#,##0",
    hint: "binary: 1 TB of RAM is 1,024 GiB",
  },
  { id: "disks", label: "Disks for vSAN", value: 5, unit: "per host", accepts: { whole: [1, 64] } },
  {
    id: "diskTb",
    label: "Disk size",
    value: 6.4,
    unit: "TB",
    accepts: { decimal: [0.1, 128] },
    hint: "decimal, as disks are sold: 6.4 TB is 5.82 TiB",
  },
  {
    id: "nicPorts",
    label: "NIC ports for vSAN",
    value: 2,
    unit: "per host",
    accepts: { whole: [1, 16] },
    hint: "load balancing over ports is not guaranteed: 1 is safe",
  },
  {
    id: "nicGbit",
    label: "NIC speed",
    value: 25,
    unit: "Gb/s per port",
    accepts: { decimal: [1, 800] },
    hint: `ESA: ${ESA_NIC_GBIT.value} or more; ${ESA_SMALL_NIC_GBIT.value} in its small profile only`,
  },
];

/** The load in detail, what is kept free, what storage may take, which license the cores have, and for how long it is planned. */
export const POLICY: readonly InputRow[] = [
  { id: "ioRead", label: "Reads", value: 0.7, unit: "per cent of I/O", accepts: { share: [0, 1] } },
  {
    id: "nicShared",
    label: "Ports share the load of vSAN",
    value: "no",
    unit: "",
    accepts: { oneOf: ["no", "yes"] },
    hint: "no: one port carries it all, as vSAN does not balance",
  },
  {
    id: "profile",
    label: "ESA hardware profile",
    value: "standard",
    unit: "",
    accepts: { oneOf: ["standard", "small"] },
    hint: `NIC of ${ESA_NIC_GBIT.value} Gb/s or more, in the small profile ${ESA_SMALL_NIC_GBIT.value} Gb/s`,
  },
  LAYOUT_INPUT,
  FAILURES_INPUT,
  {
    id: "hostReserve",
    label: "Host rebuild reserve",
    value: HOST_RESERVE.value,
    unit: "hosts",
    accepts: { whole: [0, HOST_RESERVE.value] },
    hint: "not offered on stretched, two-node and fault-domain clusters",
  },
  {
    id: "opsReserve",
    label: "Operations reserve",
    value: OPERATIONS_RESERVE.value,
    unit: "per cent of raw",
    accepts: { share: [0, 0.5] },
  },
  {
    id: "lfs",
    label: "File system (LFS) overhead",
    value: LFS_OVERHEAD.value,
    unit: "per cent of data",
    accepts: { share: [0, 0.5] },
    hint: "on top of data and replicas",
  },
  {
    id: "other",
    label: "Other ESA overhead",
    value: OTHER_OVERHEAD.value,
    unit: "per cent of raw",
    accepts: { share: [0, 0.5] },
    hint: `published without a figure; the low estimate takes ${MOST_OTHER_OVERHEAD.value * 100} %`,
  },
  {
    id: "reduction",
    label: "Data reduction",
    value: 1,
    unit: "times smaller",
    accepts: { decimal: [1, 10] },
    hint: "1 = none; enter only a measured ratio",
  },
  {
    id: "storageShare",
    label: "CPU that storage may take",
    value: STORAGE_CPU_SHARE.value,
    unit: "per cent",
    accepts: { share: [0.05, 1] },
    hint: "planning assumption, editable",
  },
  {
    id: "perCoreMost",
    label: "vCPU per core, at most",
    value: MOST_VCPU_PER_CORE.value,
    unit: "after host failure",
    accepts: { decimal: [0.5, 20] },
    hint: "planning assumption; 1 for latency-sensitive VMs",
  },
  {
    id: "esxiRam",
    label: "RAM for ESXi and vSAN",
    value: 100,
    unit: "GiB per host",
    accepts: { decimal: [4, 1024] },
    hint: "from a running host or the vendor's sizer",
  },
  {
    id: "edition",
    label: "License edition",
    value: "VCF",
    unit: "",
    accepts: { oneOf: EDITIONS },
    hint: "other: an edition that brings no vSAN capacity",
  },
  {
    id: "growth",
    label: "Growth of used capacity",
    value: 0.15,
    unit: "per cent a year",
    accepts: { share: [0, 2] },
  },
  { id: "years", label: "Years to plan for", value: 3, unit: "years", accepts: { whole: [0, 10] } },
];

/** The VMs that the cluster is planned for, as an average. */
export const VIRTUAL_MACHINES: readonly InputRow[] = [
  { id: "vms", label: "VMs", value: 90, unit: "VMs", accepts: { whole: [1, 20000] } },
  { id: "vcpu", label: "vCPU", value: 4, unit: "per VM", accepts: { decimal: [1, 256] } },
  { id: "vmRam", label: "RAM", value: 32, unit: "GiB per VM", accepts: { decimal: [0.5, 12288] } },
  {
    id: "vmUsed",
    label: "Used capacity",
    value: 500,
    unit: "GiB per VM",
    accepts: { decimal: [1, 65536] },
    hint: "written data, with swap and snapshots if they are to fit too",
  },
  {
    id: "peakIops",
    label: "Peak IOPS",
    value: 60_000,
    unit: "of all VMs together",
    accepts: { decimal: [1, 100_000_000] },
    format: "#,##0",
  },
  { id: "ioSize", label: "I/O size", value: 16, unit: "KiB", accepts: { decimal: [0.5, 2048] } },
];
