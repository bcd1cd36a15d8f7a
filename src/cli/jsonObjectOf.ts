import fs from "node:fs/promises";
import { wideEncodingOf } from "../importers/reading/textEncoding";
import { badInput } from "../model/errors";

/**
 * The JSON object in a file, in the encodings that Windows editors and shells write, too.
 *
 * @param what What the file is refused as not being: "cluster file".
 */
export async function jsonObjectOf(file: string, what: string): Promise<Record<string, unknown>> {
  let found: unknown;
  try {
    const bytes = await fs.readFile(file);
    found = JSON.parse(new TextDecoder(wideEncodingOf(bytes) ?? "utf-8").decode(bytes));
  } catch (error) {
    throw badInput(`"${file}" is not a ${what} (${error instanceof Error ? error.message : String(error)})`);
  }
  if (typeof found !== "object" || found === null || Array.isArray(found)) {
    throw badInput(`"${file}" is not a ${what}: it contains no JSON object`);
  }
  return found as Record<string, unknown>;
}
