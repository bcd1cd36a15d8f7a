import type { Source, SourceFile } from "../archive/source";
import type { Diagnostic } from "../model/benchmark/diagnostic";
import type { ParseOptions } from "./importer";
import { type OtherFormat, otherArchive, otherFormat } from "./otherFormat";
import { readChunks } from "./reading/readChunks";
import { decodeText } from "./reading/readText";
import { TEXT_TOOLS } from "./textFormats";

const HEAD_BYTES = 4096;
const QUOTED_CHARACTERS = 80;
const QUOTED_ENTRIES = 5;

/** How a zip begins, and with it a workbook. */
const ZIP_BYTES = [0x50, 0x4b] as const;

const EXPECTED =
  "a results folder or zip, a results file, or its pasted text; or esxtop's batch CSV of a host.";

/** Says of a source without any result what it is, and what to do; where nobody knows, how it begins and what is read. */
export async function unrecognised(
  source: Source,
  { signal, alsoRead }: Pick<ParseOptions, "signal" | "alsoRead">,
): Promise<Diagnostic> {
  const { name, files } = source;
  const expected = [
    `Expected the results of ${TEXT_TOOLS}: ${EXPECTED}`,
    ...(alsoRead === undefined ? [] : [alsoRead]),
  ];
  const sentences =
    files.length > 1 ? await ofFiles(source, expected, signal) : await ofFile(source, expected, signal);
  return { severity: "error", code: "unrecognised", message: sentences.join(" "), file: name, line: null };
}

async function ofFile(
  { name, files: [file] }: Source,
  expected: readonly string[],
  signal: AbortSignal | undefined,
): Promise<readonly string[]> {
  const head = file && (await headOf(file, signal));
  const other = file && head && otherFormat(head, file.path);
  if (other) return [sentenceOf(file.path, other)];
  const quote = file ? quoteOf(head) : "it contains no files";
  return [`${name} is not a supported benchmark result (${quote}).`, ...expected];
}

async function ofFiles(
  { name, files }: Source,
  expected: readonly string[],
  signal: AbortSignal | undefined,
): Promise<readonly string[]> {
  const archive = otherArchive(files);
  if (archive) return [sentenceOf(name, archive)];
  const named = files.slice(0, QUOTED_ENTRIES);
  const others: string[] = [];
  for (const file of named) {
    const head = await headOf(file, signal);
    const other = head && otherFormat(head, file.path);
    if (other) others.push(sentenceOf(file.path, other));
  }
  const list = `${named.map(({ path }) => path).join(", ")}${files.length > named.length ? ", ..." : ""}`;
  return [
    `${name}: no benchmark result was found (${list}).`,
    ...others,
    ...(others.length === files.length ? [] : expected),
  ];
}

/**
 * Why a file of another kind that may be called .xlsx is not read, such as one with a password; `null` where it may be a workbook,
 * or a text.
 */
export async function refusalOf(file: SourceFile, signal?: AbortSignal): Promise<string | null> {
  const head = await headOf(file, signal);
  const isPacked = head?.[0] === ZIP_BYTES[0] && head[1] === ZIP_BYTES[1];
  const other = head && !isPacked ? otherFormat(head, file.path) : undefined;
  return other ? sentenceOf(file.path, other) : null;
}

const sentenceOf = (name: string, { is, remedy }: OtherFormat): string =>
  `${name} is ${is}, which contains no readable results: ${remedy}.`;

/** The first bytes of a file; `undefined` where it cannot be read. */
async function headOf(file: SourceFile, signal: AbortSignal | undefined): Promise<Uint8Array | undefined> {
  const head = new Uint8Array(HEAD_BYTES);
  let length = 0;
  try {
    await readChunks(
      file,
      (chunk) => {
        const part = chunk.subarray(0, head.length - length);
        head.set(part, length);
        length += part.length;
        return length >= head.length ? "enough" : undefined;
      },
      signal,
    );
    return head.subarray(0, length);
  } catch {
    signal?.throwIfAborted();
    return undefined;
  }
}

function quoteOf(head: Uint8Array | undefined): string {
  if (!head) return "it cannot be read";
  const line = decodeText(head)
    .split(/\r\n|\n|\r/)
    .find((text) => text.trim() !== "");
  if (line === undefined) return "it is empty";
  const text = printable(line.trim());
  const cut = text.length > QUOTED_CHARACTERS ? `${text.slice(0, QUOTED_CHARACTERS)}...` : text;
  return `it begins ${JSON.stringify(cut)}`;
}

/** Control characters would garble a message; JSON.stringify then spells out what is left. */
function printable(text: string): string {
  return text.replace(/[^\P{C}\t]/gu, "\ufffd");
}
