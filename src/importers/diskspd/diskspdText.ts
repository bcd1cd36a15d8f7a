import type { BenchmarkRun, Member, ReportedFigure } from "../../model/benchmark/benchmarkRun";
import { emptyRun } from "../../model/benchmark/benchmarkRun";
import type { Diagnostic, Severity } from "../../model/benchmark/diagnostic";
import { caseOfPath } from "../caseOfPath";
import { textLines } from "../reading/textLines";
import type { ParseResult } from "../parseResult";
import type { DiskspdProfile } from "./diskspdProfile";
import { diskspdOutputs } from "./diskspdOutputs";
import type { DiskspdOutput, DiskspdSpan, Percentile } from "./diskspdSpan";
import { PERCENTILES } from "./diskspdSpan";
import type { IoRow } from "./ioTable";
import { cellNumber } from "./ioTable";
import { knownFigures } from "../figures/knownFigures";
import { startedAtUtc } from "./startedAtUtc";
import { workloadOfTargets } from "./targetLoad";

const BYTES_PER_MIB = 2 ** 20;

/** Reads the text output of diskspd: one run a time span. */
export function parseDiskspdText(text: string, name: string): ParseResult {
  const diagnostics: Diagnostic[] = [];
  const note = (severity: Severity, code: string, message: string, line: number) =>
    diagnostics.push({ severity, code, message, file: name, line });
  const runs = diskspdOutputs(textLines(text), name).flatMap((output) => {
    if (output.spans.length === 0) {
      const message = `The output of line ${output.line} has no results: diskspd ended early or the text is cut.`;
      note("error", "no-results", message, output.line);
    }
    return output.spans.flatMap((span) => {
      const total = span.tables.Total?.total ?? null;
      if (cellNumber(total, "I/O per s") === null) {
        const message = `Time span ${span.number} has no readable total of its I/O: the text is cut or damaged.`;
        note("error", "no-totals", message, span.line);
        return [];
      }
      if (!output.profiles.has(span.number)) {
        const message = `The results of line ${span.line} have no input parameters: their workload is unknown.`;
        note("warning", "no-input", message, span.line);
      }
      if (total && !total.cells.has("AvgLat")) {
        const message = "No latency: diskspd measures it with -L only.";
        note("info", "no-latency", message, total.line);
      }
      const parts = [span.tables.Read, span.tables.Write];
      if (parts.some((table) => !table?.total)) {
        note("warning", "no-split", `Time span ${span.number} lacks its read or write table.`, span.line);
      }
      return [spanRun(output, span, name)];
    });
  });
  return { runs, diagnostics };
}

function spanRun(output: DiskspdOutput, span: DiskspdSpan, file: string): BenchmarkRun {
  const run = emptyRun("diskspd", caseOfPath(file), { file, line: span.line });
  const profile = output.profiles.get(span.number);
  const { Total, Read, Write } = span.tables;
  const { startTime } = output.system;
  const totals = [Total, Read, Write].map((table) => table?.total ?? null);
  const [total, read, write] = totals;
  const [readIops, writeIops] = [cellNumber(read, "I/O per s"), cellNumber(write, "I/O per s")];
  // A direction without I/O has no latency, whatever is printed there.
  const reads = (value: number | null) => (readIops === 0 ? null : value);
  const writes = (value: number | null) => (writeIops === 0 ? null : value);
  const readMs = (percentile: Percentile) => reads(span.percentiles[percentile]?.read?.value ?? null);
  const writeMs = (percentile: Percentile) => writes(span.percentiles[percentile]?.write?.value ?? null);
  const [readP95Ms, writeP95Ms] = [readMs("95th"), writeMs("95th")];
  return {
    ...run,
    job: output.spans.length > 1 ? `time span ${span.number}` : null,
    durationSeconds: span.testSeconds?.unit === "s" ? span.testSeconds.value : null,
    warmupSeconds: profile?.warmupSeconds ?? null,
    workload: { ...run.workload, ...workloadOf(profile, span.threads) },
    results: {
      ...run.results,
      iops: cellNumber(total, "I/O per s"),
      readIops,
      writeIops,
      throughputBytesPerSecond: throughput(total ?? null),
      latencyMs: cellNumber(total, "AvgLat"),
      readLatencyMs: reads(cellNumber(read, "AvgLat")),
      writeLatencyMs: writes(cellNumber(write, "AvgLat")),
      readP95Ms,
      writeP95Ms,
      percentiles: readP95Ms === null && writeP95Ms === null ? null : "measured",
      maxLatencyMs: span.percentiles.max?.total?.value ?? null,
    },
    latencyPercentiles: knownFigures({
      readP50Ms: readMs("50th"),
      writeP50Ms: writeMs("50th"),
      readP99Ms: readMs("99th"),
      writeP99Ms: writeMs("99th"),
      readP999Ms: readMs("3-nines"),
      writeP999Ms: writeMs("3-nines"),
    }),
    reported: reportedFigures(span, file),
    cpu: {
      ...run.cpu,
      usagePct: span.cpu?.usage.value ?? null,
      processors: span.processors ?? output.system.processors,
    },
    toolCpu: span.cpu && { userPct: span.cpu.user.value, systemPct: span.cpu.kernel.value, of: "machine" },
    members: (Total?.threads ?? []).map((row, _index, rows) => member(row, rows)),
    // diskspd says when it started, not when its later spans did.
    startedAt: startTime === null || output.spans[0] !== span ? null : startedAtUtc(startTime),
  };
}

