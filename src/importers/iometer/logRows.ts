import type { SeriesPoint } from "../../model/benchmark/benchmarkRun";
import type { LogUpdate } from "./logSeries";
import { logSeries } from "./logSeries";
import type { ResultColumns } from "./resultColumns";
import { rowFields } from "./rowFields";
import { figure, unquoted } from "./rowFormat";
import type { StepOutput } from "./stepOutput";
import { diagnoseStep } from "./diagnoseStep";
import type { StepContext } from "./testStep";
import { TestStep } from "./testStep";

/** The worker's row over the whole step: the only one of its rows that names a specification. */
interface WorkerRow {
  name: string;
  spec: string;
  fields: readonly string[];
}

/**
 * The rows of an instantaneous log: at every update one row a target, which bears the name of its worker; at the
 * end of the step one row a worker and the ALL row.
 */
export class LogRows {
  private updates: LogUpdate[] = [];
  private workers: WorkerRow[] = [];
  /** Line of the first row behind the last ALL row. */
  private firstLine: number | null = null;

  /** @param series Whether the updates are read; else only the rows of the whole step are. */
  constructor(
    private readonly columns: ResultColumns,
    private readonly context: StepContext,
    private readonly output: StepOutput,
    private readonly series: boolean,
  ) {}

  /** No row is taken without being read. */
  skim(): boolean {
    return false;
  }

  /** Takes a row; `false` where the line is none. `ended` is false on a last line without its line feed. */
  take(line: string, number: number, ended: boolean): boolean {
    const [, stamp, type] = /^"?(\d[\d: -]+)"?[,;\t](ALL|WORKER)[,;\t]/.exec(line) ?? [];
    if (stamp === undefined || type === undefined) return false;
    this.firstLine ??= number;
    const fields = rowFields(line, this.columns);
    if (!fields) this.output.diagnostics.addDamagedRow(type, number, ended);
    else if (type === "ALL") this.finish(fields, number);
    else this.takeWorker(stamp, fields, number);
    return true;
  }

  /** The end of the section: without its ALL row the step at hand is none. */
  close(): void {
    if (this.firstLine === null) return;
    const message = "The log has no averages of the step that begins here; step skipped.";
    this.output.diagnostics.add("warning", "iometer-rows-missing", message, this.firstLine);
  }

  private takeWorker(stamp: string, fields: readonly string[], line: number): void {
    const { at, delimiter, throughput } = this.columns;
    const { diagnostics, names } = this.output;
    const name = names(unquoted(fields[at.name] ?? ""));
    const spec = names(unquoted(fields[at.spec] ?? ""));
    if (spec !== "") {
      this.workers.push({ name, spec, fields });
      return;
    }
    if (!this.series) return;
    const atMs = timeOf(stamp);
    const iops = figure(fields[at.iops], delimiter) ?? NaN;
    const rate = (throughput && figure(fields[throughput.index], delimiter)) ?? NaN;
    const latency = figure(fields[at.latency], delimiter);
    if (!Number.isFinite(atMs + iops + rate)) {
      const message = "This update has no time, no IOps or no throughput that can be read.";
      diagnostics.add("error", "iometer-no-number", message, line);
      return;
    }
    this.updates.push({
      atMs,
      iops,
      throughputBytesPerSecond: rate * (throughput?.bytesPerUnit ?? NaN),
      latencyMs: latency !== null && Number.isFinite(latency) ? latency : null,
    });
  }

  private finish(fields: readonly string[], line: number): void {
    const { columns, context, workers } = this;
    const { diagnostics, found, names } = this.output;
    this.firstLine = null;
    this.workers = [];
    const step = new TestStep(context, columns, fields, line);
    for (const { name, spec, fields: row } of workers) step.addWorker(name, spec, row);
    const named = names(unquoted(fields[columns.at.spec] ?? ""));
    const run = step.finish(named, false);
    diagnoseStep(step, named, diagnostics);
    const series = this.takeSeries(step.expected.targets, run.durationSeconds, line);
    found({ ...run, series });
  }

  /** The time series of the updates so far, which end with their step; `null` where they make none. */
  private takeSeries(targets: number | null, seconds: number | null, line: number): SeriesPoint[] | null {
    const { updates } = this;
    this.updates = [];
    const points = logSeries(updates, targets, seconds);
    if (points === null && updates.length > 0) {
      const message = `${updates.length} updates of ${targets} targets do not make whole rounds: no time series is read.`;
      this.output.diagnostics.add("warning", "iometer-series", message, line);
    }
    return points;
  }
}

/** Milliseconds of a time stamp, for differences only: the zone is not known. */
function timeOf(stamp: string): number {
  const found = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d):(\d{3})$/.exec(stamp);
  if (!found) return NaN;
  const [year = NaN, month = NaN, day, hour, minute, second, ms] = found.slice(1).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second, ms);
}
