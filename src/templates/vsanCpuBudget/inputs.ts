import { factInput, factLink, factName } from "../../facts/fact";
import { FACTS } from "../../facts/facts";
import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import type { InputRow } from "../../sheets/inputBlock";
import { FAILURES_INPUT, HOSTS_INPUT, LAYOUT_INPUT } from "../hostsAndLayout";

/** Rows for workloads. */
export const WORKLOADS = 12;

/** Growth of IOPS over the years that a plan may look ahead, at most. */
const MAX_GROWTH = (1 + FACTS.growthIops.accepts.share[1]) ** FACTS.years.accepts.whole[1] - 1;

/** Which CPU cost per I/O is used. */
export const PROFILES = { builtIn: "built-in", own: "own calibration", multiplier: "multiplier" } as const;

/** Name of the sheet of the workloads. */
export const WORKLOAD_SHEET = "Workloads";

/** The hosts that carry the workloads. */
export const HARDWARE: readonly InputRow[] = [
  HOSTS_INPUT,
  factInput(FACTS.ghzPerHost, { id: "ghzPerHost", value: 115.2 }),
  factInput(FACTS.clockGhz, { id: "clock", value: 3.6 }),
  factInput(FACTS.nicGbitPerHost, { id: "nic", value: 50 }),
];

/** The layout, what storage may take, and which CPU cost per I/O is used. */
export const RULES: readonly InputRow[] = [
  LAYOUT_INPUT,
  FAILURES_INPUT,
  factInput(FACTS.storageShare, { id: "storageShare" }),
  {
    id: "profile",
    label: "CPU cost profile",
    value: PROFILES.builtIn,
    unit: "",
    accepts: { oneOf: Object.values(PROFILES) },
    hint: "own calibration: the tests on sheet Calibration",
  },
  {
    id: "multiplier",
    label: "Multiplier",
    value: 1,
    unit: "× built-in",
    accepts: { decimal: [0.1, 10] },
    hint: "only with the profile multiplier: 1.2 = 20% more CPU per I/O",
  },
];

/** What the guests do. */
export function workloads(): Block {
  return gridBlock({
    id: "load",
    heading: "Workloads: fill in a row for each",
    rows: WORKLOADS,
    columns: [
      {
        id: "name",
        header: "Workload",
        accepts: { text: "a name" },
        values: ["Databases", "Transaction logs", "File services", "Backup reads"],
        follows: ["All VMs"],
      },
      {
        id: "amount",
        header: "Amount",
        accepts: { decimal: [0, 100_000_000] },
        values: [120_000, 60_000, 20_000, 2_000],
        follows: [factLink(FACTS.peakIops)],
        format: "#,##0",
        needed: true,
        hint: "As the guests see it.",
      },
      {
        id: "unit",
        header: "Unit",
        accepts: { oneOf: ["IOPS", "MB/s", "MiB/s"] },
        values: ["IOPS", "IOPS", "IOPS", "IOPS"],
        follows: ["IOPS"],
        needed: true,
        hint: "HCIBench prints MiB/s but labels them MB/s.",
      },
      {
        id: "size",
        header: "Block size (KiB)",
        accepts: { decimal: [0.5, 2048] },
        values: [8, 4, 64, 1024],
        follows: [factLink(FACTS.ioSizeKib)],
        needed: true,
      },
      {
        id: "read",
        header: "Reads",
        accepts: { share: [0, 1] },
        values: [0.7, 0.3, 0.8, 1],
        follows: [factLink(FACTS.readShare)],
        format: "0%",
        needed: true,
        hint: "By I/O count.",
      },
      {
        id: "concurrency",
        header: "Share at common peak",
        accepts: { share: [0, 1] },
        values: [1, 1, 1, 1],
        follows: [1],
        format: "0%",
        hint: "Share of its own peak while the others are at theirs; blank = 100%.",
      },
      {
        id: "growth",
        header: "Growth",
        accepts: { share: [-0.9, MAX_GROWTH] },
        values: [0, 0, 0, 0],
        follows: [{ formula: `(1+${factName(FACTS.growthIops)})^${factName(FACTS.years)}-1` }],
        format: "0%",
        hint: "Over the planned time; blank = none.",
      },
    ],
  });
}
