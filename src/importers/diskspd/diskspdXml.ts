import type { BenchmarkRun, Member, ReportedFigure } from "../../model/benchmark/benchmarkRun";
import { emptyRun } from "../../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../model/benchmark/diagnostic";
import { append } from "../append";
import type { ParseResult } from "../parseResult";
import { caseOfPath } from "../caseOfPath";
import { knownFigures } from "../figures/knownFigures";
import { iopsSeries } from "./iopsSeries";
import { startedAtUtc } from "./startedAtUtc";
import type { TargetLoad } from "./targetLoad";
import { workloadOfTargets } from "./targetLoad";
import type { XmlElement } from "../reading/xmlElement";
import { elementAt, elementsOf, numberOf, parseXml } from "../reading/xmlElement";

/**
 * Reads results of `diskspd -Rxml`, several where they were appended to one file: one run a time span.
 *
 * @param series Whether the samples of `-D` are read too.
 */
export function parseDiskspdXml(text: string, name: string, series: boolean): ParseResult {
  const results: ParseResult = { runs: [], diagnostics: [] };
  let line = 1;
  for (const part of text.split(/(?=<Results>)/)) {
    if (part.startsWith("<Results>")) {
      const { runs, diagnostics } = parseResult(part, line, name, series);
      append(results.runs, runs);
      append(results.diagnostics, diagnostics);
    }
    line += part.split("\n").length - 1;
  }
  return results;
}

function parseResult(text: string, line: number, name: string, series: boolean): ParseResult {
  let root: XmlElement;
  try {
    root = parseXml(text, "Results", line);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `${name} is an incomplete or damaged result of diskspd: ${reason}.`;
    return {
      runs: [],
      diagnostics: [{ severity: "error", code: "damaged-xml", message, file: name, line: null }],
    };
  }
  const diagnostics: Diagnostic[] = [];
  const profiles = elementsOf(elementAt(root, "Profile", "TimeSpans"), "TimeSpan");
  const spans = elementsOf(root, "TimeSpan");
  const runs = spans.flatMap((span, index) => {
    const run = spanRun(root, span, profiles[index], name);
    if (run === null) {
      const message = `The time span of line ${span.line} has no test time or no threads: skipped.`;
      diagnostics.push({
        severity: "warning",
        code: "empty-time-span",
        message,
        file: name,
        line: span.line,
      });
      return [];
    }
    const samples = series ? iopsSeries(targetsOf(span)) : null;
    const job = spans.length > 1 ? `time span ${index + 1}` : null;
    // diskspd says when it started, not when its later spans did.
    const startedAt = index === 0 ? run.startedAt : null;
    return [{ ...run, job, startedAt, series: samples }];
  });
  if (spans.length === 0) {
    const message = `${name} has no results: diskspd ended before its first time span.`;
    diagnostics.push({ severity: "error", code: "no-results", message, file: name, line: root.line });
  }
  return { runs, diagnostics };
}

function spanRun(
  root: XmlElement,
  span: XmlElement,
  profile: XmlElement | undefined,
  file: string,
): BenchmarkRun | null {
  const seconds = numberOf(elementAt(span, "TestTimeSeconds"));
  const threads = elementsOf(span, "Thread");
  const targets = targetsOf(span);
  if (seconds === null || seconds <= 0 || targets.length === 0) return null;

  const total = (key: string) => {
    const values = targets.map((target) => numberOf(elementAt(target, key)));
    return values.some((value) => value === null) ? null : values.reduce<number>((a, b) => a + (b ?? 0), 0);
  };
  const rate = (key: string) => {
    const count = total(key);
    return count === null ? null : count / seconds;
  };
  const [readIops, writeIops] = [rate("ReadCount"), rate("WriteCount")];
  const figures = new Figures(elementAt(span, "Latency"), file);
  const run = emptyRun("diskspd", caseOfPath(file), { file, line: span.line });
  // A direction without I/O has no latency.
  const reads = (value: number | null) => (readIops === 0 ? null : value);
  const writes = (value: number | null) => (writeIops === 0 ? null : value);
  const readP95Ms = reads(figures.percentile(95, "ReadMilliseconds"));
  const writeP95Ms = writes(figures.percentile(95, "WriteMilliseconds"));
  const results: BenchmarkRun["results"] = {
    ...run.results,
    iops: rate("IOCount"),
    readIops,
    writeIops,
    throughputBytesPerSecond: rate("BytesCount"),
    latencyMs: figures.average("AverageTotalMilliseconds"),
    readLatencyMs: reads(figures.average("AverageReadMilliseconds")),
    writeLatencyMs: writes(figures.average("AverageWriteMilliseconds")),
    readP95Ms,
    writeP95Ms,
    percentiles: readP95Ms === null && writeP95Ms === null ? null : "measured",
    maxLatencyMs: figures.percentile(100, "TotalMilliseconds"),
  };
  const readMs = (percentile: number) => reads(figures.percentile(percentile, "ReadMilliseconds"));
  const writeMs = (percentile: number) => writes(figures.percentile(percentile, "WriteMilliseconds"));
  const latencyPercentiles = knownFigures({
    readP50Ms: readMs(50),
    writeP50Ms: writeMs(50),
    readP99Ms: readMs(99),
    writeP99Ms: writeMs(99),
    readP999Ms: readMs(99.9),
    writeP999Ms: writeMs(99.9),
  });
  const average = elementAt(span, "CpuUtilization", "Average");
  const [usage, user, kernel] = ["UsagePercent", "UserPercent", "KernelPercent"].map((key) =>
    elementAt(average, key),
  );
  const [userPct = null, systemPct = null] = [user, kernel].map(numberOf);
  const started = elementAt(root, "System", "RunTime")?.text;
  return {
    ...run,
    toolVersion: elementAt(root, "System", "Tool", "Version")?.text ?? null,
    durationSeconds: seconds,
    warmupSeconds: numberOf(elementAt(profile, "Warmup")),
    workload: { ...run.workload, ...workloadOfTargets(profileTargets(profile)), threads: threads.length },
    results,
    latencyPercentiles,
    reported: [
      ...reportedOf(elementAt(span, "TestTimeSeconds"), "TestTimeSeconds", file),
      ...reportedOf(usage, "CpuUtilization Average UsagePercent", file),
      ...figures.reported,
    ],
    cpu: { ...run.cpu, usagePct: numberOf(usage), processors: numberOf(elementAt(span, "ProcCount")) },
    toolCpu: userPct === null && systemPct === null ? null : { userPct, systemPct, of: "machine" },
    members: threads.flatMap((thread) => threadMembers(thread, seconds)),
    startedAt: started === undefined ? null : startedAtUtc(started),
  };
}

