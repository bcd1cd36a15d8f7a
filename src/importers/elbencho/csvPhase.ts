import type { Diagnostic } from "../../model/benchmark/diagnostic";
import type { CutFigure, ElbenchoPhase, PhaseSide } from "./elbenchoPhase";
import { PhaseFigures } from "./phaseFigures";

const MIB = 2 ** 20;

/** Since this version the date of a row is that of the start: 3.0-27. */
const DATE_OF_START = [3, 0, 27] as const;

/** Columns that came with 2.0-7. Before it, the IOPS of a mix include its reads, which 2.0-1 prints in columns of their own too. */
const SINCE_2_0_7 = ["label", "version", "rwmix read MiB [last]", "rwmix read IO lat us [avg]"];

const REPORTED: readonly (readonly [string, string])[] = [
  ["hosts", ""],
  ["threads", ""],
  ["time ms [first]", "ms"],
  ["time ms [last]", "ms"],
  ["entries/s [last]", "1/s"],
  ["IOPS [first]", "IOPS"],
  ["IOPS [last]", "IOPS"],
  ["MiB/s [first]", "MiB/s"],
  ["MiB/s [last]", "MiB/s"],
  ["MiB [last]", "MiB"],
  ["CPU% [last]", "%"],
  ["IO lat us [min]", "us"],
  ["IO lat us [avg]", "us"],
  ["IO lat us [max]", "us"],
  ["rwmix read IOPS [first]", "IOPS"],
  ["rwmix read IOPS [last]", "IOPS"],
  ["rwmix read MiB/s [first]", "MiB/s"],
  ["rwmix read MiB/s [last]", "MiB/s"],
  ["rwmix read MiB [last]", "MiB"],
  ["rwmix read IO lat us [min]", "us"],
  ["rwmix read IO lat us [avg]", "us"],
  ["rwmix read IO lat us [max]", "us"],
];

/** A row of the CSV. */
export interface CsvRow {
  file: string;
  line: number;
  /** The text of a column, trimmed; empty where the row has none, `null` where the file has no such column. */
  cell(name: string): string | null;
}

/** The phase of a row, and what is wrong with its figures. */
export function csvPhase({ file, line, cell }: CsvRow): { phase: ElbenchoPhase; diagnostics: Diagnostic[] } {
  const text = (name: string) => cell(name) ?? "";
  const operation = text("operation");
  const figures = new PhaseFigures({ operation, file, line }, text);
  const version = text("version") || null;
  const isTotal = SINCE_2_0_7.every((name) => cell(name) === null);
  const io = side(figures, "");
  const reads = side(figures, "rwmix read ");
  const hasReads = reads.iops !== null || reads.bytesPerSecond !== null;
  figures.report(REPORTED);
  const phase: ElbenchoPhase = {
    operation,
    line,
    label: text("label") || null,
    version,
    date: text("ISO date") || null,
    isDateOfStart: version !== null && isSince(version, DATE_OF_START),
    load: {
      pathType: text("path type") || null,
      hosts: figures.of("hosts"),
      threadsPerHost: figures.of("threads"),
      blockSizeBytes: figures.of("block size"),
      ioDepth: figures.of("IO depth"),
      isDirect: flag(text("direct IO")),
      isRandom: flag(text("random")),
      command: text("command"),
    },
    firstMs: figures.of("time ms [first]"),
    lastMs: figures.of("time ms [last]"),
    firstIops: figures.sumOf(["IOPS [first]", ...(isTotal ? [] : ["rwmix read IOPS [first]"])]),
    io,
    mixReads: hasReads ? reads : null,
    isTotal,
    reported: figures.reported,
  };
  return { phase, diagnostics: figures.diagnostics };
}

function side(figures: PhaseFigures, prefix: "" | "rwmix read "): PhaseSide {
  const inMib = (name: string): CutFigure | null => {
    const mib = figures.of(prefix + name);
    return mib === null ? null : { value: mib * MIB, step: MIB };
  };
  return {
    iops: figures.of(`${prefix}IOPS [last]`),
    bytesPerSecond: inMib("MiB/s [last]"),
    bytes: inMib("MiB [last]"),
    latencyUs: figures.of(`${prefix}IO lat us [avg]`),
    maxLatencyUs: figures.of(`${prefix}IO lat us [max]`),
    histogram: null,
  };
}

function flag(text: string): boolean | null {
  return text === "1" ? true : text === "0" ? false : null;
}

/** Whether a version, as `3.0-27` or `3.1.4`, is one or a later one. */
function isSince(version: string, first: readonly number[]): boolean {
  const parts = /^(\d{1,6})\.(\d{1,6})[-.](\d{1,6})/.exec(version)?.slice(1).map(Number);
  if (!parts) return false;
  const differs = first.findIndex((part, index) => part !== parts[index]);
  return differs < 0 || (parts[differs] ?? 0) > (first[differs] ?? 0);
}
