import type { SourceFile } from "../../archive/source";
import { readChunks } from "./readChunks";

/**
 * The line (from 1) of a byte offset. Reads the file again: lines are only wanted for a damaged file, and
 * counting them in every file would cost more than all else.
 */
export async function lineAt(file: SourceFile, offset: number, signal?: AbortSignal): Promise<number> {
  let line = 1;
  let left = offset;
  await readChunks(
    file,
    (chunk) => {
      const part = chunk.subarray(0, left);
      for (let at = part.indexOf(0x0a); at >= 0; at = part.indexOf(0x0a, at + 1)) line += 1;
      left -= part.length;
      return left <= 0 ? "enough" : undefined;
    },
    signal,
  );
  return line;
}
