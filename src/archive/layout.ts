import { ArchiveError, figure } from "./archiveLimits";
import type { EntryLocation } from "./entry";
import { LOCAL_HEADER_BYTES } from "./entry";

/**
 * Throws an `ArchiveError` for two entries of one path, of which nobody can say which one counts, and for entries that
 * share bytes of the archive: a bomb of a few kilobytes can list the same data a thousand times.
 */
export function checkLayout(entries: readonly EntryLocation[]): void {
  const paths = new Set<string>();
  for (const { path } of entries) {
    if (paths.has(path)) throw new ArchiveError(`${path} is in the archive twice.`, path);
    paths.add(path);
  }
  let before: EntryLocation | null = null;
  for (const entry of [...entries].sort((a, b) => a.offset - b.offset)) {
    const end = before ? before.offset + LOCAL_HEADER_BYTES + before.compressedBytes : 0;
    if (before && entry.offset < end) {
      const overlap = figure(end - entry.offset);
      throw new ArchiveError(
        `${entry.path} shares ${overlap} bytes of the archive with ${before.path}: it is damaged or a zip bomb.`,
        entry.path,
      );
    }
    before = entry;
  }
}
