/** A line of a file, numbered from 1. */
export interface NumberedLine {
  text: string;
  number: number;
}

/** No line of a test's output comes near this; what is longer is no text and is cut. */
const MAX_LINE_CHARACTERS = 64 * 1024;

/** Splits a stream of bytes into lines, wherever its chunks end. Holds one unfinished line. */
export class LineSplitter {
  private readonly decoder = new TextDecoder();
  private rest = "";
  private count = 0;

  /** Takes the next chunk and returns the lines that it completes. */
  push(chunk: Uint8Array): NumberedLine[] {
    const lines = (this.rest + this.decoder.decode(chunk, { stream: true })).split("\n");
    this.rest = (lines.pop() ?? "").slice(0, MAX_LINE_CHARACTERS);
    return lines.map((line) => this.number(line));
  }

  /** The last line, if no line end follows it. */
  end(): NumberedLine[] {
    const last = this.rest + this.decoder.decode();
    this.rest = "";
    return last === "" ? [] : [this.number(last)];
  }

  private number(line: string): NumberedLine {
    this.count += 1;
    return { text: line.endsWith("\r") ? line.slice(0, -1) : line, number: this.count };
  }
}
