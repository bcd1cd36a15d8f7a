import { RAID_LAYOUTS } from "../../model/raid/raidLayout";
import { PUBLISHED_RULE } from "../../model/rdma/publishedRule";
import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import type { InputRow } from "../../sheets/inputBlock";

/** Rows of the workload table. */
export const WORKLOADS = 8;

/** Where the saving comes from. */
export const MODES = { estimate: "estimate", measured: "own tests" } as const;

/** The CPU counters that tests report. */
export const COUNTERS = { usage: "cpu.usage", utilization: "cpu.utilization" } as const;

/** The units that a workload may be entered in. */
export const AMOUNT_UNITS = ["IOPS", "MB/s", "MiB/s"] as const;

/** Name of the sheet of the workloads. */
export const WORKLOAD_SHEET = "Workloads";

/** Where the saving comes from, when it is worth it, and the hosts. */
export const SAVING: readonly InputRow[] = [
  {
    id: "mode",
    label: "Saving from",
    value: MODES.estimate,
    unit: "",
    accepts: { oneOf: Object.values(MODES) },
    hint: "own tests: sheet Own tests",
  },
  {
    id: "least",
    label: "Worth it from",
    value: PUBLISHED_RULE.low.value,
    unit: "of CPU per I/O",
    accepts: { share: [0, 0.5] },
    hint: "the low estimate must reach it",
  },
  { id: "hosts", label: "Hosts", value: 6, unit: "hosts", accepts: { whole: [2, 64] } },
  {
    id: "clock",
    label: "Core clock",
    value: 3.6,
    unit: "GHz",
    accepts: { decimal: [0.5, 10] },
    format: "0.0#",
  },
];

/** The CPU, and what a core costs. */
export const CPU_AND_PRICES: readonly InputRow[] = [
  {
    id: "ghzPerHost",
    label: "CPU of a host at base clock",
    value: 115.2,
    unit: "GHz per host",
    accepts: { decimal: [1, 5000] },
    format: "#,##0.0",
    hint: "cores × clock",
  },
  {
    id: "counter",
    label: "CPU counter of the own tests",
    value: COUNTERS.usage,
    unit: "",
    accepts: { oneOf: Object.values(COUNTERS) },
  },
  {
    id: "corePrice",
    label: "Licence or price of a core",
    value: null,
    unit: "money per core",
    accepts: { decimal: [0, 1_000_000] },
    format: "#,##0.00",
    hint: "optional",
  },
  {
    id: "watts",
    label: "Power of a core",
    value: null,
    unit: "W per core",
    accepts: { decimal: [0, 1000] },
    format: "#,##0.0",
    hint: "optional; nameplate or measured",
  },
  {
    id: "kwhPrice",
    label: "Price of a kWh",
    value: null,
    unit: "money per kWh",
    accepts: { decimal: [0, 100] },
    format: "#,##0.00",
    hint: "optional",
  },
];

/** The I/O of the cluster as its guests see it. */
export function workloads(): Block {
  return gridBlock({
    id: "work",
    heading: "Workloads at the peak hour: fill in a row for each",
    rows: WORKLOADS,
    columns: [
      {
        id: "name",
        header: "Workload",
        accepts: { text: "a name" },
        values: ["OLTP database", "File services", "Backup"],
      },
      {
        id: "amount",
        header: "Amount",
        accepts: { decimal: [0, 100_000_000] },
        format: "#,##0",
        values: [120_000, 60_000, 2_000],
        needed: true,
      },
      {
        id: "unit",
        header: "Unit",
        accepts: { oneOf: AMOUNT_UNITS },
        values: ["IOPS", "IOPS", "MiB/s"],
        needed: true,
      },
      {
        id: "block",
        header: "I/O size (KiB)",
        accepts: { decimal: [0.5, 2048] },
        format: "General",
        values: [8, 32, 256],
        needed: true,
      },
      {
        id: "read",
        header: "Reads (%)",
        accepts: { share: [0, 1] },
        format: "0%",
        values: [0.7, 0.7, 0],
        needed: true,
      },
      {
        id: "layout",
        header: "Layout",
        accepts: { oneOf: RAID_LAYOUTS },
        values: ["RAID-5 4+1", "RAID-5 4+1", "RAID-5 4+1"],
        needed: true,
      },
    ],
  });
}
