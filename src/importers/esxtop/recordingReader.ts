import type { Diagnostic } from "../../model/benchmark/diagnostic";
import type { HostRecording } from "../../model/benchmark/hostRecording";
import { counterProblem } from "./counterProblem";
import { dateOrder, timeIn } from "./dateOrder";
import { HostColumns, MAX_WANTED_COLUMNS } from "./hostColumns";
import { rowIntervals } from "./intervals";
import type { LineEnd, LineSink } from "./lineScanner";
import { LineScanner } from "./lineScanner";
import { DiagnosticKinds } from "./diagnosticKinds";
import { hostName, isHeaderField, zoneBiasMinutes } from "./pdhHeader";
import type { RowFigures } from "./rowFigures";
import { rowFigures } from "./rowFigures";
import { countProcessors, reportMissing } from "./reportMissing";
import type { WallTime } from "./wallTime";
import { wallTime } from "./wallTime";

/** More rows than this are not kept: four days at the shortest delay of 2 s. */
export const MAX_ROWS = 200_000;

/** A longer line is no line of esxtop, whose widest have some ten megabytes. */
const MAX_LINE_BYTES = 128 * 2 ** 20;

/** How much of a file is read. */
export interface ReadingLimits {
  rows: number;
  lineBytes: number;
}

/** Characters of a field that a diagnostic quotes. */
const MAX_QUOTED = 40;

const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

interface Row {
  time: WallTime;
  text: string;
  line: number;
  figures: RowFigures;
}

/** A header and the rows below it; a file has several when recordings were appended to one another. */
interface Section {
  columns: HostColumns;
  columnCount: number;
  biasMinutes: number;
  line: number;
  rows: Row[];
}

/** Reads the bytes of one file of esxtop's batch mode, whatever its width: only the figures that are kept stay. */
export class RecordingReader implements LineSink {
  private readonly scanner: LineScanner;
  private readonly diagnostics: DiagnosticKinds;
  private readonly sections: Section[] = [];
  private section: Section | null = null;
  private inHeader = false;
  private rows = 0;
  private stopped = false;
  private time: WallTime | null = null;
  private timeText = "";
  private values: (number | null)[] = [];
  /** Of each kind of value that is not read, the first of the row. */
  private badValues = new Map<"esxtop-value" | "esxtop-implausible", string>();

  /** @param delimiter What stands between the fields. */
  constructor(
    private readonly path: string,
    delimiter: string,
    private readonly limits: ReadingLimits = { rows: MAX_ROWS, lineBytes: MAX_LINE_BYTES },
  ) {
    this.scanner = new LineScanner(delimiter, this);
    this.diagnostics = new DiagnosticKinds(path);
  }

  /** Takes the next bytes; "enough" where a limit ends the reading. */
  push(chunk: Uint8Array): "enough" | undefined {
    if (this.stopped) return "enough";
    this.scanner.push(chunk);
    const { lineBytes } = this.limits;
    if (this.scanner.lineBytes > lineBytes) {
      const message = `A line has more than ${lineBytes.toLocaleString("en-US")} bytes: the rest is not read.`;
      this.diagnostics.add("error", "esxtop-line", message);
      this.stopped = true;
    }
    return this.stopped ? "enough" : undefined;
  }

  field(position: number, text: string, quoted: boolean): void {
    if (position === 0) this.firstField(text, quoted);
    else if (this.inHeader) this.section?.columns.take(position, text);
    else this.values[position - 1] = this.valueOf(position - 1, text);
  }

  line(end: LineEnd): void {
    const { line, columns } = end;
    const section = this.section;
    if (this.inHeader && section) {
      section.columnCount = columns;
      section.line = line;
      section.columns.close();
      this.scanner.want([0, ...section.columns.wanted.map(({ column }) => column)]);
    } else if (section && (columns > 1 || this.timeText !== "")) {
      this.endRow(section, end);
    }
    this.inHeader = false;
    this.values = [];
    if (this.badValues.size > 0) this.badValues = new Map();
  }

  /** Ends the file: a recording a header. */
  end(unreadable: string | null): { recordings: HostRecording[]; diagnostics: Diagnostic[] } {
    if (unreadable === null && !this.stopped) this.scanner.end();
    if (unreadable !== null) {
      const message = `The file cannot be read to the end: ${unreadable}`;
      this.diagnostics.add("error", "esxtop-unreadable", message);
    } else if (this.sections.length === 0 && !this.stopped) {
      this.diagnostics.add(
        "error",
        "esxtop-header",
        "No line is a header of esxtop: nothing was read from the file.",
      );
    }
    return { recordings: this.recordings(), diagnostics: this.diagnostics.list() };
  }

  private firstField(text: string, quoted: boolean): void {
    if (isHeaderField(text)) {
      const bias = zoneBiasMinutes(text);
      if (bias === null) {
        const message = `The header ${JSON.stringify(text)} names no time zone: its times are taken as UTC, the clock of ESXi.`;
        this.diagnostics.add("warning", "esxtop-zone", message);
      }
      this.section = {
        columns: new HostColumns(),
        columnCount: 0,
        biasMinutes: bias ?? 0,
        line: 0,
        rows: [],
      };
      this.sections.push(this.section);
      this.inHeader = true;
      this.scanner.want("all");
      return;
    }
    this.timeText = text;
    this.time = wallTime(text, quoted);
  }

