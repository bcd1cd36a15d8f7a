// The native build: no WebAssembly and no worker scripts, which the add-in's content security policy forbids.
import { Reader, ZipReader } from "@zip.js/zip.js/index-native.js";
import type { Entry } from "@zip.js/zip.js/index-native.js";
import type { ArchiveCaps } from "./archiveCaps";
import { ArchiveError, DEFAULT_ARCHIVE_CAPS, checkCaps } from "./archiveCaps";
import { openEntry } from "./archiveEntry";
import type { Source } from "./importer";
import type { RandomAccess } from "./randomAccess";

const STORED = 0;
const DEFLATED = 8;

/** True when the data begins like a zip, empty ones included. */
export async function isZip(access: RandomAccess): Promise<boolean> {
  const [p, k, third] = await access.read(0, 4);
  return p === 0x50 && k === 0x4b && (third === 3 || third === 5);
}

/**
 * Opens a zip. Only its central directory is read; the entries become files that inflate when opened, and sizes
 * come from the directory because HCIBench's zips declare none in the local headers. Rejects with an
 * `ArchiveError` when the data is no zip, a cap is exceeded, an entry is encrypted, compressed in a way that
 * browsers cannot undo, or has a path that leads out of the archive.
 */
export async function openArchive(
  access: RandomAccess,
  caps: ArchiveCaps = DEFAULT_ARCHIVE_CAPS,
): Promise<Source> {
  const entries = (await readDirectory(access, caps)).filter((entry) => !entry.directory);
  const declared = entries.map((entry) => ({
    path: entry.filename.replaceAll("\\", "/").replace(/^(\.\/)+/, ""),
    compressedBytes: entry.compressedSize,
    sizeBytes: entry.uncompressedSize,
    offset: entry.offset,
    deflated: entry.compressionMethod === DEFLATED,
  }));
  checkCaps(access.name, declared, caps);
  return {
    name: access.name,
    files: declared.map((entry) => ({
      path: entry.path,
      sizeBytes: entry.sizeBytes,
      open: () => openEntry(access, entry),
    })),
  };
}

/** Reads entry by entry, so that a directory with too many entries is refused before it is all in memory. */
async function readDirectory(access: RandomAccess, caps: ArchiveCaps): Promise<Entry[]> {
  const entries: Entry[] = [];
  try {
    const reader = new ZipReader(new AccessReader(access), { filenameValidation: "tolerant" });
    for await (const entry of reader.getEntriesGenerator()) {
      checkEntry(entry);
      entries.push(entry);
      if (entries.length > caps.entries) {
        const cap = caps.entries.toLocaleString("en-US");
        throw new ArchiveError(
          `${access.name} holds more than ${cap} entries, which is the cap.`,
          access.name,
        );
      }
    }
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ArchiveError(
      `${access.name} cannot be read as a zip (${reason}): it is damaged or incomplete.`,
      access.name,
    );
  }
  return entries;
}

function checkEntry(entry: Entry): void {
  const path = entry.filename;
  if (/^([\\/]|[A-Za-z]:)|(^|[\\/])\.\.([\\/]|$)|\0/.test(path)) {
    throw new ArchiveError(`${JSON.stringify(path)} is a path that leads out of the archive.`, path);
  }
  if (entry.directory) return;
  if (entry.encrypted) {
    throw new ArchiveError(`${path} is encrypted: save the archive without a password.`, path);
  }
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) {
    throw new ArchiveError(
      `${path} is compressed with method ${entry.compressionMethod}; only 0 (stored) and 8 (deflate) can be read.`,
      path,
    );
  }
}

/** zip.js's view of a `RandomAccess`. */
class AccessReader extends Reader<RandomAccess> {
  constructor(private readonly access: RandomAccess) {
    super(access);
    this.size = access.sizeBytes;
  }

  override readUint8Array(offset: number, length: number): Promise<Uint8Array> {
    return this.access.read(offset, length);
  }
}
