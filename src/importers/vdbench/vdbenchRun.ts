import type { BenchmarkRun, ReportedFigure, Results, Workload } from "../../model/benchmark/benchmarkRun";
import { emptyRun } from "../../model/benchmark/benchmarkRun";
import { weightedMean } from "../figures/weightedMean";
import type { AverageRow, VdbenchColumn } from "./averageRow";

/** vdbench counts `MB=1024*1024`, as its flatfile says itself. */
const BYTES_PER_MB = 2 ** 20;

const SECTOR_BYTES = 512;

/** The run of one average row. Response times are in ms in all of vdbench's reports. */
export function vdbenchRun(row: AverageRow, caseName: string, file: string): BenchmarkRun {
  const run = emptyRun("vdbench", caseName, { file, line: row.line });
  return {
    ...run,
    toolVersion: row.version,
    job: row.run === "" ? null : row.run,
    durationSeconds: row.elapsedSeconds,
    warmupSeconds: row.warmupSeconds,
    workload: { ...run.workload, ...workloadOf(row) },
    results: { ...run.results, ...resultsOf(row) },
    reported: reportedFigures(row, file),
  };
}

/** A row as far as its figures go: an average or an interval. */
export type FigureRow = Pick<AverageRow, "figures">;

/** The results that a row says, in base units. */
export function resultsOf(row: FigureRow): Partial<Results> {
  return isFileLayout(row) ? fileResults(row) : blockResults(row);
}

/** Whether a row is of the file-system layout, which counts operations on files. */
function isFileLayout(row: FigureRow): boolean {
  return row.figures.Rate !== undefined;
}

/** The value of a column; `null` where the row has none. */
export function valueOf(row: FigureRow, column: VdbenchColumn): number | null {
  return row.figures[column]?.value ?? null;
}

/**
 * The size of an I/O, where all had the same. The flatfile prints one of several sizes as the requested one, and
 * in the file-system layout their mean: only a size that agrees with what was moved is the block size.
 */
export function blockSizeOf(row: AverageRow): number | null {
  const size = valueOf(row, "xfersize") ?? valueOf(row, "Xfersize");
  const moved = valueOf(row, "bytes/io");
  if (size === null || size <= 0 || size % SECTOR_BYTES !== 0) return null;
  return moved === null || Math.abs(moved - size) <= size / 100 ? size : null;
}

function workloadOf(row: AverageRow): Partial<Workload> {
  const share = (column: VdbenchColumn) => {
    const value = valueOf(row, column);
    return value !== null && value >= 0 && value <= 100 ? value : null;
  };
  return {
    blockSizeBytes: blockSizeOf(row),
    readPct: share("rdpct"),
    randomPct: share("seekpct"),
    // Per storage definition, whose number no report says: the total outstanding I/O stays unknown.
    threads: valueOf(row, "threads") ?? valueOf(row, "Threads"),
  };
}

function blockResults(row: FigureRow): Partial<Results> {
  const iops = valueOf(row, "rate");
  const readPct = valueOf(row, "read%");
  const readIops = iops === null || readPct === null ? null : (iops * readPct) / 100;
  const writeIops = iops === null || readIops === null ? null : iops - readIops;
  return {
    iops,
    readIops,
    writeIops,
    throughputBytesPerSecond: throughput(row),
    latencyMs: iops === 0 ? null : valueOf(row, "resp"),
    readLatencyMs: readPct === 0 ? null : valueOf(row, "read_resp"),
    writeLatencyMs: readPct === 100 ? null : valueOf(row, "write_resp"),
    maxLatencyMs: iops === 0 ? null : (valueOf(row, "resp_max") ?? largest(row, ["read_max", "write_max"])),
  };
}

/** Reads and writes only: the requested operations may be others, such as creating files. */
function fileResults(row: FigureRow): Partial<Results> {
  const [readIops, writeIops] = [valueOf(row, "Read_rate"), valueOf(row, "Write_rate")];
  const readLatencyMs = readIops === 0 ? null : valueOf(row, "Read_resp");
  const writeLatencyMs = writeIops === 0 ? null : valueOf(row, "Write_resp");
  const sides = [
    { rate: readIops ?? 0, latencyMs: readLatencyMs },
    { rate: writeIops ?? 0, latencyMs: writeLatencyMs },
  ];
  return {
    iops: readIops === null || writeIops === null ? null : readIops + writeIops,
    readIops,
    writeIops,
    throughputBytesPerSecond: throughput(row),
    latencyMs: weightedMean(
      sides,
      (side) => side.latencyMs,
      (side) => side.rate,
    ),
    readLatencyMs,
    writeLatencyMs,
    maxLatencyMs: largest(row, ["Read_resp_max", "Write_resp_max"]),
  };
}

function throughput(row: FigureRow): number | null {
  const megabytes = valueOf(row, "MB/sec");
  return megabytes === null ? null : megabytes * BYTES_PER_MB;
}

function largest(row: FigureRow, columns: readonly VdbenchColumn[]): number | null {
  const values = columns.flatMap((column) => valueOf(row, column) ?? []).filter((value) => value > 0);
  return values.length > 0 ? Math.max(...values) : null;
}

const REPORTED: readonly VdbenchColumn[] = [
  "rate",
  "Rate",
  "Resp",
  "MB/sec",
  "bytes/io",
  "read%",
  "resp",
  "read_resp",
  "write_resp",
  "resp_max",
  "read_max",
  "write_max",
  "Read_rate",
  "Read_resp",
  "Read_resp_max",
  "Write_rate",
  "Write_resp",
  "Write_resp_max",
  "xfersize",
  "Xfersize",
  "queue_depth",
  "cpu_used",
];

function reportedFigures(row: AverageRow, file: string): ReportedFigure[] {
  return REPORTED.flatMap((column) => {
    const figure = row.figures[column];
    return figure ? [{ ...figure, file, line: row.line }] : [];
  });
}
