import { COMPARISON_LIMITS } from "../../model/benchmark/testLimits";
import type { Block } from "../../sheets/block";
import { cut } from "../../sheets/formulaText";
import { gridBlock } from "../../sheets/gridBlock";
import type { InputRow } from "../../sheets/inputBlock";
import { CPU_COLUMNS } from "./cpuColumns";
import { SETS } from "./sets";

/** How the tool came by its 95th percentiles. */
export const PERCENTILES = { decimals: "with decimals", whole: "whole ms", derived: "derived" } as const;

/** Name of the sheet with the setups. */
export const SET_UP_SHEET = "Setups";

/** Characters of a label that sentences and tables have room for. */
const LABEL_ROOM = 24;

const NOTHING = "nothing";
/** What may differ between setups: the column of the table of setups, and what it is called. */
export const SET_UP_DIFFERENCES = [
  { id: "hosts", name: "hosts" },
  { id: "esxi", name: "ESXi version" },
  { id: "tool", name: "tool version" },
  { id: "layout", name: "layout" },
] as const;

/** What is entered of a setup, but for the kind of its percentiles, which every row has from the start. */
export const SET_UP_COLUMNS = ["label", ...SET_UP_DIFFERENCES.map(({ id }) => id), "note"];

/** Whose results they are. */
export function setUps(): Block {
  const text = (id: string, header: string, values: readonly string[] = []) => ({
    id,
    header,
    accepts: { text: "text" },
    values,
  });
  return gridBlock({
    id: "setup",
    gaps: true,
    heading: "Setups: one for each results table",
    rows: SETS.length,
    columns: [
      { id: "set", header: "Sheet with the results", texts: SETS.map(({ sheet }) => sheet) },
      text("label", "Label", ["TCP", "RDMA"]),
      { id: "hosts", header: "Hosts", accepts: { whole: [1, 64] }, values: [4, 4] },
      text("esxi", "ESXi"),
      text("tool", "Tool"),
      text("layout", "Layout"),
      {
        id: "percentiles",
        header: "95th percentiles",
        accepts: { oneOf: Object.values(PERCENTILES) },
        values: SETS.map(() => PERCENTILES.whole),
        needed: true,
        hint: "HCIBench up to 2.8 truncates them to whole ms; vdbench derives them from mean and deviation.",
      },
      text("note", "Note", ["ESA, reported by a reader", "RoCEv2, same hosts"]),
      { id: "name", header: "Short name", formula: `IF([label]="",[set],${cut("[label]", LABEL_ROOM)})` },
    ],
  });
}

const { noiseBand, cpuChange, p95Ratio, readLatencyMs, writeLatencyMs } = COMPARISON_LIMITS;

/** What is compared, and on which tests. */
export const CHOICES: readonly InputRow[] = [
  {
    id: "cpuColumn",
    label: "CPU counter compared",
    value: CPU_COLUMNS[0],
    unit: "",
    accepts: { oneOf: CPU_COLUMNS },
    hint: "usage rises with turbo, utilization is busy time",
  },
  {
    id: "onPurpose",
    label: "Differs on purpose",
    value: NOTHING,
    unit: "",
    accepts: { oneOf: [NOTHING, ...SET_UP_DIFFERENCES.map(({ name }) => name)] },
    hint: "the subject of the comparison: it may differ",
  },
  {
    id: "repeats",
    label: "Repeats of every test",
    value: 1,
    unit: "runs",
    accepts: { whole: [1, 20] },
    hint: "repeats in one table are paired in their order",
  },
];

/** What the tests are evaluated by. */
export const LIMITS: readonly InputRow[] = [
  {
    id: "noise",
    label: "Noise: changes up to",
    value: noiseBand.value,
    unit: "of the baseline",
    accepts: { share: [0, 0.5] },
  },
  {
    id: "cpuLimit",
    label: "Maximum rise in host CPU",
    value: cpuChange.value,
    unit: "of the baseline",
    accepts: { share: [0, 2] },
    hint: "where IOPS changed beyond noise: CPU per I/O",
  },
  {
    id: "p95Limit",
    label: "95th percentile, at most",
    value: p95Ratio.value,
    unit: "× average",
    accepts: { decimal: [1, 20] },
  },
  {
    id: "readLimit",
    label: "Read latency, at most",
    value: readLatencyMs.value,
    unit: "ms",
    accepts: { decimal: [0.1, 1000] },
  },
  {
    id: "writeLimit",
    label: "Write latency, at most",
    value: writeLatencyMs.value,
    unit: "ms",
    accepts: { decimal: [0.1, 1000] },
  },
];
