import { IntervalGrid, STEP_MS } from "../members/intervalGrid";
import { IntervalLength } from "../../load/vdbenchTime";
import type { NumberedLine } from "../../reading/lineSplitter";
import type { RunDefinition } from "../text/runDefinition";
import { parseRunDefinition } from "../text/runDefinition";
import type { VdbenchColumns, VdbenchRow } from "./vdbenchRow";
import { isAverage, parseVdbenchColumns, parseVdbenchRow } from "./vdbenchRow";

/** One run definition in the output of one VM. */
export interface VdbenchRun {
  definition: RunDefinition | null;
  /** `null` when the VM did not get there: it finished early. */
  average: VdbenchRow | null;
  /** How long its intervals are; `null` where it has too few of them. */
  intervalSeconds: number | null;
  /** Time series; `null` unless asked for. */
  grid: IntervalGrid | null;
}

const DAY_MS = 24 * 3600 * 1000;

/** Reads vdbench's console output (50406 and 50407) line by line. */
export class VdbenchOutput {
  readonly runs: VdbenchRun[] = [];
  /** Numbers of the lines that should be averages and cannot be read. */
  readonly damagedLines: number[] = [];
  /** The line in which vdbench aborts; `null` without one. */
  aborted: NumberedLine | null = null;
  private columns: VdbenchColumns | null = null;
  /** Start of the last run, in milliseconds since midnight. */
  private startMs = 0;
  private intervalMs: number | null = null;
  private length = new IntervalLength();

  constructor(private readonly series: boolean) {}

  take({ text, number }: NumberedLine): void {
    if (isAverage(text)) {
      this.takeAverage(text, number);
      return;
    }
    // Interval rows are nearly all of a file; everything else has text behind the time.
    if (text.charCodeAt(13) === 0x20 && text.charCodeAt(2) === 0x3a) {
      const interval = Number.parseInt(text.slice(13), 10);
      if (interval > 0) this.length.take(interval, timeOfDay(text));
      if (this.series) this.takeInterval(text);
      return;
    }
    if (text.includes("Vdbench aborting")) this.aborted ??= { text, number };
    const start = /^(\d\d:\d\d:\d\d\.\d+) Starting (RD=.*)$/.exec(text);
    if (start) {
      const definition = parseRunDefinition(start[2] ?? "");
      this.runs.push({ definition, average: null, intervalSeconds: null, grid: null });
      this.startMs = timeOfDay(start[1] ?? "");
      this.intervalMs = null;
      this.length = new IntervalLength();
      this.length.begin(this.startMs);
      return;
    }
    this.columns = parseVdbenchColumns(text) ?? this.columns;
  }

  /** An average ends its run definition; without any before it, as in a cut file, it is one of its own. */
  private takeAverage(text: string, number: number): void {
    const row = parseVdbenchRow(text, this.columns);
    if (!row) {
      this.damagedLines.push(number);
      return;
    }
    const open = this.runs.at(-1);
    const ended = { average: row, intervalSeconds: this.length.seconds };
    if (open?.average === null) Object.assign(open, ended);
    else this.runs.push({ definition: null, ...ended, grid: null });
    this.length = new IntervalLength();
  }

  private takeInterval(text: string): void {
    const run = this.runs.at(-1);
    if (!run || run.average !== null) return;
    const row = parseVdbenchRow(text, this.columns);
    if (!row?.interval) return;
    if (this.intervalMs === null) {
      const elapsedMs = (timeOfDay(text) - this.startMs + DAY_MS) % DAY_MS;
      // Intervals are whole seconds; the rows are printed some milliseconds late.
      this.intervalMs = Math.max(1, Math.round(elapsedMs / row.interval / 1000)) * 1000;
    }
    // Without a warm-up vdbench leaves its first interval out of the average.
    const warmupMs = (run.definition?.load.rampSeconds ?? 0) * 1000 || this.intervalMs;
    const toMs = row.interval * this.intervalMs - warmupMs;
    const ios = (row.iops * this.intervalMs) / 1000;
    run.grid ??= new IntervalGrid(Math.max(STEP_MS, this.intervalMs));
    run.grid.add({
      fromMs: toMs - this.intervalMs,
      toMs,
      ios,
      bytes: (row.bytesPerSecond * this.intervalMs) / 1000,
      latencyNs: row.latencyMs * 1e6 * ios,
      latencyIos: ios,
    });
  }
}

/** Milliseconds since midnight of a line that begins with `hh:mm:ss.mmm`. */
function timeOfDay(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.slice(0, 12).split(":").map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * 1000;
}