/** The targets of all threads. */
function targetsOf(span: XmlElement): XmlElement[] {
  return elementsOf(span, "Thread").flatMap((thread) => elementsOf(thread, "Target"));
}

/** The latency figures, kept as printed when they are read. */
class Figures {
  readonly reported: ReportedFigure[] = [];

  constructor(
    private readonly latency: XmlElement | undefined,
    private readonly file: string,
  ) {}

  average(key: string): number | null {
    return this.take(elementAt(this.latency, key), `Latency ${key}`);
  }

  percentile(percentile: number, key: string): number | null {
    const bucket = elementsOf(this.latency, "Bucket").find(
      (each) => numberOf(elementAt(each, "Percentile")) === percentile,
    );
    return this.take(elementAt(bucket, key), `Latency Percentile ${percentile} ${key}`);
  }

  private take(element: XmlElement | undefined, label: string): number | null {
    this.reported.push(...reportedOf(element, label, this.file));
    return numberOf(element);
  }
}

/** Units stand in the names of the elements only. */
function reportedOf(element: XmlElement | undefined, label: string, file: string): ReportedFigure[] {
  const value = numberOf(element);
  return element && value !== null ? [{ label, value, unit: "", file, line: element.line }] : [];
}

function profileTargets(profile: XmlElement | undefined): TargetLoad[] {
  // With -F the threads are shared by all targets, and none has a number of its own.
  const shared = numberOf(elementAt(profile, "ThreadCount")) ?? 0;
  return elementsOf(elementAt(profile, "Targets"), "Target").map((target) => {
    const at = (key: string) => elementAt(target, key);
    const random = at("Random") !== undefined ? 100 : null;
    const sequential = at("StrideSize") !== undefined ? 0 : null;
    return {
      blockSizeBytes: numberOf(at("BlockSize")),
      writePct: numberOf(at("WriteRatio")),
      randomPct: numberOf(at("RandomRatio")) ?? random ?? sequential,
      outstanding: numberOf(at("RequestCount")),
      threads: shared > 0 ? shared : numberOf(at("ThreadsPerFile")),
      limitPerThread: limitOf(at("Throughput")),
    };
  });
}

/** Without a limit diskspd writes 0. */
function limitOf(element: XmlElement | undefined): TargetLoad["limitPerThread"] {
  const value = numberOf(element);
  return element && value ? { value, inIops: /IOPS/.test(element.attributes) } : null;
}

function threadMembers(thread: XmlElement, seconds: number): Member[] {
  const targets = elementsOf(thread, "Target");
  const id = elementAt(thread, "Id")?.text ?? "";
  return targets.map((target) => {
    const per = (key: string) => {
      const count = numberOf(elementAt(target, key));
      return count === null ? null : count / seconds;
    };
    const path = elementAt(target, "Path")?.text ?? "";
    return {
      name: targets.length > 1 ? `thread ${id}: ${path}` : `thread ${id}`,
      iops: per("IOCount"),
      throughputBytesPerSecond: per("BytesCount"),
      latencyMs: numberOf(elementAt(target, "AverageLatencyMilliseconds")),
      finishedEarly: false,
    };
  });
}