function workloadOf(
  profile: DiskspdProfile | undefined,
  threads: number | null,
): Partial<BenchmarkRun["workload"]> {
  if (!profile) return { threads };
  const shared = profile.totalThreads;
  const targets = profile.targets.map((target) => ({ ...target, threads: shared ?? target.threads }));
  const load = workloadOfTargets(targets);
  const expected =
    shared ??
    targets.reduce<number | null>(
      (sum, target) => (sum === null || target.threads === null ? null : sum + target.threads),
      0,
    );
  // Other threads than asked for: then nobody knows how many I/Os were outstanding, nor their rate.
  const isOther = threads !== null && threads !== expected;
  return {
    ...load,
    threads: threads ?? expected,
    ...(isOther && { outstandingIo: null, requestedIops: null }),
  };
}

/**
 * diskspd rounds rates to two decimals. IOPS × bytes per I/O is exacter than MiB/s where it is the larger number; the
 * test time is no help, as it is rounded to 10 ms.
 */
function throughput(row: IoRow | null): number | null {
  const [bytes, ios, iops, mibPerSecond] = ["bytes", "I/Os", "I/O per s", "MiB/s"].map((column) =>
    cellNumber(row, column),
  );
  const printed = typeof mibPerSecond === "number" ? mibPerSecond * BYTES_PER_MIB : null;
  if (!bytes || !ios || !iops || iops < (mibPerSecond ?? 0)) return printed;
  const exact = (bytes / ios) * iops;
  // A damaged row has figures that contradict each other.
  const agrees = printed === null || Math.abs(exact - printed) <= 0.01 * BYTES_PER_MIB + 0.001 * printed;
  return agrees ? exact : printed;
}

function member(row: IoRow, rows: readonly IoRow[]): Member {
  const shares = rows.some((other) => other !== row && other.thread === row.thread);
  return {
    name: shares ? `thread ${row.thread}: ${row.file}` : `thread ${row.thread}`,
    iops: cellNumber(row, "I/O per s"),
    throughputBytesPerSecond: throughput(row),
    latencyMs: cellNumber(row, "AvgLat"),
    finishedEarly: false,
  };
}

const RATES: readonly [column: string, label: string, unit: string][] = [
  ["I/Os", "I/Os", ""],
  ["bytes", "bytes", "bytes"],
  ["MiB/s", "", "MiB/s"],
  ["I/O per s", "", "I/O per s"],
  ["AvgLat", "AvgLat", ""],
];

function reportedFigures(span: DiskspdSpan, file: string): ReportedFigure[] {
  const figures = [span.testSeconds, span.cpu?.usage ?? null];
  for (const kind of ["Total", "Read", "Write"] as const) {
    const row = span.tables[kind]?.total;
    for (const [column, label, unit] of RATES) {
      const value = cellNumber(row, column);
      if (row && value !== null)
        figures.push({ label: `${kind} IO ${label}`.trim(), value, unit, file, line: row.line });
    }
  }
  for (const percentile of PERCENTILES) {
    const row = span.percentiles[percentile];
    if (row) figures.push(row.total, row.read, row.write);
  }
  return figures.filter((figure) => figure !== null);
}
