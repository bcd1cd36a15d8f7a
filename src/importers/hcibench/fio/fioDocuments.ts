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

/** `"eta"` and the room that its value needs. */
const ETA_KEY_BYTES = 5;
const ETA_VALUE_BYTES = 40;

/**
 * The first job's `eta` (seconds left) of a document, without decoding the rest: its is the first key of that
 * name. `null` when there is none. Called for every document of an import, hence the plain loop.
 */
export function etaOf(document: Uint8Array): number | null {
  for (let at = 0; at < document.length - ETA_KEY_BYTES; at += 1) {
    // "eta": the t first, which is rarer than the quote.
    if (document[at + 2] !== 0x74 || document[at + 1] !== 0x65 || document[at] !== QUOTE) continue;
    if (document[at + 3] !== 0x61 || document[at + 4] !== QUOTE) continue;
    const value = at + ETA_KEY_BYTES;
    const tail = new TextDecoder().decode(document.subarray(value, value + ETA_VALUE_BYTES));
    const seconds = /^\s*:\s*(-?\d+)/.exec(tail)?.[1];
    if (seconds !== undefined) return Number(seconds);
  }
  return null;
}
