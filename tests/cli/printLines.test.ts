import type { Output } from "../../src/cli/output";
import { printLines } from "../../src/cli/printLines";

/** What arrives on standard output, and in how many pieces. */
function printed(count: number, lineEnd: "\n" | "\r\n"): { text: string; pieces: number } {
  const pieces: string[] = [];
  const output: Output = { print: (text) => pieces.push(`${text}\n`), error: fail, progress: fail };
  printLines(
    Array.from({ length: count }, (_, i) => `line ${i}`),
    lineEnd,
    output,
  );
  return { text: pieces.join(""), pieces: pieces.length };
}

const fail = (): never => {
  throw new Error("not a result");
};

test.each([
  [0, 1],
  [1, 1],
  [500, 1],
  [501, 2],
  [1001, 3],
])("%d lines are printed in %d pieces, each line once", (count, pieces) => {
  for (const lineEnd of ["\n", "\r\n"] as const) {
    const lines = Array.from({ length: count }, (_, i) => `line ${i}`);
    expect(printed(count, lineEnd)).toEqual({ text: `${lines.join(lineEnd)}\n`, pieces });
  }
});
