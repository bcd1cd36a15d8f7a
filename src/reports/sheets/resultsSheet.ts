import type { BenchmarkRun, LatencyPercentiles } from "../../model/benchmark/benchmarkRun";
import { RESULT_FIGURES, type ResultHeader } from "../../model/benchmark/resultFigures";
import { NO_FACTS, type ClusterFacts } from "../inputs/clusterFacts";
import { titleBlock } from "../../sheets/titleBlock";
import type { CellValue, SheetSpec, TableColumnSpec } from "../../workbook/spec";
import { factsOfRun } from "../measures/factsOfRun";
import { hostCpu } from "../measures/hostCpu";
import { CPU_SOURCES } from "../runs/cpuSources";
import { NOT_MODELLED, storageOf } from "../measures/storageOf";
import { adaptedLayout } from "./adaptedLayout";
import { rowOfTest, TEST_NUMBER, testNumber } from "../checks/testNumber";

/** A column of the Results table beside the figures of the run: a formula over other columns, or an evaluation. */
interface DerivedColumn {
  header: string;
  format?: string;
  value?: (run: BenchmarkRun, context: ResultsContext, place: number) => CellValue;
  formula?: (runs: readonly BenchmarkRun[], context: ResultsContext) => string;
  /** Whether the table has the column; without it, always. */
  isShown?: (runs: readonly BenchmarkRun[], context: ResultsContext) => boolean;
}

/** What the files of a run do not know of it. */
interface ResultsContext {
  /** The layouts of runs whose files state another than the fact on the sheet Facts. */
  layouts: ReadonlyMap<BenchmarkRun, string>;
  facts: ClusterFacts;
}

const HOST_CPU = "Host CPU %" satisfies ResultHeader;

/** Number formats and widths in characters of the columns, by header. */
const LOOKS: Readonly<Record<string, { format?: string; width: number }>> = {
  Case: { width: 44 },
  Tool: { width: 13 },
  Datastore: { width: 16 },
  Job: { width: 7 },
  VMs: { format: "0", width: 6 },
  "Block size (KiB)": { format: "General", width: 9 },
  "Read %": { format: "0%", width: 8 },
  "Random %": { format: "0%", width: 9 },
  "Outstanding I/O": { format: "#,##0", width: 12 },
  IOPS: { format: "#,##0", width: 10 },
  "Read IOPS": { format: "#,##0", width: 10 },
  "Write IOPS": { format: "#,##0", width: 10 },
  "MiB/s": { format: "#,##0.0", width: 10 },
  "Gb/s": { format: "0.00", width: 8 },
  "Latency (ms)": { format: "0.00", width: 9 },
  "Read latency (ms)": { format: "0.00", width: 11 },
  "Write latency (ms)": { format: "0.00", width: 11 },
  "p95 read (ms)": { format: "0.00", width: 10 },
  "p95 write (ms)": { format: "0.00", width: 10 },
  "p95 / average": { format: "0.0", width: 10 },
  [HOST_CPU]: { format: "0.0%", width: 9 },
  "Host CPU from": { width: 11 },
  Storage: { width: 14 },
  "vSAN GHz (model)": { format: "#,##0.0", width: 11 },
  Verdict: { width: 16 },
  "Not known": { width: 30 },
  [TEST_NUMBER]: { format: "0", width: 7 },
};

/** Ratio of a direction's 95th percentile to its average, 0 where the direction had no I/O. */
const p95Ratio = (direction: "read" | "write", latency: ResultHeader): string =>
  `IFERROR([@[p95 ${direction} (ms)]]/[@[${latency}]],0)`;

/** A percentile that only some tools print: a column where a run has it. */
function percentile(header: string, key: keyof LatencyPercentiles): DerivedColumn {
  const value = ({ latencyPercentiles }: BenchmarkRun) => latencyPercentiles?.[key] ?? null;
  return { header, format: "0.00", value, isShown: (runs) => runs.some((run) => value(run) !== null) };
}

/** Columns that follow from others or are of some tools only, by the header that they stand behind. */
const DERIVED: Readonly<Partial<Record<ResultHeader, readonly DerivedColumn[]>>> = {
  "MiB/s": [{ header: "Gb/s", formula: () => `IF(ISNUMBER([@[MiB/s]]),[@[MiB/s]]*8*1.048576/1000,"")` }],
  "Write latency (ms)": [
    percentile("p50 read (ms)", "readP50Ms"),
    percentile("p50 write (ms)", "writeP50Ms"),
  ],
  "p95 write (ms)": [
    percentile("p99 read (ms)", "readP99Ms"),
    percentile("p99 write (ms)", "writeP99Ms"),
    percentile("p99.9 read (ms)", "readP999Ms"),
    percentile("p99.9 write (ms)", "writeP999Ms"),
    {
      header: "p95 / average",
      formula: () =>
        `IF(COUNT([@[p95 read (ms)]],[@[p95 write (ms)]])=0,"",MAX(${p95Ratio("read", "Read latency (ms)")},${p95Ratio("write", "Write latency (ms)")}))`,
    },
  ],
  [HOST_CPU]: [
    {
      header: "Host CPU from",
      value: (run, { facts }) => cpuFrom(run, facts),
      isShown: (runs, { facts }) => runs.some((run) => hostCpu(run, facts)?.known === "measured"),
    },
    { header: "Storage", value: (run, { layouts }) => layouts.get(run) ?? storageOf(run) },
    { header: "vSAN GHz (model)", formula: modelFormula },
    { header: "Verdict", formula: () => fromChecks("Verdict") },
    { header: "Not known", formula: () => fromChecks("Not known") },
  ],
};

