import type { ReportedFigure } from "../../model/benchmark/benchmarkRun";
import type { DiskspdProfile } from "./diskspdProfile";
import { emptyProfile, takeProfileLine } from "./diskspdProfile";
import type { IoTable } from "./ioTable";
import { ioColumns, takeIoRow } from "./ioTable";

/** A row of the percentile table in ms, `null` where diskspd printed N/A. */
export interface PercentileRow {
  read: ReportedFigure | null;
  write: ReportedFigure | null;
  total: ReportedFigure | null;
}

/** The percentiles that are read, by what diskspd calls them. */
export const PERCENTILES = ["50th", "95th", "99th", "3-nines", "max"] as const;

/** A row of the percentile table that is read. */
export type Percentile = (typeof PERCENTILES)[number];

/** What stands under one `Results for timespan` heading. */
export interface DiskspdSpan {
  number: number;
  line: number;
  testSeconds: ReportedFigure | null;
  threads: number | null;
  processors: number | null;
  /** The avg. row of the CPU table: all use, and the parts of it; in per cent of all processors. */
  cpu: Record<"usage" | "user" | "kernel", ReportedFigure> | null;
  tables: Partial<Record<"Total" | "Read" | "Write", IoTable>>;
  percentiles: Partial<Record<Percentile, PercentileRow>>;
}

/** The parts of one output of diskspd. */
export interface DiskspdOutput {
  profiles: Map<number, DiskspdProfile>;
  spans: DiskspdSpan[];
  startTime: string | null;
  /** Line in which it begins. */
  line: number;
  /** Whether its results follow another output without input parameters and a heading of their own. */
  isExcerpt: boolean;
}

/** Splits a text into the outputs of diskspd in it; several when runs were appended to one file. */
export function diskspdOutputs(lines: readonly string[], file: string): DiskspdOutput[] {
  const reading = new Reading(file);
  lines.forEach((line, index) => reading.take(line, index + 1));
  return reading.outputs;
}

/** Whether a line comes before or with the first table of I/O in the results of a time span. */
function beginsResults(line: string): boolean {
  const headsProcessors = line.split("|").some((cell) => cell.trim() === "CPU");
  return headsProcessors || /^\s*(actual test time:\s*\d+(\.\d+)?s|Total IO)\s*$/.test(line);
}

function hasRows(table: IoTable | undefined): boolean {
  return table !== undefined && (table.total !== null || table.threads.length > 0);
}

class Reading {
  readonly outputs: DiskspdOutput[] = [];
  private profile: DiskspdProfile | null = null;
  private span: DiskspdSpan | null = null;
  private table: IoTable | null = null;
  private percentileColumns: string[] | null = null;

  constructor(private readonly file: string) {}

  take(line: string, number: number): void {
    if (/^\s*Input parameters:/.test(line)) this.open(number);
    else if (/^\s*System information:/.test(line)) this.profile = null;
    const results = /^\s*Results for timespan (\d+):/.exec(line);
    if (results) this.openSpan(Number(results[1]), number);
    else if (this.span) this.takeResult(this.span, line, number);
    else this.takeInput(line);
  }

  private open(line: number): DiskspdOutput {
    const output: DiskspdOutput = { profiles: new Map(), spans: [], startTime: null, line, isExcerpt: false };
    this.outputs.push(output);
    this.span = null;
    this.profile = null;
    return output;
  }

  private openSpan(number: number, line: number): void {
    const output = this.outputs.at(-1) ?? this.open(line);
    this.profile = null;
    this.table = null;
    this.percentileColumns = null;
    this.span = {
      number,
      line,
      testSeconds: null,
      threads: null,
      processors: null,
      cpu: null,
      tables: {},
      percentiles: {},
    };
    output.spans.push(this.span);
  }

  /** diskspd writes each table once per time span: further tables are results of another run. */
  private openExcerpt(line: number): void {
    this.open(line).isExcerpt = true;
    this.openSpan(1, line);
  }

  private takeInput(line: string): void {
    const output = this.outputs.at(-1);
    if (!output) return;
    const span = /^\s*timespan:\s*(\d+)/.exec(line);
    if (span) {
      this.profile = emptyProfile();
      output.profiles.set(Number(span[1]), this.profile);
    } else if (this.profile) takeProfileLine(this.profile, line);
    const start = /^\s*start time:\s*(\S.*)$/.exec(line);
    if (start) output.startTime = start[1] ?? null;
  }

  private takeResult(span: DiskspdSpan, line: string, number: number): void {
    if (hasRows(span.tables.Total) && beginsResults(line)) {
      this.openExcerpt(number);
      this.take(line, number);
      return;
    }
    const columns = ioColumns(line);
    if (columns && this.table) {
      this.table.columns = columns;
      return;
    }
    const heading = /^\s*(Total|Read|Write) IO\s*$/.exec(line)?.[1];
    if (heading === "Total" || heading === "Read" || heading === "Write") {
      this.table = { columns: [], threads: [], total: null };
      span.tables[heading] = this.table;
      return;
    }
    if (this.table && takeIoRow(this.table, line, number)) return;
    if (line.includes("%-ile")) {
      this.percentileColumns = line.split("|").map((cell) => cell.trim());
      this.table = null;
      return;
    }
    if (this.percentileColumns) this.takePercentile(span, this.percentileColumns, line, number);
    else this.takeSystem(span, line, number);
  }

  private takeSystem(span: DiskspdSpan, line: string, number: number): void {
    const labelled = /^\s*(actual test time|(?:thread|proc|cpu) count):\s*(\d+(?:\.\d+)?)(s?)\s*$/.exec(line);
    const [, label, value, unit = ""] = labelled ?? [];
    if (label === "thread count") span.threads = Number(value);
    // Version 2.2 counts CPUs.
    else if (label === "proc count" || label === "cpu count") span.processors = Number(value);
    else if (label !== undefined)
      span.testSeconds = { label, value: Number(value), unit, file: this.file, line: number };
    const average = /^\s*avg\.\s*\|\s*([\d.]+)%\s*\|\s*([\d.]+)%\s*\|\s*([\d.]+)%/.exec(line);
    if (!average) return;
    const [usage, user, kernel] = ["Usage", "User", "Kernel"].map((column, index) => ({
      label: `CPU avg. ${column}`,
      value: Number(average[index + 1]),
      unit: "%",
      file: this.file,
      line: number,
    }));
    if (usage && user && kernel) span.cpu = { usage, user, kernel };
  }

  private takePercentile(span: DiskspdSpan, columns: string[], line: string, number: number): void {
    const cells = line.split("|").map((cell) => cell.trim());
    const name = PERCENTILES.find((percentile) => percentile === cells[0]);
    if (name === undefined) return;
    const figure = (kind: string): ReportedFigure | null => {
      const index = columns.findIndex((column) => column.startsWith(kind));
      const text = cells[index] ?? "";
      const unit = /\(([^()]*)\)/.exec(columns[index] ?? "")?.[1] ?? "";
      // A figure in another unit than ms would be off by a factor: it is left out.
      if (unit !== "ms" || !/^\d+(\.\d+)?$/.test(text)) return null;
      return { label: `${kind} ${name}`, value: Number(text), unit, file: this.file, line: number };
    };
    span.percentiles[name] = { read: figure("Read"), write: figure("Write"), total: figure("Total") };
  }
}
