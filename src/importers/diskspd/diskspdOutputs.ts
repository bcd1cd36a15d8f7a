import type { ReportedFigure } from "../../model/benchmark/benchmarkRun";
import type { DiskspdProfile } from "./diskspdProfile";
import { emptyProfile, takeProfileLine } from "./diskspdProfile";
import type { DiskspdOutput, DiskspdSpan, DiskspdSystem } from "./diskspdSpan";
import { PERCENTILES, emptySpan } from "./diskspdSpan";
import type { IoTable } from "./ioTable";
import { ioColumns, takeIoRow } from "./ioTable";
import { AVERAGE_CPU, LABELED_FIGURE, hasRows, isOfAnotherRun, resultPartAt } from "./resultPart";

const UNKNOWN_SYSTEM: DiskspdSystem = { startTime: null, processors: null };

/** Splits a text into the outputs of diskspd in it; several when runs were appended to one file. */
export function diskspdOutputs(lines: readonly string[], file: string): DiskspdOutput[] {
  const reading = new Reading(file);
  lines.forEach((line, index) => reading.take(line, index + 1));
  return reading.outputs;
}

class Reading {
  readonly outputs: DiskspdOutput[] = [];
  /** Whether the lines are the input parameters or the system information that precede results. */
  private isHead = false;
  private system = UNKNOWN_SYSTEM;
  private profile: DiskspdProfile | null = null;
  private span: DiskspdSpan | null = null;
  private table: IoTable | null = null;
  private percentileColumns: string[] | null = null;
  /** The last line that was not blank. */
  private above = "";

  constructor(private readonly file: string) {}

  take(line: string, number: number): void {
    const isInput = /^\s*Input parameters:/.test(line);
    if (isInput || /^\s*System information:/.test(line)) this.beginHead();
    if (isInput) this.open(number);
    const results = /^\s*Results for timespan (\d+):/.exec(line);
    if (results) this.openSpan(Number(results[1]), number);
    else if (this.span) this.takeResult(this.span, line, number);
    else if (this.beginsResults(line)) this.takeResult(this.openExcerpt(number), line, number);
    else this.takeHead(line);
    if (line.trim() !== "") this.above = line;
  }

  private beginHead(): void {
    this.isHead = true;
    this.system = UNKNOWN_SYSTEM;
    this.profile = null;
    this.span = null;
  }

  private open(line: number): DiskspdOutput {
    const output: DiskspdOutput = { profiles: new Map(), spans: [], system: this.system, line };
    this.outputs.push(output);
    return output;
  }

  private openSpan(number: number, line: number): DiskspdSpan {
    const output = this.outputOf(number) ?? this.open(line);
    // diskspd describes the system between the input and the first results.
    if (output.spans.length === 0) output.system = this.system;
    this.isHead = false;
    this.system = UNKNOWN_SYSTEM;
    this.profile = null;
    this.table = null;
    this.percentileColumns = null;
    this.span = emptySpan(number, line);
    output.spans.push(this.span);
    return this.span;
  }

  /** The output to which a time span belongs: its time spans have different numbers. */
  private outputOf(number: number): DiskspdOutput | undefined {
    const last = this.outputs.at(-1);
    if (last === undefined || (this.isHead && last.spans.length > 0)) return undefined;
    return last.spans.some((span) => span.number === number) ? undefined : last;
  }

  /** Results without a heading of their own belong to a run of which nothing else is known. */
  private openExcerpt(line: number): DiskspdSpan {
    this.open(line);
    return this.openSpan(1, line);
  }

  /** Whether results begin without their heading. Version 2.2 counts CPUs before the results too. */
  private beginsResults(line: string): boolean {
    const part = resultPartAt(line);
    if (part === "thread count" || part === "proc count") return !this.isHead;
    return part !== null || ioColumns(line) !== null;
  }

  private takeHead(line: string): void {
    if (!this.isHead) return;
    const output = this.outputs.at(-1);
    const span = /^\s*timespan:\s*(\d+)/.exec(line);
    if (span && output?.spans.length === 0) {
      this.profile = emptyProfile();
      output.profiles.set(Number(span[1]), this.profile);
    } else if (this.profile) takeProfileLine(this.profile, line);
    const start = /^\s*start time:\s*(\S.*)$/.exec(line);
    if (start) this.system = { ...this.system, startTime: start[1] ?? null };
    const processors = /^\s*cpu count:\s*(\d+)\s*$/.exec(line);
    if (processors) this.system = { ...this.system, processors: Number(processors[1]) };
  }

  private takeResult(span: DiskspdSpan, line: string, number: number): void {
    const part = resultPartAt(line);
    const columns = ioColumns(line);
    // The table of writes is the last one: no table without a heading can follow it.
    if ((part !== null && isOfAnotherRun(part, span)) || (columns && hasRows(span.tables.Write))) {
      this.takeResult(this.openExcerpt(number), line, number);
    } else if (columns) {
      if (this.table) this.table.columns = columns;
    } else if (part === "Total" || part === "Read" || part === "Write") {
      this.table = { columns: [], threads: [], total: null };
      span.tables[part] = this.table;
    } else if (part === "percentiles") {
      this.openPercentiles(span, line);
    } else if (part !== null) {
      this.takeSystem(span, line, number);
    } else if (!this.table || !takeIoRow(this.table, line, number)) {
      if (this.percentileColumns) this.takePercentile(span, this.percentileColumns, line, number);
    }
  }

  private takeSystem(span: DiskspdSpan, line: string, number: number): void {
    const [, label, value, unit = ""] = LABELED_FIGURE.exec(line) ?? [];
    if (label === "thread count") span.threads = Number(value);
    else if (label === "proc count" || label === "cpu count") span.processors = Number(value);
    else if (label !== undefined)
      span.testSeconds = { label, value: Number(value), unit, file: this.file, line: number };
    const average = AVERAGE_CPU.exec(line);
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

  /** Of several targets, diskspd prints the percentiles of each under its path, and those of all targets last. */
  private openPercentiles(span: DiskspdSpan, line: string): void {
    this.percentileColumns = line.split("|").map((cell) => cell.trim());
    this.table = null;
    span.percentiles = {};
    const isUnlabeled = this.above.includes("|");
    span.hasTotalPercentiles = isUnlabeled || /^\s*(total|Total latency distribution):\s*$/.test(this.above);
  }

  private takePercentile(span: DiskspdSpan, columns: string[], line: string, number: number): void {
    const cells = line.split("|").map((cell) => cell.trim());
    const name = PERCENTILES.find((percentile) => percentile === cells[0]);
    if (name === undefined) return;
    if (span.percentiles[name]) {
      this.openExcerpt(number);
      return;
    }
    const figure = (kind: string): ReportedFigure | null => {
      const index = columns.findIndex((column) => column.startsWith(kind));
      const text = cells[index] ?? "";
      const unit = /\(([^()]*)\)/.exec(columns[index] ?? "")?.[1] ?? "";
      // A figure in another unit than ms would be off by a factor: skipped.
      if (unit !== "ms" || !/^\d+(\.\d+)?$/.test(text)) return null;
      return { label: `${kind} ${name}`, value: Number(text), unit, file: this.file, line: number };
    };
    span.percentiles[name] = { read: figure("Read"), write: figure("Write"), total: figure("Total") };
  }
}
