import type { Diagnostic } from "../model/benchmark/diagnostic";
import type { Importer, ParseOptions, ParseResult, Source } from "./importer";
import { crystaldiskmark } from "./crystaldiskmark/crystaldiskmark";
import { diskspd } from "./diskspd/diskspd";
import { fio } from "./fio/fio";
import { hcibench } from "./hcibench/hcibench";
import { iometer } from "./iometer/iometer";
import { vdbench } from "./vdbench/vdbench";
import { readText } from "./readText";

/** Every importer, in the order in which they are asked. */
export const importers: Importer[] = [hcibench, iometer, fio, vdbench, diskspd, crystaldiskmark];

/**
 * Imports a source with the importer that claims it. A source that nobody claims gives no runs and one error
 * diagnostic that quotes it. Rejects only when cancelled.
 */
export async function importSource(source: Source, options: ParseOptions = {}): Promise<ParseResult> {
  for (const importer of importers) {
    options.signal?.throwIfAborted();
    if (await importer.detect(source)) return importer.parse(source, options);
  }
  return { runs: [], diagnostics: [await unrecognised(source, options.signal)] };
}

const QUOTED_CHARACTERS = 80;
const QUOTED_ENTRIES = 5;

async function unrecognised(source: Source, signal: AbortSignal | undefined): Promise<Diagnostic> {
  const expected = `Expected the results of ${importers.map((importer) => importer.label).join(", ")}: ${EXPECTED}`;
  return {
    severity: "error",
    code: "unrecognised",
    message: `${source.name} is no benchmark result that can be read${await quote(source, signal)}. ${expected}`,
    file: source.name,
    line: null,
  };
}

const EXPECTED = "a results folder or zip, a results file, or its pasted text.";

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
