import type { ImportResult } from "../importers/importResult";
import { attachRecordings } from "../model/benchmark/attachRecordings";
import { joinRecordings } from "../model/benchmark/hostRecording";

/** What all inputs hold, and how many runs came from each. */
export interface AllInputs extends ImportResult {
  sizes: { name: string; runs: number }[];
}

/** What was imported, as a whole and input by input. */
export interface ImportedInputs extends ImportResult {
  imports: { name: string; runs: ImportResult["runs"] }[];
}

/** Gives runs what recordings of the hosts say about them, wherever both were, and parts them by input again. */
export function joinResults(all: AllInputs): ImportedInputs {
  const joined = joinRecordings(all.recordings);
  const attached = attachRecordings(all.runs, joined.recordings);
  let first = 0;
  const imports = all.sizes.map(({ name, runs }) => ({
    name,
    runs: attached.runs.slice(first, (first += runs)),
  }));
  return {
    imports: imports.filter(({ runs }) => runs.length > 0),
    runs: attached.runs,
    recordings: joined.recordings,
    diagnostics: [...all.diagnostics, ...joined.diagnostics, ...attached.diagnostics],
  };
}
