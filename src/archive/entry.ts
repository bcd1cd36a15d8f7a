import type { DeclaredEntry } from "./archiveLimits";
import { ArchiveError } from "./archiveLimits";
import type { RandomAccess } from "./randomAccess";

/** How much of an archive is read at a time: a VM's results of an hour, compressed, in one piece that needs no copy. */
const CHUNK_BYTES = 256 * 1024;

/** A local file header without name and extra field. */
export const LOCAL_HEADER_BYTES = 30;
const LOCAL_HEADER_SIGNATURE = 0x04034b50;

/** Bytes behind a local header that its name and extra field mostly fit: the data of a small entry comes with them. */
const NAME_ROOM_BYTES = 256;

/** Where an entry lies and how it is stored. */
export interface EntryLocation extends DeclaredEntry {
  /** Offset of the local file header. */
  offset: number;
  deflated: boolean;
}

/**
 * Inflates an entry at once; "more" where it unpacks to more than `sizeBytes`, whose length is then not known. Throws for
 * data that is damaged.
 */
export type InflateWhole = (compressed: Uint8Array, sizeBytes: number) => Uint8Array | "more";

/** Entries up to this size may be inflated at once: a VM's results of an hour have 2 MB. */
const WHOLE_BYTES = 32 * 2 ** 20;

/** How much of an entry that was inflated at once a reader gets at a time. */
const PART_BYTES = 2 ** 20;

/**
 * Opens one entry: reads compressed chunks on demand and inflates them, small ones at once where the platform can
 * (`whole`: in a third of the time that its streams take), others with the platform's own
 * DecompressionStream. The zip library's stream would do the same through four more streams, at half the speed.
 * The stream errors with an `ArchiveError` when the data is damaged or is not as long as the directory declares,
 * so that a lying size cannot smuggle a bomb past the limits.
 */
export function openEntry(
  access: RandomAccess,
  entry: EntryLocation,
  whole?: InflateWhole,
): ReadableStream<Uint8Array> {
  const stored = compressedBytes(access, entry);
  // By both sizes: one may be a lie.
  const isSmall = entry.sizeBytes <= WHOLE_BYTES && entry.compressedBytes <= WHOLE_BYTES;
  const atOnce = isSmall ? whole : undefined;
  const inflated = !entry.deflated
    ? stored
    : atOnce
      ? inflatedWhole(stored, entry, atOnce)
      : stored.pipeThrough(inflate());
  const reader = inflated.getReader();
  let produced = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        let chunk: ReadableStreamReadResult<Uint8Array>;
        try {
          chunk = await reader.read();
        } catch (error) {
          throw damaged(entry, error);
        }
        if (!chunk.done) {
          produced += chunk.value.length;
          if (produced > entry.sizeBytes) {
            const error = wrongSize(entry, "more than ", entry.sizeBytes);
            await reader.cancel(error).catch(() => undefined);
            throw error;
          }
          controller.enqueue(chunk.value);
          return;
        }
        if (produced < entry.sizeBytes) throw wrongSize(entry, "only ", produced);
        controller.close();
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** The entry inflated at the first read, handed out in parts. */
function inflatedWhole(
  stored: ReadableStream<Uint8Array>,
  entry: EntryLocation,
  whole: InflateWhole,
): ReadableStream<Uint8Array> {
  const reader = stored.getReader();
  let bytes: Uint8Array | undefined;
  let position = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (!bytes) {
          const inflated = whole(await joined(reader), entry.sizeBytes);
          if (inflated === "more") throw wrongSize(entry, "more than ", entry.sizeBytes);
          bytes = inflated;
        }
        const part = bytes.subarray(position, position + PART_BYTES);
        position += part.length;
        if (part.length > 0) controller.enqueue(part);
        else controller.close();
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

async function joined(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for (let read = await reader.read(); !read.done; read = await reader.read()) parts.push(read.value);
  const [first] = parts;
  if (first && parts.length === 1) return first;
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

/** TypeScript's DOM types disagree about which buffers the two sides of the pair may carry. */
function inflate(): ReadableWritablePair<Uint8Array, Uint8Array> {
  return new DecompressionStream("deflate-raw") as ReadableWritablePair<Uint8Array, Uint8Array>;
}

function compressedBytes(access: RandomAccess, entry: EntryLocation): ReadableStream<Uint8Array> {
  let position = -1;
  let end = -1;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (position < 0) {
        // One read for header and data: archives of thousands of small entries take half the time.
        const wanted = LOCAL_HEADER_BYTES + NAME_ROOM_BYTES + entry.compressedBytes;
        const first = await access.read(entry.offset, Math.min(CHUNK_BYTES, wanted));
        const skipped = headerBytes(first, entry);
        position = entry.offset + skipped;
        end = position + entry.compressedBytes;
        const data = first.subarray(skipped, skipped + entry.compressedBytes);
        if (data.length > 0) {
          position += data.length;
          controller.enqueue(data);
          return;
        }
      }
      if (position >= end) {
        controller.close();
        return;
      }
      const chunk = await access.read(position, Math.min(CHUNK_BYTES, end - position));
      if (chunk.length === 0)
        throw new ArchiveError(`${entry.path}: the archive ends before the entry.`, entry.path);
      position += chunk.length;
      controller.enqueue(chunk);
    },
  });
}

/** The local header repeats name and extra field with lengths of its own: the data starts after them. */
function headerBytes(first: Uint8Array, entry: EntryLocation): number {
  const view = new DataView(first.buffer, first.byteOffset, first.byteLength);
  if (first.length < LOCAL_HEADER_BYTES || view.getUint32(0, true) !== LOCAL_HEADER_SIGNATURE) {
    throw new ArchiveError(`${entry.path}: the archive has no entry at its declared place.`, entry.path);
  }
  return LOCAL_HEADER_BYTES + view.getUint16(26, true) + view.getUint16(28, true);
}

function wrongSize(entry: EntryLocation, what: string, bytes: number): ArchiveError {
  return new ArchiveError(
    `${entry.path} declares ${entry.sizeBytes.toLocaleString("en-US")} bytes but unpacks to ${what}` +
      `${bytes.toLocaleString("en-US")} bytes.`,
    entry.path,
  );
}

function damaged(entry: EntryLocation, error: unknown): ArchiveError {
  if (error instanceof ArchiveError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new ArchiveError(
    `${entry.path} cannot be unpacked (${reason}): the archive is damaged.`,
    entry.path,
  );
}
