import type { Diagnostic } from "../../model/benchmark/diagnostic";
import type { HostRecording } from "../../model/benchmark/hostRecording";
import type { ParseOptions } from "../importer";
import { ProgressMeter } from "../reading/progressMeter";
import { readChunks } from "../reading/readChunks";
import type { EsxtopFile } from "./esxtopFiles";
import { RecordingReader } from "./recordingReader";
import { Utf8Chunks } from "./utf8Chunks";

/** The recordings of some files, one or more a file, and what could not be read of them. */
export interface Recordings {
  recordings: HostRecording[];
  diagnostics: Diagnostic[];
}

/**
 * Reads files of `esxtop -b`: CPU use and uplink traffic of hosts. Bytes are read as they come; what is kept grows with
 * intervals and wanted columns only. Rejects only when cancelled.
 */
export async function readRecordings(
  files: readonly EsxtopFile[],
  { signal, onProgress }: ParseOptions = {},
): Promise<Recordings> {
  const total = files.reduce((sum, { file }) => sum + file.sizeBytes, 0);
  const progress = new ProgressMeter(total, onProgress);
  const result: Recordings = { recordings: [], diagnostics: [] };
  for (const { file, delimiter } of files) {
    const reader = new RecordingReader(file.path, delimiter);
    const chunks = new Utf8Chunks();
    let readBytes = 0;
    let unreadable: string | null = null;
    try {
      await readChunks(
        file,
        (chunk) => {
          readBytes += chunk.length;
          progress.add(chunk.length, file.path);
          return reader.push(chunks.convert(chunk));
        },
        signal,
      );
    } catch (error) {
      signal?.throwIfAborted();
      unreadable = error instanceof Error ? error.message : String(error);
    }
    progress.add(Math.max(0, file.sizeBytes - readBytes), file.path);
    const { recordings, diagnostics } = reader.end(unreadable);
    result.recordings.push(...recordings);
    result.diagnostics.push(...diagnostics);
  }
  progress.finish(files.at(-1)?.file.path ?? "");
  return result;
}
