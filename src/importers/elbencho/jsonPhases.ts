import { append } from "../append";
import type { Diagnostic } from "../../model/benchmark/diagnostic";
import { jsonDocuments } from "../reading/jsonDocuments";
import { lineCounter } from "../reading/lineCounter";
import type { ReadPhases } from "./csvPhases";
import type { CutFigure, ElbenchoPhase, HistogramBin, PhaseSide } from "./elbenchoPhase";
import { PhaseFigures } from "./phaseFigures";

const FIGURES: readonly (readonly [string, string])[] = [
  ["elapsed_time_ms", "ms"],
  ["entries/s", "1/s"],
  ["iops", "IOPS"],
  ["bytes/s", "B/s"],
  ["bytes", "B"],
  ["rwmix_read iops", "IOPS"],
  ["rwmix_read bytes/s", "B/s"],
  ["rwmix_read bytes", "B"],
  ["cpu%", "%"],
  ["latency IO min_us", "us"],
  ["latency IO avg_us", "us"],
  ["latency IO max_us", "us"],
  ["latency IO rwmix_read min_us", "us"],
  ["latency IO rwmix_read avg_us", "us"],
  ["latency IO rwmix_read max_us", "us"],
];

const REPORTED: readonly (readonly [string, string])[] = [
  ["config hosts", ""],
  ["config threads", ""],
  ...["first_done", "last_done"].flatMap((when) =>
    FIGURES.map(([name, unit]) => [`${when} ${name}`, unit] as const),
  ),
];

/** `431-512us`. */
const RANGE = /^[\d.]{1,20}-(\d{1,15}(?:\.\d{1,9})?)us$/;

/** Reads the documents of `--jsonfile`, one a phase. */
export function jsonPhases(text: string, file: string): ReadPhases {
  const found: ReadPhases = { phases: [], diagnostics: [] };
  const lineOf = lineCounter(text);
  for (const document of jsonDocuments(text)) {
    const line = lineOf(document.offset);
    const refuse = (why: string) =>
      found.diagnostics.push({ severity: "error", code: "damaged-json", message: why, file, line });
    if (!document.complete) {
      refuse(`The JSON document that starts in line ${line} has no end: use the whole output.`);
      continue;
    }
    try {
      const { phase, diagnostics } = jsonPhase(JSON.parse(document.text), file, line);
      append(found.diagnostics, diagnostics);
      if (phase) found.phases.push(phase);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      refuse(`The JSON document of line ${line} cannot be read: ${reason}`);
    }
  }
  return found;
}

function jsonPhase(
  document: unknown,
  file: string,
  line: number,
): { phase: ElbenchoPhase | null; diagnostics: Diagnostic[] } {
  const text = (path: string) => textAt(document, path);
  const operation = text("phase_type");
  if (operation === "") {
    const message = `The JSON document of line ${line} is not a phase of elbencho: it is skipped.`;
    return { phase: null, diagnostics: [{ severity: "warning", code: "no-phase", message, file, line }] };
  }
  const figures = new PhaseFigures({ operation, file, line }, text);
  const reads = side(document, figures, "rwmix_read ");
  figures.report(REPORTED);
  const phase: ElbenchoPhase = {
    operation,
    line,
    label: text("label") || null,
    version: text("config version") || text("version") || null,
    date: text("iso_start_date") || null,
    isDateOfStart: true,
    load: {
      pathType: text("config path_type") || null,
      hosts: figures.of("config hosts"),
      threadsPerHost: figures.of("config threads"),
      blockSizeBytes: figures.of("config block_size"),
      ioDepth: figures.of("config io_depth"),
      isDirect: flag(text("config direct_io")),
      isRandom: flag(text("config random_offsets")),
      command: text("config command"),
    },
    firstMs: figures.of("first_done elapsed_time_ms"),
    lastMs: figures.of("last_done elapsed_time_ms"),
    firstIops: figures.sumOf(["first_done iops", "first_done rwmix_read iops"]),
    io: side(document, figures, ""),
    mixReads: reads.iops === null && reads.bytesPerSecond === null ? null : reads,
    isTotal: false,
    reported: figures.reported,
  };
  return { phase, diagnostics: figures.diagnostics };
}

function side(document: unknown, figures: PhaseFigures, reads: "" | "rwmix_read "): PhaseSide {
  const cut = (name: string): CutFigure | null => {
    const value = figures.of(`last_done ${reads}${name}`);
    return value === null ? null : { value, step: 1 };
  };
  return {
    iops: figures.of(`last_done ${reads}iops`),
    bytesPerSecond: cut("bytes/s"),
    bytes: cut("bytes"),
    latencyUs: figures.of(`last_done latency IO ${reads}avg_us`),
    maxLatencyUs: figures.of(`last_done latency IO ${reads}max_us`),
    histogram: histogram(valueAt(document, `last_done latency IO histogram ${reads}buckets`)),
  };
}

/** The bins that hold an I/O; `null` where one of them cannot be read. */
function histogram(buckets: unknown): HistogramBin[] | null {
  if (!Array.isArray(buckets) || buckets.length === 0) return null;
  const bins: HistogramBin[] = [];
  for (const bucket of buckets) {
    const range = RANGE.exec(textAt(bucket, "range"))?.[1];
    const count = /^\d{1,15}$/.exec(textAt(bucket, "count"))?.[0];
    if (range === undefined || count === undefined) return null;
    bins.push({ upToUs: Number(range), count: Number(count) });
  }
  return bins;
}

function flag(text: string): boolean | null {
  return text === "true" ? true : text === "false" ? false : null;
}

/** What stands behind names that follow each other, with blanks between them. */
function valueAt(document: unknown, path: string): unknown {
  let value = document;
  for (const name of path.split(" ")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return value;
}

/** A value as the text that it is in elbencho's own files; empty where there is none. */
function textAt(document: unknown, path: string): string {
  const value = valueAt(document, path);
  if (value === undefined || value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value).trim();
}
