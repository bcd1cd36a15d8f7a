import type { SourceFile } from "../../archive/source";
import { readChunks } from "./readChunks";
import { decodeText, joinBytes } from "./readText";

/** Enough of a text to recognize its tool, also behind some lines of noise. */
export const HEAD_BYTES = 64 * 1024;

/** The beginning of a file, by which importers recognize it. */
export interface FileHead {
  file: SourceFile;
  text: string;
  /** Why no more could be read; `null` where the beginning is in order. */
  problem: string | null;
}

/** Reads the beginning of a file, as far as it can be read. Rejects only when cancelled. */
export async function readHead(file: SourceFile, signal?: AbortSignal): Promise<FileHead> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  let problem: string | null = null;
  try {
    await readChunks(
      file,
      (chunk) => {
        const part = chunk.slice(0, HEAD_BYTES - length);
        chunks.push(part);
        length += part.length;
        return length >= HEAD_BYTES ? "enough" : undefined;
      },
      signal,
    );
  } catch (error) {
    signal?.throwIfAborted();
    problem = error instanceof Error ? error.message : String(error);
  }
  return { file, text: decodeText(joinBytes(chunks)), problem };
}