/** The CPU of the hosts is that of the whole report: recorded where it was, else vCenter's. */
const OF_REPORT: DerivedColumn = {
  header: HOST_CPU,
  value: (run, { facts }) => hostCpu(run, facts)?.share ?? null,
};

const COLUMNS: readonly DerivedColumn[] = [
  ...RESULT_FIGURES.flatMap((figure): DerivedColumn[] => [
    figure.header === HOST_CPU ? OF_REPORT : figure,
    ...(DERIVED[figure.header] ?? []),
  ]),
  { header: TEST_NUMBER, value: (_run, _context, place) => testNumber(place) },
];

/** The sheet Check figures evaluates; a row finds its run there wherever it was sorted to. */
const fromChecks = (header: "Verdict" | "Not known" | "Hosts"): string =>
  `IFERROR(INDEX(Checks[${header}],${rowOfTest("Checks", `[@${TEST_NUMBER}]`)}),"")`;

/** The model column is empty for runs that it does not describe, or whose files do not say what was asked. */
function modelFormula(runs: readonly BenchmarkRun[], { facts }: ResultsContext): string {
  const hasOwnHosts = runs.some((run) => factsOfRun(run, { runs, facts }).hosts !== facts.hosts);
  const hosts = hasOwnHosts ? fromChecks("Hosts") : "ClusterHosts";
  const isOther = runs.some((run) => storageOf(run) !== null);
  // A run with a layout of its own has it as its storage.
  const policy = isOther ? 'IF(LEFT([@Storage],4)="RAID",[@Storage],Raid)' : "Raid";
  const model = `VSAN_GHZ_IOPS([@IOPS],[@[Block size (KiB)]],[@[Read %]],${adaptedLayout(policy, hosts)})`;
  const isIncomplete = "COUNT([@IOPS],[@[Block size (KiB)]],[@[Read %]])<3";
  if (isOther) {
    const other = NOT_MODELLED.map((kind) => `[@Storage]="${kind}"`).join(",");
    return `IF(OR(${isIncomplete},${other}),"",${model})`;
  }
  const complete = runs.every(
    ({ results, workload }) =>
      results.iops !== null && workload.blockSizeBytes !== null && workload.readPct !== null,
  );
  return complete ? model : `IF(${isIncomplete},"",${model})`;
}

/** Where the CPU of the hosts comes from. */
function cpuFrom(run: BenchmarkRun, facts: ClusterFacts): string | null {
  const cpu = hostCpu(run, facts);
  return cpu === null ? null : CPU_SOURCES[cpu.known].source;
}

/** Sheet `Results`: one row a run; what follows from other columns is a live formula. */
export function resultsSheet(
  runs: readonly BenchmarkRun[],
  layouts: ResultsContext["layouts"] = new Map<BenchmarkRun, string>(),
  facts: ClusterFacts = NO_FACTS,
): SheetSpec {
  const context = { layouts, facts };
  const shown = COLUMNS.filter(({ isShown }) => isShown?.(runs, context) ?? true);
  return {
    name: "Results",
    cells: titleBlock(
      "Results",
      "One row per run. Throughput in MiB/s (2^20 bytes/s) and Gb/s (10^9 bits/s).",
    ),
    tables: [
      {
        name: "Results",
        at: "A4",
        columns: shown.map(({ header, formula, format = LOOKS[header]?.format }): TableColumnSpec => {
          return {
            header,
            ...(header === "Case" ? { style: "paragraph" } : {}),
            ...(format === undefined ? {} : { format }),
            ...(formula === undefined ? {} : { formula: formula(runs, context) }),
          };
        }),
        rows: runs.map((run, i) => shown.map(({ value }) => value?.(run, context, i) ?? null)),
      },
    ],
    columnWidths: shown.map(({ header }) => LOOKS[header]?.width ?? 10),
    freeze: { rows: 4, columns: 1 },
    print: { orientation: "landscape", repeatRows: [4, 4], repeatColumns: [1, 1] },
  };
}
