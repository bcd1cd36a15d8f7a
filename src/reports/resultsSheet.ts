import type { BenchmarkRun } from "../model/benchmark/benchmarkRun";
import { titleBlock } from "../sheets/titleBlock";
import type { CellValue, SheetSpec, TableColumnSpec } from "../workbook/spec";
import { verdict } from "./verdict";

const BYTES_PER_KIB = 2 ** 10;
const BYTES_PER_MIB = 2 ** 20;

/** A column of the Results table: a figure of the run, or a formula over the other columns. */
interface ResultColumn {
  header: string;
  format?: string;
  value?: (run: BenchmarkRun) => CellValue;
  formula?: string;
  width: number;
}

const share = (percent: number | null): number | null => (percent === null ? null : percent / 100);
const per = (value: number | null, unit: number): number | null => (value === null ? null : value / unit);

/** Ratio of a direction's 95th percentile to its average, 0 where the direction had no I/O. */
const p95Ratio = (direction: "read" | "write", latency: string): string =>
  `IFERROR([@[p95 ${direction} (ms)]]/[@[${latency}]],0)`;

const COLUMNS: readonly ResultColumn[] = [
  { header: "Case", value: (run) => run.case, width: 44 },
  { header: "Tool", value: (run) => run.tool, width: 13 },
  { header: "Datastore", value: (run) => run.datastore, width: 16 },
  { header: "Job", value: (run) => run.job, width: 7 },
  { header: "VMs", value: (run) => run.vms, format: "0", width: 6 },
  {
    header: "Block size (KiB)",
    value: (run) => per(run.workload.blockSizeBytes, BYTES_PER_KIB),
    format: "General",
    width: 9,
  },
  { header: "Read %", value: (run) => share(run.workload.readPct), format: "0%", width: 8 },
  { header: "Random %", value: (run) => share(run.workload.randomPct), format: "0%", width: 9 },
  { header: "Outstanding I/O", value: (run) => run.workload.outstandingIo, format: "#,##0", width: 12 },
  { header: "IOPS", value: (run) => run.results.iops, format: "#,##0", width: 10 },
  { header: "Read IOPS", value: (run) => run.results.readIops, format: "#,##0", width: 10 },
  { header: "Write IOPS", value: (run) => run.results.writeIops, format: "#,##0", width: 10 },
  {
    header: "MiB/s",
    value: (run) => per(run.results.throughputBytesPerSecond, BYTES_PER_MIB),
    format: "#,##0.0",
    width: 10,
  },
  {
    header: "Gb/s",
    formula: `IF(ISNUMBER([@[MiB/s]]),[@[MiB/s]]*8*1.048576/1000,"")`,
    format: "0.00",
    width: 8,
  },
  { header: "Latency (ms)", value: (run) => run.results.latencyMs, format: "0.00", width: 9 },
  { header: "Read latency (ms)", value: (run) => run.results.readLatencyMs, format: "0.00", width: 11 },
  { header: "Write latency (ms)", value: (run) => run.results.writeLatencyMs, format: "0.00", width: 11 },
  { header: "p95 read (ms)", value: (run) => run.results.readP95Ms, format: "0.00", width: 10 },
  { header: "p95 write (ms)", value: (run) => run.results.writeP95Ms, format: "0.00", width: 10 },
  {
    header: "p95 / average",
    formula: `IF(COUNT([@[p95 read (ms)]],[@[p95 write (ms)]])=0,"",MAX(${p95Ratio("read", "Read latency (ms)")},${p95Ratio("write", "Write latency (ms)")}))`,
    format: "0.0",
    width: 10,
  },
  { header: "Host CPU %", value: (run) => share(run.cpu.usagePct), format: "0.0%", width: 9 },
  { header: "vSAN GHz (model)", formula: "", format: "#,##0.0", width: 11 },
  { header: "Verdict", value: verdict, width: 12 },
];

const MODEL_FORMULA = "VSAN_GHZ_IOPS([@IOPS],[@[Block size (KiB)]],[@[Read %]],Raid)";

/** The model column is empty for runs whose files do not say what was asked of the cluster. */
function modelFormula(runs: readonly BenchmarkRun[]): string {
  const complete = runs.every(
    ({ results, workload }) =>
      results.iops !== null && workload.blockSizeBytes !== null && workload.readPct !== null,
  );
  return complete
    ? MODEL_FORMULA
    : `IF(COUNT([@IOPS],[@[Block size (KiB)]],[@[Read %]])<3,"",${MODEL_FORMULA})`;
}

/** Sheet `Results`: one row a run; what follows from other columns is a live formula. */
export function resultsSheet(runs: readonly BenchmarkRun[]): SheetSpec {
  const columns = COLUMNS.map(({ header, format, formula }): TableColumnSpec => {
    const live = formula === "" ? modelFormula(runs) : formula;
    return {
      header,
      ...(format === undefined ? {} : { format }),
      ...(live === undefined ? {} : { formula: live }),
    };
  });
  return {
    name: "Results",
    cells: titleBlock("Results", "One row a run. Throughput in MiB/s (2^20 bytes/s) and Gb/s (10^9 bits/s)."),
    tables: [
      {
        name: "Results",
        at: "A4",
        columns,
        rows: runs.map((run) => COLUMNS.map(({ value }) => value?.(run) ?? null)),
      },
    ],
    columnWidths: COLUMNS.map(({ width }) => width),
    freeze: { rows: 4, columns: 1 },
    print: { orientation: "landscape", repeatRows: [4, 4] },
  };
}
