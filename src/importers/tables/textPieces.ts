import { joinBytes } from "../reading/readText";
import { ENCODING_BYTES, wideEncodingOf } from "../reading/textEncoding";

const ASCII_END = 0x80;

/**
 * Decodes the bytes of a text file, piece by piece: UTF-16, UTF-8 or Windows-1252. The first character beyond ASCII decides between the
 * last two, wherever it is: all text before it has the same bytes in both.
 */
export class TextPieces {
  private readonly utf8 = new TextDecoder();
  /** `null` as long as nothing decides. */
  private decoder: TextDecoder | null = null;
  private isStart = true;
  /** Bytes of the beginning, or of a character, that is not complete. */
  private pending = new Uint8Array();

  /** The text of the next bytes; the end of a piece may cut a character. */
  decode(piece: Uint8Array): string {
    if (this.decoder) return this.decoder.decode(piece, { stream: true });
    return this.undecided(this.pending.length > 0 ? joinBytes([this.pending, piece]) : piece, false);
  }

  /** The text of what is left at the end. */
  end(): string {
    const text = this.decoder ? "" : this.undecided(this.pending, true);
    return text + (this.decoder ?? this.utf8).decode();
  }

  private undecided(bytes: Uint8Array, isEnd: boolean): string {
    if (this.isStart && bytes.length < ENCODING_BYTES && !isEnd) return this.keep(bytes, 0);
    const wide = this.isStart ? wideEncodingOf(bytes) : null;
    this.isStart = false;
    if (wide) return this.goOn(new TextDecoder(wide), bytes);
    const at = indexBeyondAscii(bytes);
    if (at < 0) return this.keep(bytes, bytes.length);
    const length = sequenceLength(bytes[at] ?? 0);
    if (at + length > bytes.length && !isEnd) return this.keep(bytes, at);
    if (isUtf8(bytes.subarray(at, at + length))) return this.goOn(this.utf8, bytes);
    const ascii = this.keep(bytes, at);
    return ascii + this.goOn(new TextDecoder("windows-1252"), bytes.subarray(at));
  }

  /** The text of the ASCII before a place; bytes from there on wait for more. */
  private keep(bytes: Uint8Array, from: number): string {
    this.pending = bytes.slice(from);
    return this.utf8.decode(bytes.subarray(0, from), { stream: true });
  }

  private goOn(decoder: TextDecoder, bytes: Uint8Array): string {
    this.decoder = decoder;
    return decoder.decode(bytes, { stream: true });
  }
}

function indexBeyondAscii(bytes: Uint8Array): number {
  for (let i = 0; i < bytes.length; i++) if ((bytes[i] ?? 0) >= ASCII_END) return i;
  return -1;
}

/** Bytes of the character that a byte begins in UTF-8; 1 where it begins none. */
function sequenceLength(first: number): number {
  if (first < 0xc2 || first > 0xf4) return 1;
  return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
