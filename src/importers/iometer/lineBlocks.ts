import { joinBytes } from "../reading/readText";
import type { WideEncoding } from "../reading/textEncoding";
import { ENCODING_BYTES, wideEncodingOf } from "../reading/textEncoding";
import { MAX_LINE_CHARACTERS } from "./lineLength";

/** UTF-8 needs at most four bytes a character; what is cut at this length is still too long as text. */
const MAX_LINE_BYTES = 4 * (MAX_LINE_CHARACTERS + 1);

const NEWLINE = 10;

/**
 * Turns the bytes of a file into text that ends with a whole line, whatever the chunks are. Iometer writes the
 * code page of its machine, so a line that is no UTF-8 is read as Windows-1252; editors and shells add UTF-16.
 * The decision is made a line at a time, because runs of several machines may be appended to one file.
 */
export class LineBlocks {
  private encoding: "unknown" | "bytes" | WideEncoding = "unknown";
  private readonly utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  private readonly codePage = new TextDecoder("windows-1252");
  private wide: TextDecoder | null = null;
  private head: Uint8Array = new Uint8Array(0);
  private pieces: Uint8Array[] = [];
  private pendingBytes = 0;
  private pendingText = "";

  /** @param emit Takes text that ends with a line feed; only the last one may lack it. */
  constructor(private readonly emit: (text: string) => void) {}

  push(chunk: Uint8Array): void {
    if (this.encoding !== "unknown") {
      this.take(chunk);
      return;
    }
    this.head = joinBytes([this.head, chunk]);
    if (this.head.length >= ENCODING_BYTES) this.start();
  }

  /** Hands out the last line, which may lack its end. */
  end(): void {
    if (this.encoding === "unknown") this.start();
    if (this.wide) {
      const rest = this.pendingText + this.wide.decode();
      if (rest !== "") this.emit(rest);
    } else if (this.pendingBytes > 0) {
      this.emit(this.decode(joinBytes(this.pieces)));
    }
  }

  private start(): void {
    this.encoding = wideEncodingOf(this.head) ?? "bytes";
    if (this.encoding !== "bytes") this.wide = new TextDecoder(this.encoding, { ignoreBOM: true });
    const head = this.head;
    this.head = new Uint8Array(0);
    this.take(head);
  }

  private take(chunk: Uint8Array): void {
    if (this.wide) {
      this.takeWide(this.wide.decode(chunk, { stream: true }));
      return;
    }
    const end = chunk.lastIndexOf(NEWLINE) + 1;
    if (end > 0) {
      const begun = this.pendingBytes > 0 ? chunk.indexOf(NEWLINE) + 1 : 0;
      if (begun > 0) {
        this.emit(this.decode(joinBytes([...this.pieces, chunk.subarray(0, begun)])));
        this.pieces = [];
        this.pendingBytes = 0;
      }
      if (end > begun) this.emit(this.decode(chunk.subarray(begun, end)));
    }
    const room = MAX_LINE_BYTES - this.pendingBytes;
    if (room <= 0 || end === chunk.length) return;
    // A copy: the stream may use its buffer again.
    const rest = chunk.slice(end, end + room);
    this.pieces.push(rest);
    this.pendingBytes += rest.length;
  }

  private takeWide(text: string): void {
    const end = text.lastIndexOf("\n") + 1;
    if (end > 0) {
      this.emit(this.pendingText + text.slice(0, end));
      this.pendingText = "";
    }
    const room = MAX_LINE_CHARACTERS + 1 - this.pendingText.length;
    if (room > 0) this.pendingText += text.slice(end, end + room);
  }

  private decode(block: Uint8Array): string {
    try {
      return this.utf8.decode(block);
    } catch {
      return lines(block)
        .map((line) => this.decodeLine(line))
        .join("");
    }
  }

  private decodeLine(line: Uint8Array): string {
    try {
      return this.utf8.decode(line);
    } catch {
      return withoutControls(this.codePage.decode(line));
    }
  }
}

/** What Windows-1252 has at 0x80 to 0x9F; five places are empty. */
const PRINTABLE =
  "\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f".concat(
    "\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178",
  );

/** Node 20 decodes Windows-1252 as Latin-1, which has control characters where Windows prints. */
function withoutControls(text: string): string {
  return text.replace(/[\x80-\x9f]/g, (control) => PRINTABLE[control.charCodeAt(0) - 0x80] ?? control);
}

function lines(block: Uint8Array): Uint8Array[] {
  const found: Uint8Array[] = [];
  for (let start = 0; start < block.length;) {
    const end = block.indexOf(NEWLINE, start);
    const next = end < 0 ? block.length : end + 1;
    found.push(block.subarray(start, next));
    start = next;
  }
  return found;
}
