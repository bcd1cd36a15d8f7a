import type { Output } from "./output";

/** Lines that are printed at once. */
const LINES_AT_ONCE = 500;

/** Prints lines as they are made: what a large import holds is never one text. */
export function printLines(lines: Iterable<string>, lineEnd: "\n" | "\r\n", output: Output): void {
  let some: string[] = [];
  for (const line of lines) {
    if (some.length === LINES_AT_ONCE) {
      // `print` adds the line feed.
      output.print(`${some.join(lineEnd)}${lineEnd.slice(0, -1)}`);
      some = [];
    }
    some.push(line);
  }
  output.print(some.join(lineEnd));
}
