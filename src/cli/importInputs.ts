import type { Source } from "../archive/source";
import { append } from "../importers/append";
import type { ImportResult } from "../importers/importResult";
import { importSource } from "../importers/importers";
import { isWorkbook } from "../importers/tables/workbookTables";
import { refusalOf } from "../importers/unrecognised";
import { badInput } from "../model/errors";
import { formatDiagnostic } from "./formatDiagnostic";
import { type AllInputs, type ImportedInputs, joinResults } from "./joinResults";
import { openInputs } from "./openInputs";
import type { Output } from "./output";
import { sortInputs } from "./sortInputs";
import { UsageError } from "./usageError";
import { whyNoResults } from "./whyNoResults";

/** How results are imported. */
export interface ImportInputsOptions {
  series: boolean;
  /** Whether recordings of hosts without any run are an answer too. */
  recordingsAlone?: boolean;
}

/**
 * Imports what is named on the command line, and gives the runs what recordings of the hosts among it say about them.
 * Inputs without any result are an error that names them: nothing is written then. What could not be read of the others
 * goes to standard error and into the diagnostics.
 */
export async function importInputs(
  inputs: readonly string[],
  { series, recordingsAlone = false }: ImportInputsOptions,
  output: Output,
): Promise<ImportedInputs> {
  if (inputs.length === 0)
    throw new UsageError("no input: use a zip, a folder or text files, or - for standard input");
  const all = await importAll(inputs, series, output);
  if (!recordingsAlone && all.runs.every(({ results }) => results.iops === null))
    throw badInput(`${all.recordings[0]?.source ?? inputs[0]}: ${RECORDINGS_ONLY}`);
  const result = joinResults(all);
  for (const diagnostic of result.diagnostics) {
    if (diagnostic.severity === "error") output.error(formatDiagnostic(diagnostic));
  }
  return result;
}

const RECORDINGS_ONLY =
  "recordings of hosts (esxtop) contain no benchmark results: add the test's result files";

async function importAll(inputs: readonly string[], series: boolean, output: Output): Promise<AllInputs> {
  const opened = await openInputs(inputs);
  try {
    const all: AllInputs = { runs: [], recordings: [], diagnostics: [...opened.diagnostics], sizes: [] };
    for (const source of opened.sources) {
      const { runs, recordings, diagnostics } = await importSource(source, {
        series,
        onProgress: ({ doneBytes, totalBytes, file }) =>
          output.progress(totalBytes ? doneBytes / totalBytes : 0, file),
      });
      output.progress(1, "");
      if (runs.length === 0 && isWorkbook(source) && !isBinaryWorkbook(source))
        throw badInput(`${source.name} is a workbook without benchmark results: ${AN_ESTATE_GOES_TO}`);
      if (runs.every(({ results }) => results.iops === null) && recordings.length === 0)
        throw badInput(await whyNothing(source, { runs, diagnostics }));
      all.sizes.push({ name: source.name, runs: runs.length });
      for (const run of runs) all.runs.push(run);
      append(all.recordings, recordings);
      append(all.diagnostics, diagnostics);
    }
    return all;
  } finally {
    await opened.close();
  }
}

/** No command reads it. */
const isBinaryWorkbook = ({ files }: Source): boolean => files.some(({ path }) => path === "xl/workbook.bin");

const AN_ESTATE_GOES_TO = 'for an export of RVTools or Live Optics use "estate" or "design"';

async function whyNothing(
  source: Source,
  { runs, diagnostics }: Pick<ImportResult, "runs" | "diagnostics">,
): Promise<string> {
  const { name } = source;
  const [sorted] = await sortInputs([source]);
  const nothing = whyNoResults(name, { runs, diagnostics });
  if (!sorted || sorted.estate.length === 0 || isBinaryWorkbook(source)) return nothing;
  // A workbook of a kind that is not read, or with a password, is nobody's export.
  const refusals = await Promise.all(sorted.estate.map((file) => refusalOf(file)));
  const [refusal] = refusals;
  if (refusal && !refusals.includes(null)) return source.files.length === 1 ? nothing : `${name}: ${refusal}`;
  return `${name} contains an estate export and no benchmark results: ${AN_ESTATE_GOES_TO}`;
}
