import type { Diagnostic } from "../../model/benchmark/diagnostic";

/** Codes of diagnostics by which a job did not end as it should. */
const FAILURES: ReadonlySet<string> = new Set(["job-error", "unfinished-run", "ended-early", "aborted"]);

/** Diagnostics by which the job of a run failed or was not finished. */
export function failures(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.filter(({ code }) => FAILURES.has(code));
}

/** Diagnostics that put figures of a run in doubt. */
export function doubts(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity !== "info");
}
