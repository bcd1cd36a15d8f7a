import { append } from "../append";
import type { Diagnostic, Severity } from "../../model/benchmark/diagnostic";
import type { ParseResult } from "../parseResult";
import { caseOfPath } from "../caseOfPath";
import { jsonDocuments } from "../reading/jsonDocuments";
import { lineCounter } from "../reading/lineCounter";
import { fioDiagnostics } from "./fioDiagnostics";
import type { FioResult } from "./fioResult";
import { parseFioResult } from "./fioResult";
import type { ReadTest } from "./fioRun";
import { distinctNames, fioRun } from "./fioRun";
import { signalNotices } from "./fioSignals";
import { fioTests } from "./fioTest";
import { fioJobLoad, timesListed } from "./fioWorkload";
import { jobLines } from "./jobLines";
import { normalResults } from "./normalText";
import type { PlacedResult } from "./placedResult";

const JSON_TEXT = /\{\s*"fio version"\s*:|"(?:jobs|client_stats)"\s*:\s*\[\s*\{\s*"jobname"/;
const TERSE_TEXT = /^[ \t]*[2-9];fio-[^;\s]+;/m;
const NORMAL_TEXT = /\(g=\d+\): rw=\w+, bs=|: \(groupid=\d+, jobs=\d+\): err=/;

/** Whether a text, or the beginning of one, is the output of fio in any format, read or refused. */
export function looksLikeFio(text: string): boolean {
  return [JSON_TEXT, TERSE_TEXT, NORMAL_TEXT].some((pattern) => pattern.test(text));
}

/**
 * Reads fio's JSON results and normal output, one run per test, from a text that may hold other things around them. fio's
 * terse output is refused with the reason.
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
        `The JSON document that starts in line ${line} has no end: use the whole output.`,
        line,
      );
      continue;
    }
    try {
      const result = parseFioResult(document.text);
      if (result) results.push({ result, start: line, places: jobLines(document, lineOf) });
      else note("warning", "no-fio-jobs", `The JSON document of line ${line} holds no jobs of fio.`, line);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      note("error", "damaged-json", `The JSON document of line ${line} cannot be read: ${reason}`, line);
    }
  }
  const normal = normalResults(text, name, results);
  append(diagnostics, normal.diagnostics);
  if (documents.length + normal.results.length === 0) diagnostics.push(refusal(text, name, lineOf));

  const final = [...withoutInterim(results), ...normal.results];
  const listed = results.length + normal.listings;
  if (final.length < listed) {
    const [all, used] = [listed, final.length].map((count) => count.toLocaleString("en-US"));
    note("info", "interim-status", `${all} status documents: the last of each run is used (${used}).`, null);
  }
  const caseName = caseOfPath(name);
  const runs = final.map((placed) => {
    const { result, start } = placed;
    if (result.jobs.length === 0) {
      note("warning", "no-fio-jobs", `The document of line ${start} lists no job: fio ran none.`, start);
    }
    return readTests(placed).map((test) => {
      append(diagnostics, fioDiagnostics(test, name));
      return fioRun(test, caseName, name);
    });
  });
  append(diagnostics, signalNotices(text, lineOf, final, runs));
  return { runs: runs.flat(), diagnostics };
}

function readTests({ result, start, places }: PlacedResult): ReadTest[] {
  const listed = timesListed(result);
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
  const [terse, normal] = [TERSE_TEXT.exec(text), NORMAL_TEXT.exec(text)];
  const why = terse ? "is fio's terse output, whose columns differ by version" : "holds no results of fio";
  const place = terse ?? normal;
  return {
    severity: "error",
    code: terse ? "fio-terse" : normal ? "fio-text" : "no-fio-json",
    message: `${name} ${why}. ${AGAIN}`,
    file: name,
    line: place && lineOf(place.index),
  };
}
