import type { SourceFile } from "../../archive/source";
import { readChunks } from "./readChunks";
import { wideEncodingOf } from "./textEncoding";

/**
 * The text of a small file, at most its first `maxBytes` bytes. UTF-8 unless its first bytes say UTF-16, as
 * Windows editors and shells write it; bytes that are no text become replacement characters.
 */
export async function readText(file: SourceFile, maxBytes: number, signal?: AbortSignal): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  await readChunks(
    file,
    (chunk) => {
      const part = chunk.subarray(0, maxBytes - length);
      chunks.push(part);
      length += part.length;
      return length >= maxBytes ? "enough" : undefined;
    },
    signal,
  );
  return decodeText(joinBytes(chunks));
}

/** Several pieces as one; a single piece is returned as it is. */
export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const [first] = pieces;
  if (first && pieces.length === 1) return first;
  const joined = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    joined.set(piece, offset);
    offset += piece.length;
  }
  return joined;
}

/** Text of bytes, without a byte order mark. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(wideEncodingOf(bytes) ?? "utf-8").decode(bytes);
}
