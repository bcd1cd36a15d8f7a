import type { Source, SourceFile } from "../../archive/source";
import { append } from "../../importers/append";
import type { Pseudonym } from "../../importers/estate/anonymizeEstate";
import { estateFiles } from "../../importers/estate/estateFiles";
import type { EstateDiagnostic } from "../../importers/estate/estateFormat";
import type { OpenTables } from "../../importers/estate/exportsIn";
import { formatEstateDiagnostic } from "../../importers/estate/formatEstateDiagnostic";
import { importEstate } from "../../importers/estate/importEstate";
import { SUPPORTED_ESTATES } from "../../importers/estate/supportedEstates";
import { pseudonymsIn } from "../../importers/estate/pseudonymTable";
import { importSource } from "../../importers/importers";
import { csvTable } from "../../importers/tables/csvTable";
import { isWorkbook } from "../../importers/tables/workbookTables";
import type { InputFiles, Imported, ImportedAll } from "./importRequest";
import { openInputFiles } from "./openInputFiles";
import type { ReaderThreads } from "./readerThreads";

/** Told which share is done, 0 to 1, and what is being read. */
type Progress = (share: number, file: string) => void;

/** Makes threads for the input files, where they are worth it. */
export type ThreadsOf = (inputs: InputFiles, files: readonly SourceFile[]) => ReaderThreads | undefined;

/** What of a source belongs to what. */
interface Sorted {
  imported: Imported[];
  estate: Source[];
  diagnostics: EstateDiagnostic[];
  /** Names and their pseudonyms by the file that they are in. */
  pseudonyms: Map<string, Pseudonym[]>;
}

/** Reads all input files together: results of benchmarks one by one, all exports of an estate as one. */
export async function readInputFiles(
  inputs: readonly InputFiles[],
  progress: Progress,
  threadsOf: ThreadsOf = () => undefined,
): Promise<ImportedAll> {
  const total = Math.max(
    1,
    inputs.reduce((sum, one) => sum + sizeOf(one), 0),
  );
  const all: Sorted = { imported: [], estate: [], diagnostics: [], pseudonyms: new Map() };
  let before = 0;
  for (const one of inputs) {
    const done = before;
    const sorted = await sort(
      one,
      (share, file) => progress((done + share * sizeOf(one)) / total, file),
      threadsOf,
    );
    append(all.imported, sorted.imported);
    append(all.estate, sorted.estate);
    append(all.diagnostics, sorted.diagnostics);
    for (const [path, pseudonyms] of sorted.pseudonyms) all.pseudonyms.set(path, pseudonyms);
    if (sorted.estate.length === 0) before += sizeOf(one);
  }
  const read = await readEstate(all.estate, (share, file) =>
    progress((before + share * (total - before)) / total, file),
  );
  if (read.estate) append(read.estate.diagnostics, all.diagnostics);
  const [pseudonyms] = all.pseudonyms.values();
  const further = [...all.pseudonyms.keys()].slice(1);
  const unread = [...read.unread, ...further.map((path) => `${path}: Only one file of names is used.`)];
  return { imported: all.imported, estate: read.estate, unread, pseudonyms };
}

/** Reads exports of an estate as one. */
export async function readEstate(
  sources: readonly (Source | OpenTables)[],
  progress: Progress,
): Promise<Pick<ImportedAll, "estate" | "unread">> {
  const [first] = sources;
  if (!first) return { estate: undefined, unread: [] };
  const total = sources
    .flatMap((source): readonly { sizeBytes: number }[] => ("files" in source ? source.files : source.tables))
    .reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  let done = 0;
  const estate = await importEstate(sources, {
    onBytes: (bytes) => {
      done += bytes;
      progress(Math.min(1, done / Math.max(1, total)), first.name);
    },
  });
  if (estate.estate.vms.length > 0) return { estate, unread: [] };
  const bad = estate.diagnostics.filter(({ severity }) => severity !== "info");
  const empty = sources.map(({ name }) => `${name}: No VM is listed in it.`);
  return { estate: undefined, unread: bad.length > 0 ? bad.map(formatEstateDiagnostic) : empty };
}

const sizeOf = ({ files }: InputFiles): number => files.reduce((sum, { file }) => sum + file.size, 0);

/** Parts a source into what belongs to an estate and what does not, which is read as results of benchmarks. */
async function sort(one: InputFiles, progress: Progress, threadsOf: ThreadsOf): Promise<Sorted> {
  const source = await openInputFiles(one);
  if (isWorkbook(source)) return { imported: [], estate: [source], diagnostics: [], pseudonyms: new Map() };
  const { pseudonyms, others } = await withoutPseudonyms(source);
  const own = await estateFiles({ ...source, files: others });
  const rest = others.filter((file) => !own.includes(file));
  const sorted: Sorted = {
    imported: [],
    estate: own.length === 0 ? [] : [{ ...source, files: own }],
    diagnostics: [],
    pseudonyms,
  };
  if (rest.length === 0 && (own.length > 0 || pseudonyms.size > 0)) return sorted;
  const threads = threadsOf(one, source.files);
  const result = await importSource(
    { ...source, files: rest },
    {
      series: true,
      alsoRead: `For an estate: ${SUPPORTED_ESTATES}.`,
      onProgress: ({ doneBytes, totalBytes, file }) =>
        progress(totalBytes === 0 ? 0 : doneBytes / totalBytes, file),
      ...(threads && { threads }),
    },
  ).finally(() => threads?.end());
  if (result.runs.length + result.recordings.length > 0) {
    return { ...sorted, imported: [{ name: one.name, ...result }] };
  }
  if (own.length > 0) return { ...sorted, diagnostics: [leftOut(one.name, rest)] };
  const texts = await estateFiles({ ...source, files: rest }, { texts: true });
  if (texts.length > 0) return { ...sorted, estate: [{ ...source, files: rest }] };
  return { ...sorted, imported: [{ name: one.name, ...result }] };
}

/** The files of a source without those that say which pseudonym stands for which name. */
async function withoutPseudonyms({
  files,
}: Source): Promise<{ pseudonyms: Sorted["pseudonyms"]; others: SourceFile[] }> {
  const others: SourceFile[] = [];
  const pseudonyms: Sorted["pseudonyms"] = new Map();
  for (const file of files) {
    const found = /\.csv$/i.test(file.path)
      ? await pseudonymsIn(csvTable(file)).catch(() => undefined)
      : undefined;
    if (found) pseudonyms.set(file.path, found);
    else others.push(file);
  }
  return { pseudonyms, others };
}

/** Files that a message names. */
const MAX_NAMED = 10;

/** Files beside an export that are neither of it nor results: the user may have expected something of them. */
function leftOut(file: string, files: readonly SourceFile[]): EstateDiagnostic {
  const named = files.slice(0, MAX_NAMED).map(({ path }) => path);
  const more = files.length - named.length;
  const list = `${named.join(", ")}${more > 0 ? ` and ${more.toLocaleString("en-US")} more` : ""}`;
  const message = `Not part of an export, and not a benchmark result: ${list}. Skipped.`;
  return { severity: "info", file, sheet: null, row: null, message };
}
