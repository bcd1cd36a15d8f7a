import { factInput, factLink } from "../../facts/fact";
import { FACTS } from "../../facts/facts";
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
const AMOUNT_UNITS = ["IOPS", "MB/s", "MiB/s"] as const;

/** Name of the sheet of the workloads. */
export const WORKLOAD_SHEET = "Workloads";

/** The workload of a plan's facts. */
const ALL_VMS = "All VMs";

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
    label: "Minimum saving",
    value: PUBLISHED_RULE.low.value,
    unit: "of CPU per I/O",
    accepts: { share: [0, 0.5] },
    hint: "the low estimate must reach it",
  },
  factInput(FACTS.hosts, { id: "hosts" }),
  factInput(FACTS.clockGhz, { id: "clock", value: 3.6, format: "0.0#" }),
];

/** The CPU, and what a core costs. */
export const CPU_AND_PRICES: readonly InputRow[] = [
  factInput(FACTS.ghzPerHost, { id: "ghzPerHost", value: 115.2 }),
  {
    id: "counter",
    label: "CPU counter of the own tests",
    value: COUNTERS.usage,
    unit: "",
    accepts: { oneOf: Object.values(COUNTERS) },
  },
  factInput(FACTS.corePrice, { id: "corePrice" }),
  factInput(FACTS.wattsPerCore, { id: "watts" }),
  factInput(FACTS.kwhPrice, { id: "kwhPrice" }),
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
        follows: [ALL_VMS],
      },
      {
        id: "amount",
        header: "Amount",
        accepts: { decimal: [0, 100_000_000] },
        format: "#,##0",
        values: [120_000, 60_000, 2_000],
        follows: [factLink(FACTS.peakIops)],
        needed: true,
      },
      {
        id: "unit",
        header: "Unit",
        accepts: { oneOf: AMOUNT_UNITS },
        values: ["IOPS", "IOPS", "MiB/s"],
        follows: ["IOPS"],
        needed: true,
      },
      {
        id: "block",
        header: "I/O size (KiB)",
        accepts: { decimal: [0.5, 2048] },
        format: "General",
        values: [8, 32, 256],
        follows: [factLink(FACTS.ioSizeKib)],
        needed: true,
      },
      {
        id: "read",
        header: "Reads (%)",
        accepts: { share: [0, 1] },
        format: "0%",
        values: [0.7, 0.7, 0],
        follows: [factLink(FACTS.readShare)],
        needed: true,
      },
      {
        id: "layout",
        header: "Layout",
        accepts: { oneOf: RAID_LAYOUTS },
        values: ["RAID-5 4+1", "RAID-5 4+1", "RAID-5 4+1"],
        follows: [factLink(FACTS.layout)],
        needed: true,
      },
    ],
  });
}
