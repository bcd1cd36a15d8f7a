import fs from "node:fs";
import path from "node:path";
import { zipSync } from "fflate";

/** Zip entries hold a local time without a zone: a local date gives the same bytes in every zone. */
const ENTRY_DATE = new Date(2024, 0, 1);

/**
 * Paths of all files below a folder, relative to it, with `/`, sorted by code point: the same on every machine.
 */
export function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .sort((a, b) => (a < b ? -1 : 1));
}

/**
 * A zip of files that depends on their names and contents alone, on neither dates, order on disk nor time zone.
 *
 * @param files Paths below the folder.
 */
export function archive(folder: string, files: readonly string[]): Uint8Array {
  const entries = files.map(
    (file) => [file, new Uint8Array(fs.readFileSync(path.join(folder, file)))] as const,
  );
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: ENTRY_DATE });
}
