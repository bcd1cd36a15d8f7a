import fs from "node:fs";
import { expectGolden } from "../../expectGolden";

/** What a version stands for, as it was committed: each entry with what it was. */
export interface Held {
  version: string;
  entries: Record<string, string>;
}

/** The entries that changed or went while the version stayed. New entries change nothing that a workbook was made with. */
export function changedUnder(before: Held, now: Held): string[] {
  if (before.version !== now.version) return [];
  return Object.entries(before.entries)
    .filter(([key, value]) => now.entries[key] !== value)
    .map(([key, value]) => `${key} was ${value}, is ${now.entries[key] ?? "gone"}`);
}

/**
 * Compares what a version stands for with what is committed. Refreshing goldens writes it, but never under a version that
 * stood for something else.
 *
 * @param raise What to do about a change, in words.
 */
export function expectHeld(file: string, now: Held, raise: string): void {
  const changed = changedUnder(JSON.parse(fs.readFileSync(file, "utf8")) as Held, now);
  if (changed.length > 0) throw new Error(`${raise}:\n${changed.join("\n")}`);
  expectGolden(`${JSON.stringify(now, null, 2)}\n`, file);
}
