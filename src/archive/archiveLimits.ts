/** What an archive may hold before it is refused. Sizes are uncompressed bytes as the archive declares them. */
export interface ArchiveLimits {
  entries: number;
  /** The central directory, which is read whole: some 100 bytes an entry. */
  directoryBytes: number;
  entryBytes: number;
  totalBytes: number;
  /** Uncompressed over compressed size of one entry. Deflate cannot exceed 1,032. */
  ratio: number;
}

/** Entries below this size are not held to the ratio: a small log of blanks compresses as well as any bomb. */
export const RATIO_FREE_BYTES = 16 * 2 ** 20;

/**
 * Room for twice the largest HCIBench run imagined (1,000 VMs, six cases: 55 GB, 9 MB a file, ratio 15 to 30).
 */
export const DEFAULT_ARCHIVE_LIMITS: ArchiveLimits = {
  entries: 200_000,
  directoryBytes: 64 * 2 ** 20,
  entryBytes: 4 * 2 ** 30,
  totalBytes: 128 * 2 ** 30,
  ratio: 250,
};

/** Why an archive, or one entry of it, is refused or cannot be read. The message is meant for a person. */
export class ArchiveError extends Error {
  constructor(
    message: string,
    /** The archive's name, or the entry's path where one is to blame. */
    readonly file: string,
  ) {
    super(message);
    this.name = "ArchiveError";
  }
}

/** What is wrong with an archive that cannot be read, and what to do. */
export const DAMAGED = "it is damaged or incomplete. Copy or export it again.";

/** What the central directory says about one entry. */
export interface DeclaredEntry {
  path: string;
  compressedBytes: number;
  sizeBytes: number;
}

/** Throws an `ArchiveError` when an archive has more entries than the limit. */
export function checkEntryCount(archive: string, entries: number, limits: ArchiveLimits): void {
  if (entries <= limits.entries) return;
  throw new ArchiveError(
    `${archive} holds ${figure(entries)} entries or more; the limit is ${figure(limits.entries)}.`,
    archive,
  );
}

/** Throws an `ArchiveError` that names the entry, the figure and the limit for the first limit that is exceeded. */
export function checkLimits(archive: string, entries: readonly DeclaredEntry[], limits: ArchiveLimits): void {
  checkEntryCount(archive, entries.length, limits);
  let total = 0;
  for (const { path, compressedBytes, sizeBytes } of entries) {
    if (sizeBytes > limits.entryBytes) {
      throw new ArchiveError(
        `${path} declares ${figure(sizeBytes)} bytes; the limit for one entry is ${figure(limits.entryBytes)} bytes.`,
        path,
      );
    }
    if (sizeBytes > RATIO_FREE_BYTES && sizeBytes > compressedBytes * limits.ratio) {
      const ratio = compressedBytes > 0 ? figure(Math.round(sizeBytes / compressedBytes)) : "infinitely many";
      throw new ArchiveError(
        `${path} unpacks to ${ratio} times its compressed size (${figure(sizeBytes)} bytes); ` +
          `the limit is ${figure(limits.ratio)} times.`,
        path,
      );
    }
    total += sizeBytes;
    if (total > limits.totalBytes) {
      throw new ArchiveError(
        `${archive} declares more than ${figure(limits.totalBytes)} bytes in all (reached at ${path} with ` +
          `${figure(total)} bytes), which is the limit.`,
        path,
      );
    }
  }
}

/** A number in a message. */
export function figure(value: number): string {
  return value.toLocaleString("en-US");
}
