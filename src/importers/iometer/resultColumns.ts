import type { Delimiter } from "./rowFormat";
import { splitRow, unquoted } from "./rowFormat";

/**
 * Headers of the throughput, the best first. Up to 2010 `MBps` is 2^20 bytes a second; later files name both units, and
 * then the binary one is read.
 */
const BYTES_PER_THROUGHPUT_UNIT: readonly (readonly [header: string, bytes: number])[] = [
  ["mibps (binary)", 2 ** 20],
  ["mbps (binary)", 2 ** 20],
  ["mbps", 2 ** 20],
  ["mbps (decimal)", 10 ** 6],
];

const MS_PER_UNIT: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

/** Headers of the figures that are read. Positions differ between versions that print the same version. */
const HEADERS = {
  name: "target name",
  spec: "access specification name",
  managers: "# managers",
  workers: "# workers",
  disks: "# disks",
  iops: "iops",
  readIops: "read iops",
  writeIops: "write iops",
  latency: "average response time",
  readLatency: "average read response time",
  writeLatency: "average write response time",
  maxLatency: "maximum response time",
  errors: "errors",
  rawRunTime: "total raw run time",
  queueDepth: "queue depth",
  cpu: "% cpu utilization",
  timer: "processor speed",
} as const;

/** Where a block of results has its figures; -1 for a column that it lacks. */
export type ColumnIndexes = Record<keyof typeof HEADERS, number>;

/** A column whose figure is passed on as printed. */
export interface PrintedColumn {
  index: number;
  label: string;
  unit: string;
}

/** The columns of one `'Results` block, found by their headers. */
export interface ResultColumns {
  count: number;
  delimiter: Delimiter;
  at: ColumnIndexes;
  throughput: { index: number; bytesPerUnit: number } | null;
  printed: PrintedColumn[];
  /** Upper edge in ms, `null` for the open last bin. */
  latencyBins: { index: number; upToMs: number | null }[];
}

/** The columns of a header row, or `null` where it is none that can be read. */
export function resultColumns(line: string): ResultColumns | null {
  const delimiter = headerDelimiter(line);
  if (delimiter === null) return null;
  const labels = splitRow(line, delimiter).map(unquoted);
  while (labels.at(-1) === "") labels.pop();
  const names = labels.map((label) => label.toLowerCase());
  const at = Object.fromEntries(
    Object.entries(HEADERS).map(([key, header]) => [key, names.indexOf(header)]),
  ) as ColumnIndexes;
  if (at.cpu < 0) at.cpu = names.findIndex((name) => name.startsWith(HEADERS.cpu));
  if (at.name < 0 || at.iops < 0) return null;
  return {
    count: labels.length,
    delimiter,
    at,
    throughput: throughputColumn(names),
    printed: labels.flatMap((label, index) => printedColumn(label, index)),
    latencyBins: names.flatMap((name, index) => binColumn(name, index)),
  };
}

/** Whether a header row is that of an instantaneous log: rows of every update in front of those of the step. */
export function isInstantaneousHeader(line: string): boolean {
  return /^"?TimeStamp"?[,;\t]"?'?Target Type/.test(line);
}

function headerDelimiter(line: string): Delimiter | null {
  const found = /^(?:"?TimeStamp"?[,;\t])?"?'?Target Type"?([,;\t])"?Target Name/.exec(line);
  return found ? (found[1] as Delimiter) : null;
}

function throughputColumn(names: readonly string[]): ResultColumns["throughput"] {
  for (const [header, bytesPerUnit] of BYTES_PER_THROUGHPUT_UNIT) {
    const index = names.indexOf(header);
    if (index >= 0) return { index, bytesPerUnit };
  }
  return null;
}

/** The unit is the one that the header names; response times are printed without theirs. */
function printedColumn(label: string, index: number): PrintedColumn[] {
  const rate = /^(?:Read |Write )?(IOps|Mi?Bps(?: \((?:Binary|Decimal)\))?)$/.exec(label)?.[1];
  if (rate !== undefined) return [{ index, label, unit: rate }];
  if (/^(Average|Maximum) (Read |Write )?Response Time$|^Errors$|^Queue Depth$/.test(label)) {
    return [{ index, label, unit: "" }];
  }
  return label.startsWith("% CPU Utilization") ? [{ index, label, unit: "%" }] : [];
}

function binColumn(name: string, index: number): ResultColumns["latencyBins"] {
  if (/^>= ?[\d.]+ (us|ms|s)$/.test(name)) return [{ index, upToMs: null }];
  const [, edge = "", unit = ""] = /^[\d.]+ to (\d{1,9}(?:\.\d{1,9})?) (us|ms|s)$/.exec(name) ?? [];
  const ms = MS_PER_UNIT[unit];
  return ms === undefined ? [] : [{ index, upToMs: Number(edge) * ms }];
}
