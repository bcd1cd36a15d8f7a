import type { Diagnostic, Severity } from "../../model/benchmark/diagnostic";
import type { ParseResult } from "../parseResult";
import { caseOfPath } from "../caseOfPath";
import type { FioResult, FioResultJob } from "./fioResult";
import { parseFioResult } from "./fioResult";
import { fioRun } from "./fioRun";
import { jobLines, lineCounter } from "./jobLines";
import type { JsonDocument } from "./jsonDocuments";
import { jsonDocuments } from "./jsonDocuments";

const JSON_TEXT = /\{\s*"fio version"\s*:|"(?:jobs|client_stats)"\s*:\s*\[\s*\{\s*"jobname"/;
const TERSE_TEXT = /^[ \t]*[2-9];fio-[^;\s]+;/m;
const NORMAL_TEXT = /\(g=\d+\): rw=\w+, bs=|: \(groupid=\d+, jobs=\d+\): err=/;

/** Whether a text, or the beginning of one, is the output of fio in any format, read or refused. */
export function looksLikeFio(text: string): boolean {
  return [JSON_TEXT, TERSE_TEXT, NORMAL_TEXT].some((pattern) => pattern.test(text));
}

interface PlacedResult {
  result: FioResult;
  document: JsonDocument;
}

/**
 * Reads fio's JSON results, one run a job, from a text that may hold other things around them. fio's terse and
 * normal output is refused with the reason.
 *
 * @param name What the text is called: the file of diagnostics and, without its extension, the case.
 */
export function parseFioText(text: string, name: string): ParseResult {
  const diagnostics: Diagnostic[] = [];
  const lineOf = lineCounter(text);
  const note = (severity: Severity, code: string, message: string, line: number | null) =>
    diagnostics.push({ severity, code, message, file: name, line });

  const results: PlacedResult[] = [];
  const documents = jsonDocuments(text);
  for (const document of documents) {
    const line = lineOf(document.offset);
    if (!document.complete) {
      note(
        "error",
        "damaged-json",
        `${name} ends inside the JSON document that starts in line ${line}.`,
        line,
      );
      continue;
    }
    try {
      const result = parseFioResult(document.text);
      if (result) results.push({ result, document });
      else note("warning", "no-fio-jobs", `The JSON document of line ${line} holds no jobs of fio.`, line);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      note("error", "damaged-json", `The JSON document of line ${line} cannot be read: ${reason}`, line);
    }
  }
  if (documents.length === 0) diagnostics.push(refusal(text, name, lineOf));

  const final = withoutInterim(results);
  if (final.length < results.length) {
    const [all, used] = [results.length, final.length].map((count) => count.toLocaleString("en-US"));
    note("info", "interim-status", `${all} status documents: the last of each run is used (${used}).`, null);
  }
  const caseName = caseOfPath(name);
  const runs = final.flatMap(({ result, document }) => {
    const places = jobLines(text, document);
    if (result.jobs.length === 0) {
      const line = lineOf(document.offset);
      note("warning", "no-fio-jobs", `The document of line ${line} lists no job: fio ran none.`, line);
    }
    return result.jobs.map((job, index) => {
      const start = lineOf(document.offset);
      const lines = places[index] ?? { start, of: () => start };
      for (const [severity, code, message] of remarks(job)) note(severity, code, message, lines.start);
      return fioRun(result, job, { caseName, file: name, lines });
    });
  });
  return { runs, diagnostics };
}

/** What has to be said about a job whose figures are not all that they seem. */
function remarks(job: FioResultJob): [Severity, string, string][] {
  const said: [Severity, string, string][] = [];
  const sides = Object.values(job.directions).filter((side) => side !== null);
  if (job.error !== null && job.error !== 0) {
    said.push(["warning", "job-error", `Job ${job.name} ended with error ${job.error}.`]);
  }
  if ((job.eta ?? 0) > 0) {
    const message = `Job ${job.name} had ${job.eta} s left: the figures are those of an unfinished run.`;
    said.push(["warning", "unfinished-run", message]);
  }
  if (sides.every((side) => (side.iops ?? 0) === 0)) {
    said.push(["warning", "no-io", `Job ${job.name} did no reads and no writes.`]);
  }
  if (job.trimIops > 0) {
    said.push(["info", "trim-left-out", `Job ${job.name} trimmed too: its trims are not in the totals.`]);
  }
  if (sides.some((side) => side.latency?.kind === "clat")) {
    const message = `Job ${job.name} has no total latency: its completion latency (clat) is used.`;
    said.push(["info", "latency-clat", message]);
  }
  return said;
}

/** Documents that one fio printed one after the other start at one time; the counters of its last hold them all. */
function withoutInterim(results: readonly PlacedResult[]): PlacedResult[] {
  return results.filter(({ result }, index) => {
    const next = results[index + 1]?.result;
    return !next || !isSameRun(result, next);
  });
}

const START_TOLERANCE_MS = 2500;

function isSameRun(a: FioResult, b: FioResult): boolean {
  const names = ({ jobs }: FioResult) => JSON.stringify(jobs.map((job) => job.name));
  if (names(a) !== names(b)) return false;
  const [first, second] = [a.jobs[0], b.jobs[0]];
  // Processes that ran side by side start at one time too, but each prints its end once.
  const later = (second?.elapsedSeconds ?? 0) > (first?.elapsedSeconds ?? 0);
  if (!later && (first?.eta ?? 0) === 0) return false;
  const start = ({ timestampMs, jobs }: FioResult) =>
    (timestampMs ?? NaN) - (jobs[0]?.elapsedSeconds ?? NaN) * 1000;
  return Math.abs(start(a) - start(b)) <= START_TOLERANCE_MS;
}

const AGAIN = "Run fio with --output-format=json and import that.";

function refusal(text: string, name: string, lineOf: (position: number) => number): Diagnostic {
  const refuse = (code: string, message: string, line: number | null): Diagnostic => ({
    severity: "error",
    code,
    message,
    file: name,
    line,
  });
  const terse = TERSE_TEXT.exec(text);
  if (terse) {
    const why = "its columns differ from version to version and say nothing about the job's options";
    return refuse("fio-terse", `${name} is fio's terse output: ${why}. ${AGAIN}`, lineOf(terse.index));
  }
  const normal = NORMAL_TEXT.exec(text);
  if (normal) {
    const why = "its figures are rounded and change their units from line to line";
    return refuse("fio-text", `${name} is fio's normal output: ${why}. ${AGAIN}`, lineOf(normal.index));
  }
  return refuse("no-fio-json", `${name} holds no JSON document of fio. ${AGAIN}`, null);
}
