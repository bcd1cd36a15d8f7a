import fs from "node:fs";
import { badInput } from "../model/errors";

/** What is piped is kept in memory: a zip is read from its end. */
const MAX_PIPED_BYTES = 512 * 2 ** 20;

const STANDARD_INPUT = 0;

/** Names of standard input. A pipe of some shells cannot be opened by its path. */
const NAMES = ["-", "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"];

export function isStandardInput(name: string): boolean {
  return NAMES.includes(name);
}

/** Reads a pipe to its end, standard input by any of its names. Rejects above `maxBytes`. */
export async function readPipe(name: string, maxBytes = MAX_PIPED_BYTES): Promise<Uint8Array> {
  const isStandard = isStandardInput(name);
  if (isStandard && process.stdin.isTTY) {
    throw badInput("standard input is a terminal: pipe a result into it, or specify a file");
  }
  const stream = isStandard ? fs.createReadStream("", { fd: STANDARD_INPUT }) : fs.createReadStream(name);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > maxBytes) {
      const limit = maxBytes.toLocaleString("en-US");
      throw badInput(
        `${isStandard ? "standard input" : name} has more than ${limit} bytes: save it as a file and specify that`,
      );
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
