import fs from "node:fs";
import path from "node:path";

/** What a version stands for, as it was committed: each entry with what it was. */
interface Held {
  version: string;
  entries: Record<string, string>;
}

/**
 * Holds that a version is raised when an entry changes or goes. New entries change nothing that a workbook was made with.
 * `UPDATE_GOLDENS=1` writes what is there now, but not under a version that stood for something else.
 *
 * @param raise What to do about a change, in words.
 */
export function expectHeld(file: string, { version, entries }: Held, raise: string): void {
  const before = JSON.parse(fs.readFileSync(file, "utf8")) as Held;
  const changed = Object.entries(before.entries)
    .filter(([key, value]) => entries[key] !== value)
    .map(([key, value]) => `${key} was ${value}, is ${entries[key] ?? "gone"}`);
  if (changed.length > 0 && before.version === version) throw new Error(`${raise}:\n${changed.join("\n")}`);
  const text = `${JSON.stringify({ version, entries }, null, 2)}\n`;
  if (!process.env.UPDATE_GOLDENS || process.env.CI) {
    expect(text).toBe(fs.readFileSync(file, "utf8"));
    return;
  }
  fs.writeFileSync(file, text);
  process.stdout.write(`golden written, not compared: ${path.basename(file)} (read its diff)\n`);
}
