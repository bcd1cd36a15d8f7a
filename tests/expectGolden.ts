import fs from "node:fs";
import path from "node:path";

/**
 * Compares a text with a committed file; `UPDATE_GOLDENS=1` writes the file instead, except in CI, where nobody would read
 * the difference. A golden detects every change and evaluates none: mutation testing replaces this function, so that a
 * mutant counts as killed only by a test that knows what is right.
 */
export function expectGolden(text: string, file: string): void {
  if (!process.env.UPDATE_GOLDENS) {
    expect(text).toBe(fs.readFileSync(file, "utf8"));
    return;
  }
  if (process.env.CI) throw new Error(`UPDATE_GOLDENS is set in CI: ${path.basename(file)} was not written`);
  fs.writeFileSync(file, text);
}
