import type { Diagnostic } from "../../model/benchmark/diagnostic";

/** A file of noise must not fill a report with diagnostics of it. */
const MAX_DIAGNOSTICS = 500;

/** The first 500 diagnostics of a file, and how many more there were: an error where one of them is. */
export function firstDiagnostics(diagnostics: Diagnostic[], file: string): Diagnostic[] {
  const left = diagnostics.slice(MAX_DIAGNOSTICS);
  if (left.length === 0) return diagnostics;
  const severity = left.some((diagnostic) => diagnostic.severity === "error") ? "error" : "warning";
  const message = `${left.length.toLocaleString("en-US")} more diagnostics for this file are omitted.`;
  return [
    ...diagnostics.slice(0, MAX_DIAGNOSTICS),
    { severity, code: "more-remarks", message, file, line: null },
  ];
}
