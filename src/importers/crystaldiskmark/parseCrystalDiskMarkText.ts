import type { BenchmarkRun, ReportedFigure, Workload } from "../../model/benchmark/benchmarkRun";
import { emptyRun } from "../../model/benchmark/benchmarkRun";
import type { Diagnostic, Severity } from "../../model/benchmark/diagnostic";
import { caseOfPath } from "../caseOfPath";
import { textLines } from "../reading/textLines";
import type { ParseResult } from "../parseResult";
import type { Direction, ResultRow } from "./resultRow";
import { beginsLikeRow, parseResultRow } from "./resultRow";

const BYTES_PER_MB = 1_000_000;

/** Whether a text is a result of CrystalDiskMark: its heading, or rows as only it writes them. */
export function looksLikeCrystalDiskMark(text: string): boolean {
  if (/^[ \t>#*-]*CrystalDiskMark \d/m.test(text)) return true;
  return textLines(text).some((line) => {
    const row = parseResultRow(withoutQuoteMarks(line));
    return row !== null && (row.queues !== null || row.iops !== null);
  });
}

/**
 * Reads the text that CrystalDiskMark copies or saves: one run a row. Rows of tests that were not run hold zeros
 * and give none.
 *
 * @param name What the text is called: the file of diagnostics and, without its extension, the case.
 */
export function parseCrystalDiskMarkText(text: string, name: string): ParseResult {
  const reading = new Reading(name);
  textLines(text).forEach((line, index) => reading.take(withoutQuoteMarks(line), index + 1));
  return reading.result();
}

/** A line without the `>` that e-mail and Markdown put before what they quote. */
function withoutQuoteMarks(line: string): string {
  return line.replace(/^[ \t]*>[ \t>]*/, "");
}

/** A row in its place. */
interface PlacedRow {
  row: ResultRow;
  direction: Direction | null;
  readPct: number | null;
  line: number;
}

class Reading {
  private version: string | null = null;
  private direction: Direction | null = null;
  private mixReadPct: number | null = null;
  /** Runs of the result at hand: what its last lines say holds for all of them. */
  private current: BenchmarkRun[] = [];
  private readonly runs: BenchmarkRun[] = [];
  private readonly diagnostics: Diagnostic[] = [];
  private hasRows = false;

  constructor(private readonly file: string) {}

  take(line: string, number: number): void {
    const heading = /\bCrystalDiskMark (\d[\w.]*)/.exec(line);
    if (heading) {
      this.version = heading[1] ?? null;
      this.direction = null;
      this.current = [];
      return;
    }
    const section = /^\s*\[\s*(Read|Write|Mix)\s*\](.*)$/i.exec(line);
    if (section) {
      this.direction = section[1]?.toLowerCase() as Direction;
      const share = /Read\s*(\d+)\s*%/i.exec(section[2] ?? "");
      this.mixReadPct = share ? Number(share[1]) : null;
      return;
    }
    const measured = /^\s*Time:\s*Measure\s+(\d+)\s*sec/i.exec(line);
    if (measured) {
      for (const run of this.current) run.durationSeconds = Number(measured[1]);
      this.current = [];
      return;
    }
    const row = parseResultRow(line);
    if (row) this.takeRow(row, number);
    else if (beginsLikeRow(line)) {
      this.note("warning", "unreadable-row", `${JSON.stringify(line.trim())} cannot be read.`, number);
    }
  }

  result(): ParseResult {
    if (!this.hasRows) {
      this.note("error", "no-results", `${this.file} holds no rows of results.`, null);
    }
    return { runs: this.runs, diagnostics: this.diagnostics };
  }

  private takeRow(row: ResultRow, line: number): void {
    this.hasRows = true;
    const direction = row.direction ?? this.direction;
    const readPct = { read: 100, write: 0, mix: this.mixReadPct, unknown: null }[direction ?? "unknown"];
    const placed = { row, direction, readPct, line };
    if (row.megabytesPerSecond === 0 && (row.iops ?? 0) === 0) {
      this.note("info", "not-run", `${jobName(placed)} was not run: its figures are 0.`, line);
      return;
    }
    if (direction === null) {
      const message = `${jobName(placed)} is not under [Read] or [Write]: its direction is unknown.`;
      this.note("warning", "no-direction", message, line);
    }
    const run = rowRun(placed, this.version, this.file);
    this.runs.push(run);
    this.current.push(run);
  }

  private note(severity: Severity, code: string, message: string, line: number | null): void {
    this.diagnostics.push({ severity, code, message, file: this.file, line });
  }
}

function rowRun(placed: PlacedRow, version: string | null, file: string): BenchmarkRun {
  const { row, direction, line } = placed;
  const run = emptyRun("crystaldiskmark", caseOfPath(file), { file, line });
  const latencyMs = row.latencyUs === null ? null : row.latencyUs / 1000;
  return {
    ...run,
    toolVersion: version,
    job: jobName(placed),
    workload: { ...run.workload, ...workloadOf(placed) },
    results: {
      ...run.results,
      iops: row.iops,
      readIops: direction === "read" ? row.iops : null,
      writeIops: direction === "write" ? row.iops : null,
      throughputBytesPerSecond: row.megabytesPerSecond * BYTES_PER_MB,
      latencyMs,
      readLatencyMs: direction === "read" ? latencyMs : null,
      writeLatencyMs: direction === "write" ? latencyMs : null,
    },
    reported: reportedFigures(placed, file),
  };
}

function workloadOf({ row, readPct }: PlacedRow): Partial<Workload> {
  const { queues, threads } = row;
  return {
    blockSizeBytes: row.blockSizeBytes,
    readPct,
    randomPct: row.random ? 100 : 0,
    queueDepth: queues,
    threads,
    outstandingIo: queues === null || threads === null ? null : queues * threads,
  };
}

/** As CrystalDiskMark's window names it: `SEQ 1MiB Q8T1 read`. */
function jobName({ row, direction }: PlacedRow): string {
  const queue = row.queues === null ? "" : `Q${row.queues}`;
  const thread = row.threads === null ? "" : `T${row.threads}`;
  return [row.random ? "RND" : "SEQ", row.blockText, queue + thread, direction ?? ""]
    .filter(Boolean)
    .join(" ");
}

function reportedFigures(placed: PlacedRow, file: string): ReportedFigure[] {
  const { row, line } = placed;
  const label = jobName(placed);
  const figures: [number | null, string][] = [
    [row.megabytesPerSecond, "MB/s"],
    [row.iops, "IOPS"],
    [row.latencyUs, "us"],
  ];
  return figures.flatMap(([value, unit]) => (value === null ? [] : [{ label, value, unit, file, line }]));
}