  private valueOf(index: number, text: string): number | null {
    const column = this.section?.columns.wanted[index];
    if (text === "" || !column) return null;
    const point = text.includes(".") ? text : text.replace(",", ".");
    if (!NUMBER.test(point)) return this.missing("esxtop-value", column.name, text, "is not a number");
    const value = Number(point);
    const problem = counterProblem(column.counter, value);
    return problem === null ? value : this.missing("esxtop-implausible", column.name, text, problem);
  }

  private missing(
    code: "esxtop-value" | "esxtop-implausible",
    name: string,
    text: string,
    problem: string,
  ): null {
    if (!this.badValues.has(code)) {
      const message = `${JSON.stringify(text.slice(0, MAX_QUOTED))} under ${JSON.stringify(name)} ${problem}: it counts as missing.`;
      this.badValues.set(code, message);
    }
    return null;
  }

  private endRow(section: Section, { line, columns, ended, whole }: LineEnd): void {
    const expected = section.columnCount;
    // A row may have or lack a delimiter at its end.
    if (!whole || Math.abs(columns - expected) > 1 || (!ended && columns < expected)) {
      const message = `The row of ${JSON.stringify(this.timeText.slice(0, MAX_QUOTED))} is truncated or damaged, and skipped: it has ${columns} columns, the header ${expected}.`;
      this.diagnostics.add("warning", "esxtop-columns", message, line);
      return;
    }
    if (!this.time) {
      const message = `${JSON.stringify(this.timeText.slice(0, MAX_QUOTED))} is not a readable time stamp: row skipped.`;
      this.diagnostics.add("warning", "esxtop-time", message, line);
      return;
    }
    for (const [code, message] of this.badValues) this.diagnostics.add("warning", code, message, line);
    if (this.rows >= this.limits.rows) {
      const message = `Only the first ${this.limits.rows.toLocaleString("en-US")} rows are read.`;
      this.diagnostics.add("error", "esxtop-rows", message, line);
      this.stopped = true;
      return;
    }
    this.rows += 1;
    const figures = rowFigures(section.columns.wanted, this.values);
    section.rows.push({ time: this.time, text: this.timeText, line, figures });
  }

  private recordings(): HostRecording[] {
    const rows = this.sections.flatMap((section) => section.rows);
    const order = dateOrder(rows.map(({ time }) => time));
    const [first] = rows;
    if (first && (order === "ambiguous" || order === "contradictory")) {
      const why =
        order === "ambiguous"
          ? "may begin with the day or with the month, and no other row decides"
          : "and the other time stamps of the file have no common order of day and month";
      const message = `${JSON.stringify(first.text)} ${why}: file skipped. Import the original esxtop file.`;
      this.diagnostics.add("error", "esxtop-date-order", message, first.line);
      return [];
    }
    const known = order === "dayFirst" ? "dayFirst" : "monthFirst";
    return this.sections.flatMap((section) => this.recordingOf(section, known) ?? []);
  }

  private recordingOf(section: Section, order: "monthFirst" | "dayFirst"): HostRecording | null {
    const { columns, rows, line } = section;
    const host = hostName(columns.host, this.path);
    if (!reportMissing(this.diagnostics, section)) return null;
    if (columns.leftOut > 0) {
      const message = `${columns.leftOut} columns of other hosts than ${host}, or beyond ${MAX_WANTED_COLUMNS.toLocaleString("en-US")}, are skipped.`;
      this.diagnostics.add("warning", "esxtop-more-columns", message, line);
    }
    const timed = rows.map((row) => ({
      timeMs: timeIn(order, row.time) + section.biasMinutes * 60_000,
      line: row.line,
      figures: row.figures,
    }));
    const found = rowIntervals(
      timed,
      rows.some(({ time }) => time.hasSeconds),
    );
    for (const at of found.backwards) {
      const message = "The time stamp is not after the previous one: row skipped.";
      this.diagnostics.add("warning", "esxtop-backwards", message, at);
    }
    for (const at of found.afterPause) {
      const message =
        "The row follows a gap in the recording: row skipped, because its averaging period is unknown.";
      this.diagnostics.add("info", "esxtop-pause", message, at);
    }
    if (found.byMinute) {
      const message = "The time stamps have no seconds: the rows are averaged by the minute.";
      this.diagnostics.add("info", "esxtop-minutes", message, line);
    }
    if (found.intervals.length === 0) {
      const message = `${host} has ${rows.length === 0 ? "a header but no rows" : `${rows.length} usable rows`}: a recording needs at least two, because the start of the first one is unknown.`;
      this.diagnostics.add("warning", "esxtop-no-rows", message, line);
      return null;
    }
    const logicalProcessors = countProcessors(this.diagnostics, section);
    return { host, logicalProcessors, source: this.path, intervals: found.intervals };
  }
}
