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
  print: (text) => void process.stdout.write(`${process.stdout.isTTY ? printable(text) : text}\n`),
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
