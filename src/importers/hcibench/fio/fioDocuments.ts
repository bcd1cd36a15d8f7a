import { joinBytes } from "../../reading/readText";

/** One JSON document of a file, not yet decoded. `offset` is where it starts in the file, in bytes. */
export interface FioDocument {
  bytes: Uint8Array;
  offset: number;
}

/** A document longer than this is no fio status (8.5 KB per job) but a file that never closes its brace. */
const MAX_DOCUMENT_BYTES = 32 * 2 ** 20;

const NEWLINE = 0x0a;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN = 0x7b;
const CLOSE = 0x7d;
const BLANKS: ReadonlySet<number> = new Set([NEWLINE, 0x0d, 0x20, 0x09, 0x2c]);

/**
 * Splits the status documents that fio writes one after the other into one file. Lines before and between the
 * documents (fio's error messages) are skipped, as HCIBench does. It works on bytes and decodes nothing: fio
 * prints its documents over many lines, so a `}` that begins a line ends one and nothing else has to be looked
 * at. Only compact JSON has its braces counted.
 */
export class FioDocumentSplitter {
  private state: "between" | "noise" | "opened" | "lines" | "compact" = "between";
  private pieces: Uint8Array[] = [];
  private pendingBytes = 0;
  private consumed = 0;
  private start = 0;
  private lastByte = NEWLINE;
  private depth = 0;
  private inString = false;
  private escaped = false;

  /** Takes the next chunk and returns the documents that it completes. Throws a RangeError for an endless one. */
  push(chunk: Uint8Array): FioDocument[] {
    const documents: FioDocument[] = [];
    let position = 0;
    let from = 0;
    while (position < chunk.length) {
      if (this.state === "between") {
        position = skipBlanks(chunk, position);
        if (position === chunk.length) break;
        if (chunk[position] === OPEN) {
          this.state = "opened";
          this.start = this.consumed + position;
          from = position;
          position += 1;
        } else {
          this.state = "noise";
        }
      } else if (this.state === "noise") {
        const newline = chunk.indexOf(NEWLINE, position);
        if (newline >= 0) this.state = "between";
        position = newline < 0 ? chunk.length : newline + 1;
      } else if (this.state === "opened") {
        const byte = chunk[position];
        if (byte === 0x20 || byte === 0x0d || byte === 0x09) {
          position += 1;
        } else if (byte === NEWLINE) {
          this.state = "lines";
        } else {
          this.state = "compact";
          this.depth = 1;
          this.inString = false;
          this.escaped = false;
        }
      } else {
        const end =
          this.state === "lines" ? this.findClosingLine(chunk, position) : this.countBraces(chunk, position);
        if (end < 0) break;
        this.pieces.push(chunk.subarray(from, end));
        documents.push({ bytes: joinBytes(this.pieces), offset: this.start });
        this.pieces = [];
        this.pendingBytes = 0;
        this.state = "between";
        position = end;
      }
    }
    this.keep(chunk, from);
    return documents;
  }

  /** Offset of a document that the end of the file cuts off; `null` when there is none. */
  unfinished(): number | null {
    return this.state === "between" || this.state === "noise" ? null : this.start;
  }

  private keep(chunk: Uint8Array, from: number): void {
    this.consumed += chunk.length;
    this.lastByte = chunk.at(-1) ?? this.lastByte;
    if (this.unfinished() === null) return;
    this.pieces.push(chunk.subarray(from));
    this.pendingBytes += chunk.length - from;
    if (this.pendingBytes > MAX_DOCUMENT_BYTES) {
      throw new RangeError(
        `a JSON document is longer than ${MAX_DOCUMENT_BYTES.toLocaleString("en-US")} bytes`,
      );
    }
  }

  /** End of the line-by-line document, after its brace, or -1. */
  private findClosingLine(chunk: Uint8Array, position: number): number {
    for (let at = chunk.indexOf(CLOSE, position); at >= 0; at = chunk.indexOf(CLOSE, at + 1)) {
      const before = at > 0 ? chunk[at - 1] : this.lastByte;
      if (before === NEWLINE) return at + 1;
    }
    return -1;
  }

  /** End of the compact document, after its last brace, or -1. Strings may hold braces. */
  private countBraces(chunk: Uint8Array, position: number): number {
    for (let at = position; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (this.inString) {
        if (this.escaped) this.escaped = false;
        else if (byte === BACKSLASH) this.escaped = true;
        else if (byte === QUOTE) this.inString = false;
      } else if (byte === QUOTE) this.inString = true;
      else if (byte === OPEN) this.depth += 1;
      else if (byte === CLOSE) {
        this.depth -= 1;
        if (this.depth === 0) return at + 1;
      }
    }
    return -1;
  }
}

function skipBlanks(chunk: Uint8Array, position: number): number {
  let at = position;
  while (at < chunk.length && BLANKS.has(chunk[at] ?? 0)) at += 1;
  return at;
}

/** Bytes of `"eta"`, the key. */
const KEY_LETTERS = { e: 0x65, t: 0x74, a: 0x61 } as const;
const KEY_BYTES = 5;

/**
 * The first job's `eta` (seconds left) of a document, without decoding the rest: its is the first key of that name. `null`
 * when there is none. Called for every document of an import, hence it skips: the key has five bytes, so that a byte
 * that is none of them rules out the key in five places at once.
 */
export function etaOf(document: Uint8Array): number | null {
  const { e, t, a } = KEY_LETTERS;
  let last = KEY_BYTES - 1;
  while (last < document.length) {
    const byte = document[last];
    if (byte === QUOTE) {
      const isKey =
        document[last - 1] === a &&
        document[last - 2] === t &&
        document[last - 3] === e &&
        document[last - 4] === QUOTE;
      const seconds = isKey ? wholeNumberAfterColon(document, last + 1) : null;
      if (seconds !== null) return seconds;
      last += 4;
    } else if (byte === a) last += 1;
    else if (byte === t) last += 2;
    else if (byte === e) last += 3;
    else last += KEY_BYTES;
  }
  return null;
}

const COLON = 0x3a;
const MINUS = 0x2d;
const ZERO = 0x30;
const NINE = 0x39;
const JSON_BLANKS: ReadonlySet<number | undefined> = new Set([0x20, 0x0a, 0x0d, 0x09]);

/** The whole number that follows a key, after a colon; `null` where none does. */
function wholeNumberAfterColon(document: Uint8Array, position: number): number | null {
  let at = position;
  while (JSON_BLANKS.has(document[at])) at += 1;
  if (document[at] !== COLON) return null;
  at += 1;
  while (JSON_BLANKS.has(document[at])) at += 1;
  const isNegative = document[at] === MINUS;
  if (isNegative) at += 1;
  let value: number | null = null;
  for (; at < document.length; at += 1) {
    const byte = document[at] ?? 0;
    if (byte < ZERO || byte > NINE) break;
    value = (value ?? 0) * 10 + (byte - ZERO);
  }
  return value !== null && isNegative ? -value : value;
}
