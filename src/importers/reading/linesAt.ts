import type { SourceFile } from "../../archive/source";
import { readChunks } from "./readChunks";

const NEWLINE = 0x0a;

/**
 * The lines (from 1) of byte offsets in ascending order. Reads the file again, once for all of them: lines are only wanted
 * for a damaged file, and counting them in every file would cost more than all else.
 */
export async function linesAt(
  file: SourceFile,
  offsets: readonly number[],
  signal?: AbortSignal,
): Promise<number[]> {
  const lines: number[] = [];
  if (offsets.length === 0) return lines;
  let line = 1;
  let offset = 0;
  await readChunks(
    file,
    (chunk) => {
      for (const byte of chunk) {
        while (offsets[lines.length] === offset) lines.push(line);
        if (byte === NEWLINE) line += 1;
        offset += 1;
      }
      return lines.length === offsets.length ? "enough" : undefined;
    },
    signal,
  );
  // What lies behind the end is in the last line.
  while (lines.length < offsets.length) lines.push(line);
  return lines;
}
