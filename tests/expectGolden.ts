import fs from "node:fs";
import path from "node:path";

/**
 * Compares a text with a committed file. `UPDATE_GOLDENS=1` writes a file that differs instead, and prints its name:
 * nothing is compared then. In CI, where nobody reads the diff, writing is an error. A golden detects every change and
 * evaluates none: mutation testing replaces this function, so that a mutant counts as killed only by a test that knows what
 * is right.
 */
export function expectGolden(text: string, file: string): void {
  if (!process.env.UPDATE_GOLDENS) {
    expect(text).toBe(fs.readFileSync(file, "utf8"));
    return;
  }
  const name = path.relative(path.resolve(__dirname, ".."), file);
  if (process.env.CI)
    throw new Error(`UPDATE_GOLDENS is set in CI: ${name} was neither compared nor written`);
  if (fs.existsSync(file) && fs.readFileSync(file, "utf8") === text) return;
  fs.writeFileSync(file, text);
  process.stdout.write(`golden written, not compared: ${name} (read its diff)\n`);
}
