import { append } from "./append";
import type { Source, SourceFile } from "../archive/source";
import type { Diagnostic } from "../model/benchmark/diagnostic";
import type { Claims } from "./claimFiles";
import { claimFiles } from "./claimFiles";
import { elbencho } from "./elbencho/elbencho";
import { elbenchoFiles } from "./elbencho/elbenchoFiles";
import { esxtop } from "./esxtop/esxtop";
import { finiteRuns } from "./finiteRuns";
import { hcibench } from "./hcibench/hcibench";
import { hcibenchFiles } from "./hcibench/hcibenchFiles";
import type { Importer, ParseOptions } from "./importer";
import type { ImportResult } from "./importResult";
import { iometer } from "./iometer/iometer";
import { iometerFiles } from "./iometer/iometerFiles";
import { latencyShares } from "./latencyShares";
import { linkNotes } from "./linkNotes";
import { nestedArchiveNotes } from "./nestedArchiveNotes";
import { shareProgress } from "./reading/shareProgress";
import type { TextFormat } from "./textFormat";
import { textFormats } from "./textFormats";
import { unrecognised } from "./unrecognised";
import { vdbench } from "./vdbench/vdbench";
import { vdbenchFiles } from "./vdbench/vdbenchFiles";
import { wholeTextImporter } from "./wholeTextImporter";
import { withoutFloatNoise } from "./withoutFloatNoise";

/** Readers of files of formats whose files are not read one by one and whole: several make one test, or one is too long. */
const fileReaders: ReadonlyMap<TextFormat, Importer> = new Map([
  [hcibench, hcibenchFiles],
  [iometer, iometerFiles],
  [vdbench, vdbenchFiles],
  [elbencho, elbenchoFiles],
]);

/** Every importer, in the order in which their runs are listed: one per format of text, then recordings of hosts. */
export const importers: readonly Importer[] = [
  ...textFormats.map((format) => fileReaders.get(format) ?? wholeTextImporter(format)),
  esxtop,
];

/**
 * Imports every result in a source, whichever tools it comes from. Files that hold none are listed in one diagnostic; a
 * source without any result gives no runs and one error diagnostic that quotes it. Rejects only when cancelled.
 */
export async function importSource(source: Source, options: ParseOptions = {}): Promise<ImportResult> {
  const found = await claimFiles(source, importers, options.signal);
  const result: ImportResult = { runs: [], recordings: [], diagnostics: [] };
  const progress = shareProgress(
    found.claims.map(({ files }) => files),
    options.onProgress,
  );
  for (const [index, { importer, files }] of found.claims.entries()) {
    const onProgress = progress[index];
    const parsed = await importer.parse(
      { ...source, files },
      { ...options, ...(onProgress === undefined ? {} : { onProgress }) },
    );
    const { runs, diagnostics } = latencyShares(finiteRuns(parsed));
    for (const run of runs) result.runs.push(withoutFloatNoise(run));
    for (const diagnostic of diagnostics) result.diagnostics.push(diagnostic);
    append(result.recordings, parsed.recordings ?? []);
  }
  append(result.diagnostics, await remainder(source, found, options));
  append(result.diagnostics, nestedArchiveNotes(source));
  append(result.diagnostics, linkNotes(source));
  return result;
}

/** What is reported about files that no importer reads. */
async function remainder(
  source: Source,
  { claims, unclaimed, diagnostics }: Claims,
  options: ParseOptions,
): Promise<Diagnostic[]> {
  if (claims.length === 0) {
    // Where nothing of a source can be read, it is not known what it is.
    const isUnreadable = diagnostics.length > 0 && diagnostics.length === source.files.length;
    return [...(isUnreadable ? [] : [await unrecognised(source, options)]), ...diagnostics];
  }
  return [...diagnostics, ...withoutResults(source, unclaimed)];
}

const LISTED_FILES = 10;

/** Files beside results that hold none: the user may have expected something of them. */
function withoutResults({ name }: Source, files: readonly SourceFile[]): Diagnostic[] {
  if (files.length === 0) return [];
  const listed = files.slice(0, LISTED_FILES).map(({ path }) => path);
  const more = files.length - listed.length;
  const rest = more > 0 ? ` and ${more.toLocaleString("en-US")} more` : "";
  const what =
    files.length === 1 ? "One file contains" : `${files.length.toLocaleString("en-US")} files contain`;
  const message = `${what} no benchmark results: ${listed.join(", ")}${rest}.`;
  return [{ severity: "info", code: "no-benchmark", message, file: name, line: null }];
}
