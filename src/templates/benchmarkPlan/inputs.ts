import { factInput } from "../../facts/fact";
import { FACTS } from "../../facts/facts";
import { TEST_LIMITS } from "../../model/benchmark/testLimits";
import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import type { InputRow } from "../../sheets/inputBlock";
import { POLICIES } from "../hostsAndLayout";

/** RAM of a host that ESXi and vSAN leave, in GiB. A formula. */
export const FREE_RAM = "MAX(0,{ram}-{esxiRam})";

/** Rows for block sizes, mixes of reads and writes, and loads; the matrix is all of each with all of the others. */
export const CHOICES = { sizes: 6, mixes: 6, loads: 4 } as const;

/** GiB of a TiB. */
export const GIB_PER_TIB = 1024;

/** Storage policies or other variants that the whole matrix is run on. */
export const VARIANTS = 6;

/** The load generators of HCIBench, and how they write themselves in the name of a case. */
export const TOOLS = { fio: "fio", vdbench: "vdbench" } as const;

/** What the load of a test means. */
export const LOAD_KINDS = { threads: "threads per vDisk", target: "latency target (µs)" } as const;

/** Days since 1899-12-30, as a cell holds a date: Monday 2027-01-04. */
const FIRST_DAY = 46_391;
const LAST_DAY = 73_050;

/** Name of the sheet of the matrix: block sizes, mixes, loads and variants. */
export const MATRIX_SHEET = "Matrix";

/** What is tested, from when on, how often, and on which cluster. */
export const PLAN_AND_CLUSTER: readonly InputRow[] = [
  {
    id: "purpose",
    label: "Purpose",
    value: "What encryption costs",
    unit: "",
    accepts: { text: "a few words" },
    optional: true,
  },
  {
    id: "start",
    label: "First day",
    value: FIRST_DAY,
    unit: "date",
    accepts: { whole: [FIRST_DAY - 3000, LAST_DAY] },
    format: "yyyy-mm-dd",
    remedy: "as a date, such as 2027-01-04",
  },
  { id: "repeats", label: "Repeats of the matrix", value: 3, unit: "runs", accepts: { whole: [1, 20] } },
  factInput(FACTS.hosts, { id: "hosts", value: 8 }),
  factInput(FACTS.coresPerHost, { id: "cores", value: 40 }),
  factInput(FACTS.clockGhz, { id: "clock", value: 2.4 }),
  factInput(FACTS.ramGib, { id: "ram", value: 768 }),
  factInput(FACTS.hostRamGib, { id: "esxiRam" }),
  {
    id: "cache",
    label: "Cache for test data",
    value: 64,
    unit: "GiB per host",
    accepts: { decimal: [0, 32_768] },
    hint: "cache tier or RAM",
  },
  factInput(FACTS.nicGbitPerHost, { id: "nic", value: 25 }),
  factInput(FACTS.usableTib, { id: "usable", value: 30 }),
  {
    id: "limit",
    label: "IOPS limit of a policy",
    value: 0,
    unit: "IOPS per vDisk",
    accepts: { whole: [0, 10_000_000] },
    hint: "0 = none",
  },
  factInput(FACTS.storageShare, { id: "cpuShare" }),
];

/** The virtual machines that generate the load, and how each test is run. */
export const TEST_VMS_AND_RUN: readonly InputRow[] = [
  { id: "vms", label: "VMs", value: 10, unit: "per host", accepts: { whole: [1, 64] } },
  { id: "disks", label: "Data disks", value: 2, unit: "per VM", accepts: { whole: [1, 60] } },
  { id: "diskGib", label: "Size of a data disk", value: 10, unit: "GiB", accepts: { decimal: [1, 2048] } },
  { id: "osGib", label: "OS disk", value: 16, unit: "GiB per VM", accepts: { decimal: [1, 256] } },
  { id: "vcpu", label: "vCPU", value: 4, unit: "per VM", accepts: { whole: [1, 64] } },
  { id: "vmRam", label: "RAM of a VM", value: 8, unit: "GiB", accepts: { decimal: [1, 512] } },
  {
    id: "prepare",
    label: "Disks are prepared with",
    value: "random",
    unit: "",
    accepts: { oneOf: ["zero", "random", "none"] },
    hint: "random where deduplication or compression is on; never read from disks not written",
  },
  { id: "tool", label: "Tool", value: TOOLS.vdbench, unit: "", accepts: { oneOf: Object.values(TOOLS) } },
  {
    id: "loadKind",
    label: "Load is set as",
    value: LOAD_KINDS.threads,
    unit: "",
    accepts: { oneOf: Object.values(LOAD_KINDS) },
    hint: "a latency target only with fio",
  },
  {
    id: "workingSet",
    label: "Working set",
    value: 1,
    unit: "of a disk",
    accepts: { share: [0.01, 1] },
    hint: "whole %",
  },
  { id: "warmup", label: "Warm-up", value: 1800, unit: "seconds", accepts: { whole: [0, 86_400] } },
  {
    id: "seconds",
    label: "Test time",
    value: 7200,
    unit: "seconds",
    accepts: { whole: [60, 604_800] },
    hint: `${TEST_LIMITS.leastSeconds.value} or more, and ${TEST_LIMITS.warmupFactor.value} × the warm-up`,
  },
  {
    id: "gross",
    label: "Gross time of a test",
    value: 180,
    unit: "minutes",
    accepts: { whole: [2, 20_000] },
    hint: "with preparation, warm-up and cleanup",
  },
];

