import fs from "node:fs";
import { printable } from "./printable";

/** Where a command writes: results and messages stay apart, so that results can be piped. */
export interface Output {
  /** A line of the result, on standard output. */
  print(text: string): void;
  /** A line for the person, on standard error. */
  error(text: string): void;
  /** Shows how far a long work is, on a terminal only; a share of 1 clears the line. */
  progress(share: number, what: string): void;
}

const BAR_WIDTH = 30;
const LINE_WIDTH = 100;

/** Writes to the standard streams of this process. */
export const standardOutput: Output = {
  print(text) {
    const line = `${process.stdout.isTTY ? printable(text) : text}\n`;
    if (isFile()) writeAll(line);
    else process.stdout.write(line);
  },
  error: (text) => void process.stderr.write(`${printable(text)}\n`),
  progress(share, what) {
    if (!process.stderr.isTTY) return;
    if (share >= 1) {
      process.stderr.write(`\r${" ".repeat(LINE_WIDTH)}\r`);
      return;
    }
    const done = Math.floor(share * BAR_WIDTH);
    const bar = "█".repeat(done) + "░".repeat(BAR_WIDTH - done);
    const line = `${bar} ${String(Math.floor(share * 100)).padStart(3)}% ${printable(what)}`;
    process.stderr.write(`\r${line.slice(0, LINE_WIDTH).padEnd(LINE_WIDTH)}`);
  },
};

const STANDARD_OUTPUT = 1;

let isStandardOutputFile: boolean | undefined;

function isFile(): boolean {
  isStandardOutputFile ??= fs.fstatSync(STANDARD_OUTPUT).isFile();
  return isStandardOutputFile;
}

/** Node writes to a file once, and drops what a disk that becomes full does not take. */
function writeAll(text: string): void {
  let rest: Uint8Array = Buffer.from(text);
  try {
    while (rest.length > 0) rest = rest.subarray(fs.writeSync(STANDARD_OUTPUT, rest));
  } catch (error) {
    process.stdout.emit("error", error);
  }
}
