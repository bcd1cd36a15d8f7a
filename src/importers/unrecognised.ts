import type { Source, SourceFile } from "../archive/source";
import type { Diagnostic } from "../model/benchmark/diagnostic";
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
export async function unrecognised(source: Source, signal: AbortSignal | undefined): Promise<Diagnostic> {
  const { name, files } = source;
  const [file, ...others] = files;
  const head = file && others.length === 0 ? await headOf(file, signal) : undefined;
  const other = others.length > 0 ? otherArchive(files) : head && otherFormat(head);
  const message = other
    ? sentenceOf(head && file ? file.path : name, other)
    : `${name} is not a supported benchmark result (${quote(files, head)}). ` +
      `Expected the results of ${TEXT_TOOLS}: ${EXPECTED}`;
  return { severity: "error", code: "unrecognised", message, file: name, line: null };
}

/**
 * Why a file of another kind that may be called .xlsx is not read, such as one with a password; `null` where it may be a workbook,
 * or a text.
 */
export async function refusalOf(file: SourceFile, signal?: AbortSignal): Promise<string | null> {
  const head = await headOf(file, signal);
  const isPacked = head?.[0] === ZIP_BYTES[0] && head[1] === ZIP_BYTES[1];
  const other = head && !isPacked ? otherFormat(head) : undefined;
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

function quote(files: readonly SourceFile[], head: Uint8Array | undefined): string {
  if (files.length === 0) return "it contains no files";
  if (files.length > 1) {
    const names = files.slice(0, QUOTED_ENTRIES).map(({ path }) => path);
    const more = files.length > QUOTED_ENTRIES ? ", ..." : "";
    return `it contains ${names.join(", ")}${more}`;
  }
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