/** Position of a filled-in row among those that are. */
const position = (grid: string, filled: string, complete: string): string =>
  `IF(${filled},SUMPRODUCT(({${grid}.row}<=[row])*${complete}),"")`;

const rows = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

/** Block sizes, with the IOPS that the cluster is assumed to do. */
export function sizes(): Block {
  return gridBlock({
    id: "sizes",
    heading: "Block sizes",
    rows: CHOICES.sizes,
    columns: [
      { id: "row", header: "No.", texts: rows(CHOICES.sizes) },
      {
        id: "kib",
        header: "Block size (KiB)",
        accepts: { whole: [1, 1024] },
        values: [4, 16, 64, 128],
        needed: true,
        hint: "As HCIBench takes it, in whole KiB.",
      },
      {
        id: "iops",
        header: "Assumed IOPS",
        accepts: { decimal: [1, 100_000_000] },
        values: [100_000, 80_000, 40_000, 20_000],
        format: "#,##0",
        hint: "Of the cluster: to predict CPU and network. Blank: not predicted.",
      },
      {
        id: "n",
        header: "Counted",
        formula: position("sizes", "ISNUMBER([kib])", "ISNUMBER({sizes.kib})"),
        format: "0",
      },
    ],
  });
}

const WHOLE_PERCENT = "Whole %, as HCIBench takes it: 0.5% and 1% get the same case name.";

/** Mixes of reads and writes. */
export function mixes(): Block {
  return gridBlock({
    id: "mixes",
    heading: "Mixes",
    rows: CHOICES.mixes,
    columns: [
      { id: "row", header: "No.", texts: rows(CHOICES.mixes) },
      {
        id: "read",
        header: "Reads",
        accepts: { share: [0, 1] },
        values: [0, 0.2, 0.7],
        format: "0%",
        needed: true,
        hint: WHOLE_PERCENT,
      },
      {
        id: "random",
        header: "Random",
        accepts: { share: [0, 1] },
        values: [1, 1, 1],
        format: "0%",
        needed: true,
        hint: WHOLE_PERCENT,
      },
      {
        id: "n",
        header: "Counted",
        formula: position(
          "mixes",
          "COUNT([read],[random])=2",
          "ISNUMBER({mixes.read})*ISNUMBER({mixes.random})",
        ),
        format: "0",
      },
    ],
  });
}

/** Loads: threads per vDisk, or latency targets. */
export function loads(): Block {
  return gridBlock({
    id: "loads",
    heading: "Loads: threads per vDisk, or latency targets in µs",
    rows: CHOICES.loads,
    columns: [
      { id: "row", header: "No.", texts: rows(CHOICES.loads) },
      { id: "load", header: "Load", accepts: { whole: [1, 1_000_000] }, values: [1, 2], needed: true },
      {
        id: "n",
        header: "Counted",
        formula: position("loads", "ISNUMBER([load])", "ISNUMBER({loads.load})"),
        format: "0",
      },
    ],
  });
}

/** What the matrix is run on, one after the other. */
export function variants(): Block {
  return gridBlock({
    id: "variant",
    heading: "Variants: the whole matrix is run on each",
    rows: VARIANTS,
    columns: [
      {
        id: "name",
        header: "Variant",
        accepts: { text: "a name" },
        values: [
          "RAID-1, no encryption",
          "RAID-1, VM encryption",
          "RAID-1, vSAN encryption",
          "RAID-6, no encryption",
          "RAID-6, VM encryption",
          "RAID-6, vSAN encryption",
        ],
      },
      {
        id: "raid",
        header: "Layout",
        accepts: { oneOf: POLICIES },
        values: [...Array<string>(3).fill("RAID-1 FTT1"), ...Array<string>(3).fill("RAID-6 4+2")],
        needed: true,
      },
    ],
  });
}
