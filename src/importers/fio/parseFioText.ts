import { append } from "../append";
import type { Diagnostic, Severity } from "../../model/benchmark/diagnostic";
import type { ParseResult } from "../parseResult";
import { caseOfPath } from "../caseOfPath";
import { fioRemarks } from "./fioRemarks";
import type { FioResult } from "./fioResult";
import { parseFioResult } from "./fioResult";
import type { ReadTest } from "./fioRun";
import { distinctNames, fioRun } from "./fioRun";
import { fioTests } from "./fioTest";
import { fioJobLoad, timesListed } from "./fioWorkload";
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
 * Reads fio's JSON results, one run per test, from a text that may hold other things around them. fio's terse and
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
    if (result.jobs.length === 0) {
      const line = lineOf(document.offset);
      note("warning", "no-fio-jobs", `The document of line ${line} lists no job: fio ran none.`, line);
    }
    return readTests(result, document, lineOf).map((test) => {
      append(diagnostics, fioRemarks(test, name));
      return fioRun(test, caseName, name);
    });
  });
  return { runs, diagnostics };
}

function readTests(
  result: FioResult,
  document: JsonDocument,
  lineOf: (position: number) => number,
): ReadTest[] {
  const places = jobLines(document, lineOf);
  const listed = timesListed(result);
  const start = lineOf(document.offset);
  const nowhere = { start, of: () => start, textOf: () => "" };
  return fioTests(result).map(({ jobs, total }, index) => {
    const names = distinctNames(jobs.map(({ job }) => job));
    return {
      document: result,
      named: jobs.map(({ place, job }, i) => ({
        name: names[i] ?? "",
        job,
        lines: places[place] ?? nowhere,
      })),
      loads: jobs.map(({ job }) => fioJobLoad(job, listed(job))),
      total,
      isFirst: index === 0,
    };
  });
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
