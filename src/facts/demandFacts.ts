import { GROWTH_CAPACITY, GROWTH_IOPS } from "../model/design/habits";
import type { Fact } from "./fact";

/** What runs on the hosts, and how it grows. */
export const DEMAND_FACTS = {
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
    value: GROWTH_CAPACITY.value,
    accepts: { share: [0, 2] },
  },
  growthIops: {
    id: "growthIops",
    label: "Growth of IOPS",
    unit: "% per year",
    value: GROWTH_IOPS.value,
    accepts: { share: [0, 2] },
  },
  years: { id: "years", label: "Years to plan for", unit: "years", value: 3, accepts: { whole: [0, 10] } },
} as const satisfies Record<string, Fact>;
