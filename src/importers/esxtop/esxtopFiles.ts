import type { Source, SourceFile } from "../../archive/source";
import { readText } from "../reading/readText";
import { pdhDelimiter } from "./pdhHeader";

/** A file of a source that begins as esxtop's batch mode writes it. */
export interface EsxtopFile {
  file: SourceFile;
  delimiter: string;
}

const HEAD_BYTES = 256;

/**
 * Finds the recordings of esxtop in a source. Only files named `.csv` are looked into, and any file that was handed over
 * alone: a results archive holds hundreds of others.
 */
export async function esxtopFiles(source: Source, signal?: AbortSignal): Promise<EsxtopFile[]> {
  const found: EsxtopFile[] = [];
  for (const file of source.files) {
    if (!/\.csv$/i.test(file.path) && source.files.length > 1) continue;
    const delimiter = pdhDelimiter(await headOf(file, signal));
    if (delimiter !== null) found.push({ file, delimiter });
  }
  return found;
}

/** What cannot be read is nobody's recording; the importer that it belongs to says so. */
async function headOf(file: SourceFile, signal: AbortSignal | undefined): Promise<string> {
  try {
    return await readText(file, HEAD_BYTES, signal);
  } catch {
    signal?.throwIfAborted();
    return "";
  }
}
