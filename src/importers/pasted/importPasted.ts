import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { importText } from "./importText";
import { pastedTexts } from "./pastedTexts";
import { refusedPaste } from "./refusedPaste";

/** What pasted text is called in messages, and its case where it names none. */
const PASTED = "pasted text";

/**
 * The benchmark runs that pasted cells hold as text, in whole lines or split over columns.
 *
 * @param values Rows of cells; a blank is "".
 * @returns The runs; where none has IOPS, `why` is the first error that reading them gave, if any did, or what the
 *   spreadsheet refused.
 */
export function importPasted(values: readonly (readonly unknown[])[]): {
  runs: BenchmarkRun[];
  why?: string;
} {
  const refused = refusedPaste(values);
  if (refused !== undefined) return { runs: [], why: refused };
  let why: string | undefined;
  for (const text of pastedTexts(values)) {
    const result = importText(text, PASTED);
    if (result?.runs.some(({ results }) => results.iops !== null)) return { runs: result.runs };
    why ??= result?.diagnostics.find(({ severity }) => severity === "error")?.message;
  }
  return { runs: [], ...(why === undefined ? {} : { why }) };
}
