import type { Diagnostic } from "../../model/benchmark/diagnostic";
import type { AverageRow, IntervalRow } from "./averageRow";
import { averagedIntervals, figuresOf, timeOfDayMs } from "./averageRow";
import { IntervalLength } from "../load/vdbenchTime";

/** An average that is missing or cannot be read. */
export interface LostAverage {
  /** Run definition (RD); empty where it is unknown. */
  run: string;
  diagnostic: Diagnostic;
}

/** The average rows of a report and what could not be read of it. */
export interface VdbenchReport {
  rows: AverageRow[];
  lost: LostAverage[];
}

/** Whether a line is the header row of flatfile.html, which has one word a column. */
export function isFlatfileHeader(line: string): boolean {
  const words = line.trim().split(/\s+/);
  return (
    words[0] === "tod" && ["Run", "Interval"].every((word) => words.includes(word)) && /\brate\b/i.test(line)
  );
}

/**
 * Reads flatfile.html by the words of its header row, whatever the layout.
 *
 * @param series Whether the intervals are kept too.
 */
export function readFlatfile(lines: readonly string[], file: string, series: boolean): VdbenchReport {
  const reading = new Reading(file, series);
  lines.forEach((line, index) => reading.take(line, index + 1));
  reading.close();
  return { rows: reading.rows, lost: reading.lost };
}

class Reading {
  readonly rows: AverageRow[] = [];
  readonly lost: LostAverage[] = [];
  private header: string[] = [];
  /** The run whose intervals have been met, but no average yet. */
  private unfinished: { run: string; interval: number; line: number } | null = null;

  private intervals: IntervalRow[] = [];
  private length = new IntervalLength();

  constructor(
    private readonly file: string,
    private readonly series: boolean,
  ) {}

  take(line: string, number: number): void {
    if (isFlatfileHeader(line)) {
      this.header = line.trim().split(/\s+/);
      return;
    }
    if (this.header.length === 0 || !/^\s*\d\d:\d\d:\d\d/.test(line)) return;
    const cells = line.trim().split(/\s+/);
    if (cells.length !== this.header.length) {
      const message = `A row has ${cells.length} columns, the header ${this.header.length}: skipped.`;
      this.lose(cells[this.header.indexOf("Run")] ?? "", "unreadable-row", message, number);
      return;
    }
    this.takeRow(cells, number);
  }

  /** The end of the text, or of a run: intervals without an average are said. */
  close(): void {
    this.intervals = [];
    this.length = new IntervalLength();
    if (!this.unfinished) return;
    const { run, line } = this.unfinished;
    const message = `Run ${run} has intervals but no average: vdbench was stopped or the text is cut.`;
    this.lose(run, "no-average", message, line);
    this.unfinished = null;
  }

  private takeRow(cells: readonly string[], line: number): void {
    const cell = (name: string) => cells[this.header.indexOf(name)] ?? "";
    const [run, interval, version] = [cell("Run"), cell("Interval"), cell("version")];
    if (/^\d+$/.test(interval)) {
      const restarted = this.unfinished && Number(interval) <= this.unfinished.interval;
      if (restarted || this.unfinished?.run !== run) this.close();
      this.unfinished = { run, interval: Number(interval), line: this.unfinished?.line ?? line };
      const at = timeOfDayMs(cell("tod"));
      this.length.take(Number(interval), at);
      if (this.series && at !== null)
        this.intervals.push({ interval: Number(interval), timeOfDayMs: at, figures: this.figures(cells) });
      return;
    }
    if (!interval.startsWith("avg")) return;
    if (this.unfinished?.run !== run) this.close();
    this.unfinished = null;
    this.rows.push({
      run,
      line,
      figures: this.figures(cells),
      timeOfDayMs: timeOfDayMs(cell("tod")),
      elapsedSeconds: null,
      warmupSeconds: null,
      requestedIops: requestedIops(cell("reqrate")),
      version: /^\d/.test(version) ? version : null,
      startedAt: null,
      loops: "",
      averaged: averagedIntervals(interval),
      intervalSeconds: this.length.seconds,
      series: this.intervals,
    });
    this.close();
  }

  private figures(cells: readonly string[]): AverageRow["figures"] {
    return figuresOf(
      this.header.map((word) => [word, word] as const),
      cells,
    );
  }

  private lose(run: string, code: string, message: string, line: number): void {
    this.lost.push({ run, diagnostic: { severity: "warning", code, message, file: this.file, line } });
  }
}

/** The column reqrate, which has a number of nines also where a run has no limit. */
function requestedIops(text: string): number | null {
  return /^\d+(\.\d+)?$/.test(text) && !/^9{4,5}(88|77)\b/.test(text) ? Number(text) : null;
}
