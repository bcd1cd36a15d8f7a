import type { Source } from "../archive/source";
import type { Diagnostic } from "../model/benchmark/diagnostic";
import { esxtopFiles } from "./esxtop/esxtopFiles";
import { readRecordings } from "./esxtop/readRecordings";
import { finiteRuns } from "./finiteRuns";
import { hcibench } from "./hcibench/hcibench";
import { hcibenchFiles } from "./hcibench/hcibenchFiles";
import type { Importer, ParseOptions } from "./importer";
import type { ImportResult } from "./importResult";
import { iometer } from "./iometer/iometer";
import { iometerFiles } from "./iometer/iometerFiles";
import { nestedArchiveNotes } from "./nestedArchiveNotes";
import type { ParseResult } from "./parseResult";
import { readText } from "./reading/readText";
import type { TextFormat } from "./textFormat";
import { TEXT_TOOLS, textFormats } from "./textFormats";
import { wholeTextImporter } from "./wholeTextImporter";

/** Readers of files of formats whose files are not read whole: they hold more than one text, or too much of it. */
const fileReaders: ReadonlyMap<TextFormat, Importer> = new Map([
  [hcibench, hcibenchFiles],
  [iometer, iometerFiles],
]);

/** Every importer, in the order in which they are asked: one per format of text. */
export const importers: readonly Importer[] = textFormats.map(
  (format) => fileReaders.get(format) ?? wholeTextImporter(format),
);

/**
 * Imports a source: recordings of hosts (esxtop) wherever they lie in it, and the rest with the one importer that claims
 * it. A source that nobody claims gives no runs and one error diagnostic that quotes it. Rejects only when cancelled.
 */
export async function importSource(source: Source, options: ParseOptions = {}): Promise<ImportResult> {
  const nested = nestedArchiveNotes(source);
  const recorded = await esxtopFiles(source, options.signal);
  if (recorded.length === 0) {
    const result = await importRuns(source, options);
    const found = result ?? { runs: [], diagnostics: [await unrecognised(source, options.signal)] };
    return { runs: found.runs, recordings: [], diagnostics: [...found.diagnostics, ...nested] };
  }
  const recordedFiles = new Set(recorded.map(({ file }) => file));
  const rest = { ...source, files: source.files.filter((file) => !recordedFiles.has(file)) };
  const result = rest.files.length === 0 ? null : await importRuns(rest, options);
  const { recordings, diagnostics } = await readRecordings(recorded, options);
  return {
    runs: result?.runs ?? [],
    recordings,
    diagnostics: [...(result?.diagnostics ?? otherFiles(rest)), ...diagnostics, ...nested],
  };
}

/** The result of the importer that claims a source, `null` where none does. */
async function importRuns(source: Source, options: ParseOptions): Promise<ParseResult | null> {
  for (const importer of importers) {
    options.signal?.throwIfAborted();
    if (await importer.detect(source)) return finiteRuns(await importer.parse(source, options));
  }
  return null;
}

/** Recordings are an answer of their own: files beside them that nobody claims are no error. */
function otherFiles({ name, files }: Source): Diagnostic[] {
  if (files.length === 0) return [];
  const message = `${name} holds recordings of hosts; its ${files.length} other files are no benchmark results.`;
  return [{ severity: "info", code: "no-benchmark", message, file: name, line: null }];
}

const QUOTED_CHARACTERS = 80;
const QUOTED_ENTRIES = 5;

async function unrecognised(source: Source, signal: AbortSignal | undefined): Promise<Diagnostic> {
  const expected = `Expected the results of ${TEXT_TOOLS}: ${EXPECTED}`;
  return {
    severity: "error",
    code: "unrecognised",
    message: `${source.name} is no benchmark result that can be read${await quote(source, signal)}. ${expected}`,
    file: source.name,
    line: null,
  };
}

const EXPECTED =
  "a results folder or zip, a results file, or its pasted text; or esxtop's batch CSV of a host.";

async function quote(source: Source, signal: AbortSignal | undefined): Promise<string> {
  const [file, ...others] = source.files;
  if (!file) return " (it holds no files)";
  if (others.length > 0) {
    const names = source.files.slice(0, QUOTED_ENTRIES).map(({ path }) => path);
    const more = source.files.length > QUOTED_ENTRIES ? ", ..." : "";
    return ` (it holds ${names.join(", ")}${more})`;
  }
  try {
    const line = (await readText(file, 4096, signal)).split(/\r\n|\n|\r/).find((text) => text.trim() !== "");
    if (line === undefined) return " (it is empty)";
    const text = printable(line.trim());
    const cut = text.length > QUOTED_CHARACTERS ? `${text.slice(0, QUOTED_CHARACTERS)}...` : text;
    return ` (it begins ${JSON.stringify(cut)})`;
  } catch {
    signal?.throwIfAborted();
    return " (it cannot be read)";
  }
}

/** Control characters would garble a message; JSON.stringify then spells out what is left. */
function printable(text: string): string {
  return text.replace(/[^\P{C}\t]/gu, "\ufffd");
}
