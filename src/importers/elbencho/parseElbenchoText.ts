import { append } from "../append";
import type { Diagnostic } from "../../model/benchmark/diagnostic";
import type { ParseResult } from "../parseResult";
import { lineCounter } from "../reading/lineCounter";
import type { ReadPhases } from "./csvPhases";
import { csvPhases } from "./csvPhases";
import type { ElbenchoPhase } from "./elbenchoPhase";
import { firstDiagnostics } from "./firstDiagnostics";
import { jsonPhases } from "./jsonPhases";
import { leftOut } from "./leftOut";
import { isJsonOfElbencho, refusedOutput } from "./looksLikeElbencho";
import { phaseKind } from "./phaseKind";
import { phaseDiagnostics } from "./phaseDiagnostics";
import { phaseRun } from "./phaseRun";
import { phaseSides } from "./phaseSides";
import { samePhases } from "./samePhases";

/** The code of what is said about output that is not read. */
export const REFUSED_OUTPUT = "refused-output";

/**
 * Reads elbencho's CSV or JSON, one run a phase that reads or writes. Its console text, and live statistics, are refused with
 * what to import instead.
 *
 * @param name What the text is called: the file of diagnostics and, without its extension, the case.
 */
export function parseElbenchoText(text: string, name: string): ParseResult {
  const { phases, diagnostics } = readPhases(text, name);
  if (phases.length === 0)
    return { runs: [], diagnostics: firstDiagnostics(refusal(text, name, diagnostics), name) };
  const result: ParseResult = { runs: [], diagnostics };
  const others: ElbenchoPhase[] = [];
  for (const phase of phases) {
    const kind = phaseKind(phase.operation);
    const sides = kind && phaseSides(phase, kind);
    if (!kind || !sides) {
      others.push(phase);
      continue;
    }
    result.runs.push(phaseRun(phase, kind, sides, name));
    append(result.diagnostics, phaseDiagnostics(phase, kind, sides, name));
  }
  const { runs } = result;
  const ofText = [...alsoHolds(text, name), ...leftOut(others, name, runs.length === 0)];
  return samePhases({ runs, diagnostics: [...firstDiagnostics(result.diagnostics, name), ...ofText] });
}

/** A text may hold both: JSON documents, and rows of CSV around them. */
function readPhases(text: string, name: string): ReadPhases {
  const isJson = isJsonOfElbencho(text);
  const rows = csvPhases(text, name, !isJson);
  if (!isJson) return rows;
  const documents = jsonPhases(text, name);
  append(documents.phases, rows.phases);
  append(documents.diagnostics, rows.diagnostics);
  return documents;
}

/** Says where a text holds output that is not read besides that which is: phases may be in it alone. */
function alsoHolds(text: string, file: string): Diagnostic[] {
  const refused = refusedOutput(text);
  if (!refused) return [];
  const line = lineCounter(text)(refused.at);
  const message = `${file} also holds elbencho's ${refused.is}, which is skipped: phases that only it has are missing.`;
  return [{ severity: "warning", code: "other-output", message, file, line }];
}

/** Why nothing was read: what is wrong with the first row or document, or what the text is instead. */
function refusal(text: string, file: string, found: readonly Diagnostic[]): Diagnostic[] {
  const refused = refusedOutput(text);
  // Lines of live statistics begin like rows.
  const rows = refused?.is === "live statistics" ? [] : found.filter(({ code }) => code !== "other-lines");
  const [first, ...others] = rows;
  if (first && !refused) return [{ ...first, severity: "error" }, ...others];
  const what = refused ? `is elbencho's ${refused.is}` : "holds no results of elbencho that can be read";
  const message = `${file} ${what}: import the CSV of --csvfile or the JSON of --jsonfile.`;
  const line = refused && lineCounter(text)(refused.at);
  return [{ severity: "error", code: refused ? REFUSED_OUTPUT : "no-results", message, file, line }, ...rows];
}
