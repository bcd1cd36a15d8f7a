import type {
  BenchmarkRun,
  ReportedFigure,
  Results,
  ToolCpu,
  Workload,
} from "../../model/benchmark/benchmarkRun";
import { emptyRun } from "../../model/benchmark/benchmarkRun";
import { weightedMean } from "../figures/weightedMean";
import type { LoadShape } from "../load/loadShape";
import { loadShape } from "../load/loadShape";
import type { RequestedLoad } from "../load/requestedLoad";
import { NO_LOAD, fillLoad } from "../load/requestedLoad";
import { parseVdbenchLoops } from "../load/vdbenchLoops";
import { secondsOf } from "../load/vdbenchTime";
import type { AverageRow, VdbenchColumn } from "./averageRow";

/** vdbench counts `MB=1024*1024`, as its flatfile says itself. */
const BYTES_PER_MB = 2 ** 20;

/**
 * The run of one average row. Response times are in ms in all of vdbench's reports.
 *
 * @param asked What the parameter file asks for, where the row does not say it.
 */
export function vdbenchRun(
  row: AverageRow,
  caseName: string,
  file: string,
  asked: RequestedLoad,
): BenchmarkRun {
  const load = loadOf(row, asked);
  const run = emptyRun("vdbench", caseName, { file, line: row.line });
  return {
    ...run,
    toolVersion: row.version,
    job: row.run === "" ? null : row.run,
    durationSeconds: secondsOf(row, load.runtimeSeconds),
    warmupSeconds: load.rampSeconds,
    workload: { ...run.workload, ...workloadOf(row, asked) },
    results: { ...run.results, ...resultsOf(row) },
    reported: reportedFigures(row, file),
    // Of the machine that vdbench ran in.
    cpu: { ...run.cpu, usagePct: share(row, "cpu_used") },
    toolCpu: toolCpuOf(row),
    startedAt: row.startedAt,
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

/** Bytes of a mean I/O as they were moved; `null` where the row does not say it. */
function meanSizeOf(row: FigureRow): number | null {
  // The file-system layout prints the mean where its heading says the size.
  const mean = valueOf(row, "bytes/io") ?? valueOf(row, "Xfersize");
  return mean !== null && mean > 0 ? mean : null;
}

/** A column that holds per cent; `null` where it holds something else. */
function share(row: AverageRow, column: VdbenchColumn): number | null {
  const value = valueOf(row, column);
  return value !== null && value >= 0 && value <= 100 ? value : null;
}

/** Of the machine that vdbench ran in; reports without a column for users have that of both. */
function toolCpuOf(row: AverageRow): ToolCpu | null {
  const [used, user, systemPct] = [share(row, "cpu_used"), share(row, "cpu_user"), share(row, "cpu_kernel")];
  const userPct =
    user ?? (used === null || systemPct === null ? null : Math.max(0, difference(used, systemPct)));
  return userPct === null && systemPct === null ? null : { userPct, systemPct, of: "machine" };
}

/** vdbench prints one decimal; a difference of two has no more. */
function difference(a: number, b: number): number {
  return Math.round((a - b) * 1000) / 1000;
}

/** What a row, its loops and the parameter file say about the load, in this order. */
export function loadOf(row: AverageRow, asked: RequestedLoad): RequestedLoad {
  const size = valueOf(row, "xfersize");
  const printed: RequestedLoad = {
    ...NO_LOAD,
    blockSizeBytes: size !== null && size > 0 ? size : null,
    readPct: share(row, "rdpct"),
    randomPct: share(row, "seekpct"),
    // Per storage definition, whose number no report says: the total outstanding I/O stays unknown.
    iodepth: valueOf(row, "threads") ?? valueOf(row, "Threads"),
    generatorIops: row.requestedIops,
    runtimeSeconds: row.elapsedSeconds,
    rampSeconds: row.warmupSeconds,
  };
  return fillLoad(fillLoad(printed, parseVdbenchLoops(row.loops)), asked);
}

/** Block size and read share as they were counted, in the words of the options where both agree. */
export function shapeOf(row: AverageRow, asked: RequestedLoad): LoadShape {
  const { iops, readIops } = resultsOf(row);
  const readPct = iops && typeof readIops === "number" ? (readIops / iops) * 100 : null;
  return loadShape(loadOf(row, asked), { ios: null, readPct, bytesPerIo: meanSizeOf(row) });
}

function workloadOf(row: AverageRow, asked: RequestedLoad): Partial<Workload> {
  const { randomPct, iodepth, generatorIops: requestedIops } = loadOf(row, asked);
  const { blockSizeBytes, readPct } = shapeOf(row, asked);
  // Each thread of a storage definition has one I/O in flight.
  return { blockSizeBytes, readPct, randomPct, queueDepth: iodepth, threads: iodepth, requestedIops };
}

function blockResults(row: FigureRow): Partial<Results> {
  const iops = valueOf(row, "rate");
  const readPct = valueOf(row, "read%");
  const readIops = iops === null || readPct === null ? null : (iops * readPct) / 100;
  const writeIops = iops === null || readPct === null ? null : (iops * (100 - readPct)) / 100;
  return {
    iops,
    readIops,
    writeIops,
    throughputBytesPerSecond: throughput(row),
    latencyMs: iops === 0 ? null : valueOf(row, "resp"),
    readLatencyMs: iops === 0 || readPct === 0 ? null : valueOf(row, "read_resp"),
    writeLatencyMs: iops === 0 || readPct === 100 ? null : valueOf(row, "write_resp"),
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
  "cpu_user",
  "cpu_kernel",
];

function reportedFigures(row: AverageRow, file: string): ReportedFigure[] {
  const reported: ReportedFigure[] = [];
  for (const column of REPORTED) {
    const figure = row.figures[column];
    if (!figure) continue;
    const { label, unit, value } = figure;
    reported.push({ label, unit, value, file, line: row.line });
  }
  return reported;
}
