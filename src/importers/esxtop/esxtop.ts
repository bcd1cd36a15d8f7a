import { append } from "../append";
import type { SourceFile } from "../../archive/source";
import type { Importer, ParsedFiles } from "../importer";
import { mayBeText } from "../reading/mayBeText";
import { ProgressMeter } from "../reading/progressMeter";
import { readChunks } from "../reading/readChunks";
import { readText } from "../reading/readText";
import { pdhDelimiter } from "./pdhHeader";
import { RecordingReader } from "./recordingReader";
import { Utf8Chunks } from "./utf8Chunks";

/** Enough of a file to meet the first delimiter of its header. */
const HEADER_BYTES = 256;

/** Kinds of texts that are never a recording. */
const OTHER_TEXTS = /\.(json|html?|xml)$/i;

/**
 * Recordings of `esxtop -b`: CPU use and uplink traffic of hosts. Bytes are read as they come; what is kept grows with
 * intervals and wanted columns only.
 */
export const esxtop: Importer = {
  id: "esxtop",
  label: "esxtop",
  mayRecognize: ({ path }) => mayBeText(path) && !OTHER_TEXTS.test(path),
  recognizes: ({ text }) => pdhDelimiter(text) !== null,
  async parse({ name, files }, { signal, onProgress } = {}) {
    const total = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    const progress = new ProgressMeter(total, onProgress);
    const result: Required<ParsedFiles> = { runs: [], recordings: [], diagnostics: [] };
    for (const file of files) {
      const { recordings, diagnostics } = await readRecording(file, progress, signal);
      append(result.recordings, recordings);
      append(result.diagnostics, diagnostics);
    }
    progress.finish(name);
    return result;
  },
};

async function readRecording(
  file: SourceFile,
  progress: ProgressMeter,
  signal: AbortSignal | undefined,
): Promise<ReturnType<RecordingReader["end"]>> {
  const chunks = new Utf8Chunks();
  let reader: RecordingReader | null = null;
  let readBytes = 0;
  let unreadable: string | null = null;
  try {
    reader = new RecordingReader(file.path, await delimiterOf(file, signal));
    const recording = reader;
    await readChunks(
      file,
      (chunk) => {
        readBytes += chunk.length;
        progress.add(chunk.length, file.path);
        return recording.push(chunks.convert(chunk));
      },
      signal,
    );
    recording.push(chunks.end());
  } catch (error) {
    signal?.throwIfAborted();
    unreadable = error instanceof Error ? error.message : String(error);
  }
  progress.add(Math.max(0, file.sizeBytes - readBytes), file.path);
  return (reader ?? new RecordingReader(file.path, ",")).end(unreadable);
}

async function delimiterOf(file: SourceFile, signal: AbortSignal | undefined): Promise<string> {
  return pdhDelimiter(await readText(file, HEADER_BYTES, signal)) ?? ",";
}
