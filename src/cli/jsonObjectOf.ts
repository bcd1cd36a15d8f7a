import fs from "node:fs/promises";
import { TextPieces } from "../importers/tables/textPieces";
import { badInput } from "../model/errors";
import { repeatedKey } from "./repeatedKey";

/** What a decoder writes for bytes that it cannot read. */
const REPLACEMENT = "\ufffd";

/**
 * The JSON object in a file, in the encodings that Windows editors and shells write, too. Rejects a key that an object has twice:
 * what it says first would be dropped.
 *
 * @param what What the file is refused as not being: "cluster file".
 */
export async function jsonObjectOf(file: string, what: string): Promise<Record<string, unknown>> {
  let found: unknown;
  let text: string;
  try {
    text = textOf(await fs.readFile(file));
    found = JSON.parse(text);
  } catch (error) {
    throw badInput(`"${file}" is not a ${what} (${error instanceof Error ? error.message : String(error)})`);
  }
  if (typeof found !== "object" || found === null || Array.isArray(found)) {
    throw badInput(`"${file}" is not a ${what}: it contains no JSON object`);
  }
  const repeated = repeatedKey(text);
  if (repeated !== null) {
    const where = repeated.path === "" ? file : `${repeated.path} in ${file}`;
    throw badInput(`${where} contains ${JSON.stringify(repeated.key)} twice: name it once`);
  }
  return found as Record<string, unknown>;
}

function textOf(bytes: Uint8Array): string {
  const pieces = new TextPieces();
  const text = pieces.decode(bytes) + pieces.end();
  if (!text.includes(REPLACEMENT)) return text;
  throw new Error("its characters are damaged: save it as UTF-8");
}
