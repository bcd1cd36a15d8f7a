const LINE_FEED = 10;
const QUOTE = 34;

/** Longer fields are no figures and no column names of esxtop: their text is cut here. */
export const MAX_FIELD_BYTES = 4096;

const SHORT_FIELD_BYTES = 32;

/** What a line was, told at its end. */
export interface LineEnd {
  /** Number of the line, from 1. */
  line: number;
  columns: number;
  /** Whether it ended with a line feed; the last line of a cut file does not. */
  ended: boolean;
  /** Whether its last field is sure to be whole: it ends with a line feed or a quote, and no quote is open. */
  whole: boolean;
}

/** Takes the wanted fields of each line. */
export interface LineSink {
  /**
   * @param position Place among the wanted columns, or the column itself while all are wanted.
   * @param quoted Whether it stood in quotes.
   */
  field(position: number, text: string, quoted: boolean): void;
  line(end: LineEnd): void;
}

/**
 * Splits delimited text into fields as its bytes come and hands out the wanted ones only: a line of esxtop may have
 * 100,000 fields and megabytes, and no more than one field is ever held. A line feed always ends the line, so that
 * a stray quote spoils one line and not the file.
 */
export class LineScanner {
  private readonly delimiter: number;
  private readonly decoder = new TextDecoder();
  private readonly bytes = new Uint8Array(MAX_FIELD_BYTES);
  private wanted: readonly number[] | "all" = [0];
  /** Place in `wanted` of the field that is captured, or of the next one that will be. */
  private position = 0;
  private column = 0;
  private capturing = true;
  private length = 0;
  private quoted = false;
  private hadQuotes = false;
  private lineNumber = 1;
  /** Bytes of the line so far. */
  lineBytes = 0;

  constructor(
    delimiter: string,
    private readonly sink: LineSink,
  ) {
    this.delimiter = delimiter.charCodeAt(0);
  }

  /**
   * Chooses the columns that are handed out, from the next field on.
   *
   * @param columns Ascending, with 0, which is always handed out.
   */
  want(columns: readonly number[] | "all"): void {
    this.wanted = columns;
  }

  push(chunk: Uint8Array): void {
    const { delimiter, bytes } = this;
    let lineStart = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] as number;
      if (byte === QUOTE) {
        this.quoted = !this.quoted;
        this.hadQuotes = true;
      } else if (byte === delimiter && !this.quoted) {
        this.endField();
      } else if (byte === LINE_FEED) {
        this.endField();
        this.endLine(true, !this.quoted);
        lineStart = at + 1;
      } else if (this.capturing && this.length < MAX_FIELD_BYTES) {
        bytes[this.length] = byte;
        this.length += 1;
      }
    }
    this.lineBytes += chunk.length - lineStart;
  }

  /** Hands out the last line, which may lack its end. */
  end(): void {
    if (this.column === 0 && this.length === 0) return;
    const closed = this.hadQuotes && !this.quoted;
    this.endField();
    this.endLine(false, closed);
  }

  private endField(): void {
    if (this.capturing) {
      this.sink.field(this.position, this.text().trim(), this.hadQuotes);
      this.position += 1;
    }
    this.column += 1;
    this.length = 0;
    this.hadQuotes = false;
    this.capturing = this.wanted === "all" || this.wanted[this.position] === this.column;
  }

  /** Most fields are short figures, for which a decoder costs more than the rest of the reading. */
  private text(): string {
    const field = this.bytes.subarray(0, this.length);
    const plain = this.length <= SHORT_FIELD_BYTES && field.every((byte) => byte < 0x80);
    return plain ? String.fromCharCode(...field) : this.decoder.decode(field);
  }

  private endLine(ended: boolean, whole: boolean): void {
    this.sink.line({ line: this.lineNumber, columns: this.column, ended, whole });
    this.lineNumber += 1;
    this.lineBytes = 0;
    this.position = 0;
    this.column = 0;
    this.capturing = true;
    this.quoted = false;
  }
}
