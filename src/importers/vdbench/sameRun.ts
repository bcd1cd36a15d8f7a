import type { AverageRow, VdbenchColumn, VdbenchFigure } from "./averageRow";
import type { VdbenchReportKind } from "./reportKind";

/** An average row and the kind of report that prints it. */
export interface PrintedRow {
  kind: VdbenchReportKind;
  row: AverageRow;
}

/**
 * Columns that all reports of one output agree on. Those of CPU are not among them: some releases of 5.04 print the user
 * time as `cpu_used` of flatfile.html, and user and system time in summary.html.
 */
const IO_COLUMNS: readonly VdbenchColumn[] = [
  ...(["rate", "MB/sec", "bytes/io", "read%", "resp", "read_resp", "write_resp"] as const),
  ...(["resp_max", "read_max", "write_max"] as const),
  ...(["Rate", "Resp", "Read_rate", "Read_resp", "Write_rate", "Write_resp", "Xfersize"] as const),
];

/** Columns that two copies of one report agree on. */
const COPIED_COLUMNS: readonly VdbenchColumn[] = [
  ...IO_COLUMNS,
  ...(["Read_resp_max", "Write_resp_max", "queue_depth", "cpu_used", "cpu_user", "cpu_kernel"] as const),
  ...(["xfersize", "threads", "Threads", "rdpct", "seekpct"] as const),
];

/** vdbench writes its reports one after the other: their times differ by milliseconds, with many hosts by seconds. */
const MAX_DELAY_MS = 60_000;

const DAY_MS = 24 * 3600 * 1000;

/** Printed numbers differ by whole steps, apart from floating-point noise. */
const NEARLY_ONE = 0.99999;

/**
 * Whether two rows are averages of the same run: its name, its time, and its figures within what the reports round to. Two
 * reports of one kind print the same digits.
 */
export function isSameRun(a: PrintedRow, b: PrintedRow): boolean {
  return a.kind === b.kind ? isCopy(a.row, b.row) : agree(a, b);
}

/** The I/O rate of a row; `null` where it has none. */
export function rateOf({ figures }: AverageRow): number | null {
  return (figures.rate ?? figures.Rate)?.value ?? null;
}

/** What the same run has in common in two copies of a report. */
export function copyKey({ kind, row }: PrintedRow): string {
  return JSON.stringify([kind, row.timeOfDayMs, COPIED_COLUMNS.map((column) => row.figures[column]?.value)]);
}

function isCopy(a: AverageRow, b: AverageRow): boolean {
  return (
    mayHaveOneName(a, b) &&
    a.timeOfDayMs === b.timeOfDayMs &&
    (a.startedAt === b.startedAt || a.startedAt === null || b.startedAt === null) &&
    COPIED_COLUMNS.every((column) => a.figures[column]?.value === b.figures[column]?.value)
  );
}

function agree(a: PrintedRow, b: PrintedRow): boolean {
  if (!mayHaveOneName(a.row, b.row) || !isOneTime(a.row, b.row)) return false;
  if (!haveOneLayout(a.row, b.row)) return false;
  let compared = 0;
  for (const column of IO_COLUMNS) {
    const [x, y] = [a.row.figures[column], b.row.figures[column]];
    if (!x || !y) continue;
    const step = Math.max(stepOf(x, a.kind), stepOf(y, b.kind));
    if (Math.abs(x.value - y.value) >= step * NEARLY_ONE) return false;
    compared += 1;
  }
  // Of a run that ended before its first averaged interval no report has figures.
  return compared > 0 || (a.row.run !== "" && a.row.run === b.row.run && hasTime(a.row) && hasTime(b.row));
}

/** The rates of the two layouts count different things. */
function haveOneLayout(a: AverageRow, b: AverageRow): boolean {
  return (["rate", "Rate"] as const).every((rate) => !a.figures[rate] === !b.figures[rate]);
}

/** A report that is cut may lack the name of its first run. */
function mayHaveOneName(a: AverageRow, b: AverageRow): boolean {
  return a.run === b.run || a.run === "" || b.run === "";
}

function hasTime({ timeOfDayMs }: AverageRow): boolean {
  return timeOfDayMs !== null;
}

function isOneTime(a: AverageRow, b: AverageRow): boolean {
  if (a.startedAt !== null && b.startedAt !== null) {
    const delay = Math.abs(Date.parse(a.startedAt) - Date.parse(b.startedAt));
    if (delay > MAX_DELAY_MS) return false;
  }
  if (a.timeOfDayMs === null || b.timeOfDayMs === null) return true;
  const delay = Math.abs(a.timeOfDayMs - b.timeOfDayMs);
  return Math.min(delay, DAY_MS - delay) <= MAX_DELAY_MS;
}

/** Maximum deviation of a printed figure: flatfile.html has all digits, other reports round or cut them. */
function stepOf({ decimals }: VdbenchFigure, kind: VdbenchReportKind): number {
  return kind === "flatfile" ? 0 : 10 ** -decimals;
}
