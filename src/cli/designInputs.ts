import { matchedRules, namesOf, type PatternRules, patternTexts } from "../estate/namePatterns";
import { anonymizeEstate, type Pseudonym } from "../importers/estate/anonymizeEstate";
import type { ImportedEstate } from "../importers/estate/importEstate";
import { SUPPORTED_ESTATES } from "../importers/estate/supportedEstates";
import { importSource } from "../importers/importers";
import { append } from "../importers/append";
import { badInput } from "../model/errors";
import { collectEarly } from "./collectEarly";
import { whyNothing } from "./estate";
import { type AllInputs, type ImportedInputs, joinResults } from "./joinResults";
import { openInputs } from "./openInputs";
import type { Output } from "./output";
import { readPseudonyms, writePseudonyms } from "./pseudonymFile";
import { readEstate } from "./readEstate";
import { type SortedSource, sortInputs } from "./sortInputs";
import { whyNoResults } from "./whyNoResults";
import { outputTarget } from "./writeWhole";

/** What the command line named: what runs today, and results of benchmarks. */
export interface DesignInputs {
  estate: ImportedEstate | undefined;
  benchmark: ImportedInputs | undefined;
  /** What stands for which name, where names are replaced. */
  pseudonyms: readonly Pseudonym[];
  /** The number of the rule by name that takes each VM. */
  patternOf: readonly (number | null)[];
}

/** Bytes of files, unpacked, from which memory matters more than time: whole exports of 30,000 VMs. */
const MUCH = 128 * 2 ** 20;

/** Files that a message names. */
const MAX_NAMED = 10;

/**
 * Reads exports of an estate and results of benchmarks, and tells them apart. An input that is neither is refused by name.
 *
 * @param anonymize The file of pseudonyms, where names are to be replaced.
 * @param patterns Rules by the names of VMs, which are compared with the names themselves.
 */
export async function designInputs(
  inputs: readonly string[],
  { anonymize, patterns }: { anonymize: string | undefined; patterns: PatternRules },
  output: Output,
): Promise<DesignInputs> {
  const names = anonymize === undefined ? undefined : await outputTarget(anonymize, inputs);
  const known = names === undefined ? [] : await readPseudonyms(names);
  const opened = await openInputs(inputs);
  try {
    const files = opened.sources.flatMap((source) => source.files);
    if (files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) >= MUCH) collectEarly();
    const sorted = await sortInputs(opened.sources);
    const exports = sorted.filter(({ estate }) => estate.length > 0);
    const results = await readResults(sorted, output);
    const benchmark = results.sizes.length === 0 ? undefined : joinResults(results);
    if (names !== undefined && benchmark !== undefined) {
      throw badInput(
        `--anonymize replaces names of an estate, not those in ${benchmark.imports[0]?.name ?? "results of benchmarks"}: create its report with "report"`,
      );
    }
    if (exports.length === 0) {
      append(results.diagnostics, opened.diagnostics);
      return { estate: undefined, benchmark, pseudonyms: [], patternOf: [] };
    }
    const sources = exports.map(({ source, estate }) => ({ ...source, files: estate }));
    const estate = await readEstate({ sources, diagnostics: opened.diagnostics }, output);
    refuseEmpty(estate, results);
    for (const one of exports) noteSkipped(one, estate, results);
    const patternOf = matchedRules(namesOf(estate.estate), patterns);
    if (names === undefined) return { estate, benchmark, pseudonyms: [], patternOf };
    const anonymous = anonymizeEstate(estate, known, [], patternTexts(patterns));
    await writePseudonyms(names, anonymous.pseudonyms);
    return { estate: anonymous.imported, benchmark, pseudonyms: anonymous.pseudonyms, patternOf };
  } finally {
    await opened.close();
  }
}

/** Reads everything that belongs to no export as results of benchmarks. */
async function readResults(sorted: readonly SortedSource[], output: Output): Promise<AllInputs> {
  const all: AllInputs = { runs: [], recordings: [], diagnostics: [], sizes: [] };
  for (const { source, estate, others } of sorted) {
    if (others.length === 0) continue;
    const { runs, recordings, diagnostics } = await importSource(
      { ...source, files: others },
      {
        series: true,
        onProgress: ({ doneBytes, totalBytes, file }) =>
          output.progress(totalBytes ? doneBytes / totalBytes : 0, file),
      },
    );
    output.progress(1, "");
    if (runs.every(({ results }) => results.iops === null) && recordings.length === 0) {
      if (estate.length > 0) continue;
      throw badInput(
        `${whyNoResults(source.name, { runs, diagnostics })} Nor is it an estate export: use ${SUPPORTED_ESTATES}.`,
      );
    }
    all.sizes.push({ name: source.name, runs: runs.length });
    for (const run of runs) all.runs.push(run);
    append(all.recordings, recordings);
    append(all.diagnostics, diagnostics);
  }
  if (all.sizes.length > 0 && all.runs.every(({ results }) => results.iops === null)) {
    throw badInput(
      `${all.sizes[0]?.name ?? ""}: recordings of hosts (esxtop) contain no benchmark results: add the test's result files`,
    );
  }
  return all;
}

/** Refuses a source in which there is neither an export nor a result. */
function refuseEmpty(estate: ImportedEstate, { sizes }: AllInputs): void {
  const empty = estate.without.find((name) => sizes.every((one) => one.name !== name));
  if (empty !== undefined) throw badInput(whyNothing(empty, estate));
}

/** Files beside an export that are neither of it nor results: the user may have expected something of them. */
function noteSkipped({ source, others }: SortedSource, estate: ImportedEstate, { sizes }: AllInputs): void {
  if (others.length === 0 || sizes.some(({ name }) => name === source.name)) return;
  const named = others.slice(0, MAX_NAMED).map(({ path }) => path);
  const more = others.length - named.length;
  estate.diagnostics.push({
    ...{ severity: "info", file: source.name, sheet: null, row: null },
    message: `Not part of an export, and not a benchmark result: ${named.map((path) => JSON.stringify(path)).join(", ")}${more > 0 ? ` and ${more.toLocaleString("en-US")} more` : ""}. Skipped.`,
  });
}
