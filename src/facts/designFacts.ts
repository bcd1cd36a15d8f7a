import { MAX_CLUSTER_HOSTS, MIN_CLUSTER_HOSTS } from "../model/capacity/clusterHosts";
import { MAX_CPU_USE, MAX_RAM_USE } from "../model/capacity/hostsForDemand";
import { MAX_NVME_RATIO } from "../model/capacity/memoryTier";
import { CLUSTER_LIMIT, GROWTH_COMPUTE, MAX_NIC_USE } from "../model/design/habits";
import type { Fact } from "./fact";

/** Facts that only a design asks for. */
export const DESIGN_FACTS = {
  workPerGhz: {
    id: "workPerGhz",
    label: "Work per GHz, new hosts against old",
    unit: "times",
    value: 1,
    accepts: { decimal: [0.5, 5] },
    hint: "1: no credit for newer cores",
  },
  tierRatio: {
    id: "tierRatio",
    label: "NVMe for memory tiering",
    unit: "GiB per GiB of DRAM",
    value: 0,
    accepts: { decimal: [0, MAX_NVME_RATIO.value] },
    hint: "0: none",
  },
  cpuMax: {
    id: "cpuMax",
    label: "CPU that may be used",
    unit: "after host failure",
    value: MAX_CPU_USE.value,
    accepts: { share: [0.1, 1] },
  },
  ramMax: {
    id: "ramMax",
    label: "RAM that may be used",
    unit: "after host failure",
    value: MAX_RAM_USE.value,
    accepts: { share: [0.1, 1] },
  },
  nicMax: {
    id: "nicMax",
    label: "Network that vSAN may use",
    unit: "at the peak",
    value: MAX_NIC_USE.value,
    accepts: { share: [0.1, 1] },
  },
  clusterMax: {
    id: "clusterMax",
    label: "Hosts of a cluster, at most",
    unit: "hosts",
    value: CLUSTER_LIMIT.value,
    accepts: { whole: [MIN_CLUSTER_HOSTS.value, MAX_CLUSTER_HOSTS.value] },
    hint: `more become equal clusters; the product allows ${MAX_CLUSTER_HOSTS.value}`,
  },
  existingHosts: {
    id: "existingHosts",
    label: "Hosts of this kind already owned",
    unit: "hosts",
    value: 0,
    accepts: { whole: [0, 1000] },
  },
  otherCores: {
    id: "otherCores",
    label: "Cores licensed elsewhere",
    unit: "cores",
    value: 0,
    accepts: { whole: [0, 1_000_000] },
    hint: "VCF pools the TiB of all its cores",
  },
  tibPrice: {
    id: "tibPrice",
    label: "Price of a TiB of vSAN to add",
    unit: "money per TiB",
    value: null,
    accepts: { decimal: [0, 1_000_000] },
    format: "#,##0.00",
    hint: "optional",
    optional: true,
  },
  hostPrice: {
    id: "hostPrice",
    label: "Price of a host",
    unit: "money per host",
    value: null,
    accepts: { decimal: [0, 100_000_000] },
    format: "#,##0",
    hint: "optional",
    optional: true,
  },
  growthCompute: {
    id: "growthCompute",
    label: "Growth of vCPU, GHz and RAM",
    unit: "% per year",
    value: GROWTH_COMPUTE.value,
    accepts: { share: [0, 2] },
  },
} as const satisfies Record<string, Fact>;
