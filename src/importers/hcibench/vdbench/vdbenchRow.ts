import { plausible } from "../../figures/plausible";

/** One row of vdbench's output: an interval or the average of a run definition. Latencies in ms. */
export interface VdbenchRow {
  /** Number of the interval; `null` in an average. */
  interval: number | null;
  /** The intervals of an average: what is before the first one is warm-up. `null` in an interval. */
  averaged: { first: number; last: number } | null;
  iops: number;
  bytesPerSecond: number;
  bytesPerIo: number;
  readPct: number;
  latencyMs: number;
  readLatencyMs: number;
  writeLatencyMs: number;
  maxMs: number;
  stddevMs: number;
}

/** Where the columns of a file stand; versions differ behind the eighth. */
export interface VdbenchColumns {
  /** Columns of longest latencies: one for all I/O (50406), or one each for reads and writes (50407). */
  maxima: number;
  /** Bytes that the column MB/sec counts as one megabyte. */
  megabyte: number;
}

/** Columns before the longest latencies: rate, MB/sec, bytes/io, read%, resp, read, write. */
const FIXED_COLUMNS = 7;
/** The longest row of 50406 behind its fixed columns: max, stddev, queue depth and two of CPU. */
const SINGLE_MAXIMUM_COLUMNS = 5;

/** Reads the second line of column heads (`rate 1024**2 i/o pct time resp resp max stddev ...`), or `null`. */
export function parseVdbenchColumns(line: string): VdbenchColumns | null {
  const heads = /^\s+rate\s+(10\d\d)\*\*2\s(.*)$/.exec(line);
  const maxima = heads?.[2]?.match(/\bmax\b/g)?.length;
  return maxima === undefined ? null : { maxima, megabyte: Number(heads?.[1]) ** 2 };
}

const ROW = /^\d\d:\d\d:\d\d\.\d+(?:\s*avg_(\d+)-(\d+)|\s+(\d+))\s(.*)$/;

/** Whether a line should be an average. Its label may be glued to the time. */
export function isAverage(line: string): boolean {
  return line.includes("avg_") && /^\d\d:\d\d:\d\d\.\d+\s*avg_\d+-\d+/.test(line);
}

/**
 * Reads a row; `null` when the line is none or lacks figures. Without column heads the number of columns tells the
 * version. CPU columns may be `NaN` and are not read.
 */
export function parseVdbenchRow(line: string, columns: VdbenchColumns | null): VdbenchRow | null {
  const match = ROW.exec(line);
  if (!match) return null;
  const cells = match[4]?.trim().split(/ +/) ?? [];
  const maxima = columns?.maxima ?? (cells.length > FIXED_COLUMNS + SINGLE_MAXIMUM_COLUMNS ? 2 : 1);
  // Plain loops and indices: a series reads a million rows.
  const figures: number[] = [];
  for (let index = 0; index <= FIXED_COLUMNS + maxima; index += 1) {
    const figure = Number(cells[index]);
    if (!(figure >= 0) || plausible(figure) === null) return null;
    figures.push(figure);
  }
  const at = (index: number): number => figures[index] ?? 0;
  return {
    interval: match[3] === undefined ? null : Number(match[3]),
    averaged: match[1] === undefined ? null : { first: Number(match[1]), last: Number(match[2]) },
    iops: at(0),
    bytesPerSecond: at(1) * (columns?.megabyte ?? 2 ** 20),
    bytesPerIo: at(2),
    readPct: at(3),
    latencyMs: at(4),
    readLatencyMs: at(5),
    writeLatencyMs: at(6),
    maxMs: Math.max(at(FIXED_COLUMNS), at(FIXED_COLUMNS + maxima - 1)),
    stddevMs: at(FIXED_COLUMNS + maxima),
  };
}
