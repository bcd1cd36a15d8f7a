import type { AverageRow, IntervalRow, VdbenchColumn } from "./averageRow";
import { averagedIntervals, figuresOf, timeOfDayMs } from "./averageRow";
import type { LostAverage, VdbenchReport } from "./flatfile";
import { announcedRate } from "../load/vdbenchLoops";
import { IntervalLength } from "../load/vdbenchTime";
import { ReportClock } from "./reportClock";

/** The two-line headers of the block layout, word over word; older versions lack some of them. */
const BLOCK_COLUMNS: Readonly<Record<string, VdbenchColumn>> = {
  "i/o rate": "rate",
  "MB/sec 1024**2": "MB/sec",
  "bytes i/o": "bytes/io",
  "read pct": "read%",
  "resp time": "resp",
  "read resp": "read_resp",
  "write resp": "write_resp",
  "resp max": "resp_max",
  "read max": "read_max",
  "write max": "write_max",
  "queue depth": "queue_depth",
  "cpu% sys+u": "cpu_used",
  "cpu% sys+usr": "cpu_used",
  "cpu% sys": "cpu_kernel",
};

/** The first columns of the file-system layout: word of the second line, meaning, label. */
const FILE_COLUMNS: readonly (readonly [word: string, column: VdbenchColumn | "", label: string])[] = [
  ["rate", "Rate", "ReqstdOps rate"],
  ["resp", "Resp", "ReqstdOps resp"],
  ["total", "cpu_used", "cpu% total"],
  ["sys", "cpu_kernel", "cpu% sys"],
  ["pct", "read%", "read pct"],
  ["rate", "Read_rate", "read rate"],
  ["resp", "Read_resp", "read resp"],
  ["rate", "Write_rate", "write rate"],
  ["resp", "Write_resp", "write resp"],
  ["read", "", "mb/sec read"],
  ["write", "", "mb/sec write"],
  ["total", "MB/sec", "MB/sec total"],
  ["size", "Xfersize", "xfer size"],
];

const BLOCK_HEADER = /\binterval\s+i\/o\s/;
const FILE_HEADER = /\.\.Interval\.\.\s+\.ReqstdOps/;

/** Whether a line is the first header line of summary.html or totals.html. */
export function isSummaryHeader(line: string): boolean {
  return BLOCK_HEADER.test(line) || FILE_HEADER.test(line);
}

/**
 * Reads the average rows of summary.html, totals.html, logfile.html or what vdbench prints while it runs.
 *
 * @param series Whether the intervals are kept too; totals.html has none.
 */
export function readSummary(lines: readonly string[], file: string, series: boolean): VdbenchReport {
  const reading = new Reading(file, series);
  lines.forEach((line, index) => reading.take(line.replace(/<[^<>]*>/g, ""), index + 1));
  reading.close();
  return { rows: reading.rows, lost: reading.lost };
}

interface StartedRun {
  name: string;
  line: number;
  elapsedSeconds: number | null;
  warmupSeconds: number | null;
  requestedIops: number | null;
  startedAt: string | null;
  loops: string;
}

type Columns = (readonly [column: string, label: string])[];

class Reading {
  readonly rows: AverageRow[] = [];
  readonly lost: LostAverage[] = [];
  private run: StartedRun | null = null;
  private header: string | null = null;
  private columns: Columns | null = null;
  private width = 0;
  private readonly clock = new ReportClock();

  private intervals: IntervalRow[] = [];
  private length = new IntervalLength();

  constructor(
    private readonly file: string,
    private readonly series: boolean,
  ) {}

