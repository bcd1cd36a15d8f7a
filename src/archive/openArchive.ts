// The native build: no WebAssembly and no worker scripts, which the add-in's content security policy forbids.
import { Reader, WARNING_TRAILING_CENTRAL_DIRECTORY_DATA, ZipReader } from "@zip.js/zip.js/index-native.js";
import type { Entry } from "@zip.js/zip.js/index-native.js";
import type { ArchiveLimits } from "./archiveLimits";
import {
  ArchiveError,
  DAMAGED,
  DEFAULT_ARCHIVE_LIMITS,
  checkLimits,
  checkEntryCount,
  figure,
} from "./archiveLimits";
import { declaredEntries } from "./endRecord";
import type { EntryLocation, InflateWhole } from "./entry";
import { openEntry } from "./entry";
import { leadsOut } from "./entryPath";
import { checkLayout } from "./layout";
import type { Source } from "./source";
import type { RandomAccess } from "./randomAccess";

const STORED = 0;
const DEFLATED = 8;

/** True when the data begins like a zip, empty ones included. */
export async function isZip(access: RandomAccess): Promise<boolean> {
  const [p, k, third] = await access.read(0, 4);
  return p === 0x50 && k === 0x4b && (third === 3 || third === 5);
}

export interface ArchiveOptions {
  limits?: ArchiveLimits;
  /** Inflates small entries faster than streams do, on platforms that have such a call. */
  inflateWhole?: InflateWhole;
}

/**
 * Opens a zip. Only its central directory is read; the entries become files that inflate when opened, and sizes
 * come from the directory because HCIBench's zips declare none in the local headers. Rejects with an
 * `ArchiveError` when the data is not a zip, a limit is exceeded, an entry is encrypted, compressed in a way that
 * browsers cannot undo, has a path that leads out of the archive, or is not the only one of its path and place.
 */
export async function openArchive(
  access: RandomAccess,
  { limits = DEFAULT_ARCHIVE_LIMITS, inflateWhole }: ArchiveOptions = {},
): Promise<Source> {
  const declared = await readDirectory(access, limits);
  checkLimits(access.name, declared, limits);
  checkLayout(declared);
  return {
    name: access.name,
    files: declared.map((entry) => ({
      path: entry.path,
      sizeBytes: entry.sizeBytes,
      open: () => openEntry(access, entry, inflateWhole),
    })),
  };
}

/**
 * Reads the central directory: not before its end record is known to declare no more entries than the limit, and entry by
 * entry, because that number may be a lie. Keeps of each entry only what is needed: the library's take 7 KB each.
 */
async function readDirectory(access: RandomAccess, limits: ArchiveLimits): Promise<EntryLocation[]> {
  const files: EntryLocation[] = [];
  let entries = 0;
  try {
    checkEntryCount(access.name, (await declaredEntries(access)) ?? 0, limits);
    const reader = new ZipReader(new AccessReader(access, limits), { filenameValidation: "tolerant" });
    for await (const entry of reader.getEntriesGenerator()) {
      checkEntry(entry);
      entries += 1;
      checkEntryCount(access.name, entries, limits);
      if (!entry.directory) files.push(locationOf(entry));
    }
    if (reader.warnings?.some(({ reason }) => reason === WARNING_TRAILING_CENTRAL_DIRECTORY_DATA)) {
      throw new ArchiveError(
        `${access.name} declares ${figure(entries)} entries, but its directory holds more: it is damaged.`,
        access.name,
      );
    }
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const kind = /\.xls[xm]$/i.test(access.name) ? "a workbook" : "a zip";
    throw new ArchiveError(`${access.name} cannot be read as ${kind} (${reason}): ${DAMAGED}`, access.name);
  }
  return files;
}

function locationOf(entry: Entry): EntryLocation {
  return {
    path: entry.filename.replaceAll("\\", "/").replace(/^(\.\/)+/, ""),
    compressedBytes: entry.compressedSize,
    sizeBytes: entry.uncompressedSize,
    offset: entry.offset,
    deflated: entry.compressionMethod === DEFLATED,
  };
}

function checkEntry(entry: Entry): void {
  const path = entry.filename;
  if (leadsOut(path)) {
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

/** zip.js's view of a `RandomAccess`. It reads the directory at once, in whatever size the end record declares. */
class AccessReader extends Reader<RandomAccess> {
  constructor(
    private readonly access: RandomAccess,
    private readonly limits: ArchiveLimits,
  ) {
    super(access);
    this.size = access.sizeBytes;
  }

  override async readUint8Array(offset: number, length: number): Promise<Uint8Array> {
    const { directoryBytes } = this.limits;
    if (length <= directoryBytes) return this.access.read(offset, length);
    const { name } = this.access;
    throw new ArchiveError(
      `The directory of ${name} has ${figure(length)} bytes; the limit is ${figure(directoryBytes)} bytes.`,
      name,
    );
  }
}