  take(line: string, number: number): void {
    if (this.header !== null) {
      this.columns = BLOCK_HEADER.test(this.header) ? blockColumns(this.header, line) : fileColumns(line);
      this.width = words(line).length;
      this.header = null;
      return;
    }
    if (isSummaryHeader(line)) {
      this.header = line;
      return;
    }
    this.clock.take(line);
    const start = /Starting RD=([^;,\s]+)(.*)/.exec(line);
    if (start) this.open(start[1] ?? "", start[2] ?? "", number);
    if (start) this.length.begin(timeOfDayMs(line.trim().split(" ", 1)[0] ?? ""));
    // From ten characters on, an average such as avg_31-150 follows its time without a space.
    const [, time = "", which = "", rest = ""] =
      /^\s*(\d\d:\d\d:\d\d(?:\.\d+)?)\s*(avg_\d+-\d+|(?<=\s)\d+)\s(.*)$/.exec(line) ?? [];
    if (which.startsWith("avg")) this.takeAverage(which, timeOfDayMs(time), words(rest), number);
    // Lines of other kinds begin with a time and a number too: only rows of the header's width are intervals.
    else if (which !== "" && words(rest).length === this.width) {
      this.length.take(Number(which), timeOfDayMs(time));
      if (this.series) this.takeInterval(Number(which), timeOfDayMs(time), words(rest));
    }
  }

  /** The end of a run: one without an average is said. */
  close(): void {
    if (this.run) {
      const message = `Run ${this.run.name} has no average: vdbench was stopped or the text is cut.`;
      this.lose(this.run.name, "no-average", message, this.run.line);
    }
    this.run = null;
  }

  private open(name: string, rest: string, line: number): void {
    this.close();
    this.intervals = [];
    this.length = new IntervalLength();
    const seconds = (key: string) => {
      const text = new RegExp(`\\b${key}=(\\d+)(?![\\dmh])`).exec(rest)?.[1];
      return text === undefined ? null : Number(text);
    };
    const loops = /For loops:(.*)/.exec(rest)?.[1]?.trim() ?? "";
    this.run = {
      name,
      line,
      elapsedSeconds: seconds("elapsed"),
      warmupSeconds: seconds("warmup"),
      requestedIops: announcedRate(rest),
      startedAt: this.clock.now(),
      loops: /^none$/i.test(loops) ? "" : loops,
    };
  }

  private takeInterval(interval: number, at: number | null, cells: readonly string[]): void {
    if (at === null || !this.columns) return;
    this.intervals.push({ interval, timeOfDayMs: at, figures: figuresOf(this.columns, cells) });
  }

  private takeAverage(which: string, at: number | null, cells: readonly string[], line: number): void {
    const run = this.run;
    this.run = null;
    if (!this.columns || cells.length !== this.width) {
      const message = `The average of line ${line} is not under a known header: skipped.`;
      this.intervals = [];
      this.lose(run?.name ?? "", "unreadable-row", message, line);
      return;
    }
    this.rows.push({
      run: run?.name ?? "",
      line,
      figures: figuresOf(this.columns, cells),
      timeOfDayMs: at,
      elapsedSeconds: run?.elapsedSeconds ?? null,
      warmupSeconds: run?.warmupSeconds ?? null,
      requestedIops: run?.requestedIops ?? null,
      version: null,
      startedAt: run?.startedAt ?? null,
      loops: run?.loops ?? "",
      averaged: averagedIntervals(which),
      intervalSeconds: this.length.seconds,
      series: this.intervals,
    });
    this.intervals = [];
    this.length = new IntervalLength();
  }

  private lose(run: string, code: string, message: string, line: number): void {
    this.lost.push({ run, diagnostic: { severity: "warning", code, message, file: this.file, line } });
  }
}

/** Each column of the block layout has one word in either line. */
function blockColumns(first: string, second: string): Columns | null {
  const upper = words(first.slice(first.indexOf("interval") + "interval".length));
  const lower = words(second);
  if (upper.length !== lower.length) return null;
  return upper.map((word, index) => {
    const label = `${word} ${lower[index] ?? ""}`;
    return [BLOCK_COLUMNS[label] ?? "", label] as const;
  });
}

/** The first line names groups of columns: only the order of the second line is certain. */
function fileColumns(second: string): Columns | null {
  const lower = words(second);
  const known = FILE_COLUMNS.every(([word], index) => lower[index] === word);
  return known ? FILE_COLUMNS.map(([, column, label]) => [column, label] as const) : null;
}

function words(text: string): string[] {
  return text.match(/\S+/g) ?? [];
}
