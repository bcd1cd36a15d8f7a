import { ArchiveError, type ArchiveLimits, DAMAGED, figure, RATIO_FREE_BYTES } from "./archiveLimits";
import { gzipMembers } from "./gzipMembers";
import type { SourceFile } from "./source";

/** Whether data begin like gzip: its two bytes, and the only method there is. */
export function beginsGzip([first, second, method]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b && method === 8;
}

/** A gzip file is read whole to find its members: a larger one is not. */
const SEARCHED_BYTES = 512 * 2 ** 20;

/**
 * The unpacked bytes of a gzip file. The stream errors with an `ArchiveError` for damage, and as soon as more comes out than
 * the limits allow: gzip does not declare how much it holds.
 */
export function gunzipped(file: SourceFile, limits: ArchiveLimits): ReadableStream<Uint8Array> {
  const chunks = unpackedChunks(file, limits);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return();
      },
    },
    { highWaterMark: 0 },
  );
}

async function* unpackedChunks(
  file: SourceFile,
  limits: ArchiveLimits,
): AsyncGenerator<Uint8Array, void, void> {
  let given = 0;
  try {
    for await (const chunk of inflatedChunks(file, limits)) {
      given += chunk.length;
      yield chunk;
    }
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    // Browsers read the first member alone, and refuse what follows it.
    const members = file.sizeBytes > SEARCHED_BYTES ? [] : await membersOf(file, limits);
    if (members.length < 2) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ArchiveError(`${file.path} cannot be unpacked (${reason}): ${DAMAGED}`, file.path);
    }
    yield* withoutFirst(given, members, limits);
  }
}

/** Its members as files of the same path. Throws an `ArchiveError` where they are over the limits together. */
async function membersOf(file: SourceFile, limits: ArchiveLimits): Promise<SourceFile[]> {
  const packed = new Uint8Array(await new Response(file.open()).arrayBuffer());
  const asFile = (bytes: Uint8Array<ArrayBuffer>): SourceFile => ({
    path: file.path,
    sizeBytes: bytes.length,
    open: () => new Blob([bytes]).stream(),
  });
  let unpackedBytes = 0;
  const members = await gzipMembers(packed, async (bytes) => {
    const size = await wholeSize(asFile(bytes), limits);
    unpackedBytes += size ?? 0;
    const problem = overLimits(file, unpackedBytes, packed.length, limits);
    if (problem) throw problem;
    return size !== null;
  });
  return members.map(asFile);
}

/** How much a member unpacks to; `null` where it is none, or not all of one. */
async function wholeSize(member: SourceFile, limits: ArchiveLimits): Promise<number | null> {
  let size = 0;
  try {
    for await (const chunk of inflatedChunks(member, limits)) size += chunk.length;
    return size;
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    return null;
  }
}

/** What members unpack to together, but for the first bytes. */
async function* withoutFirst(
  bytes: number,
  members: readonly SourceFile[],
  limits: ArchiveLimits,
): AsyncGenerator<Uint8Array, void, void> {
  let position = 0;
  for (const member of members) {
    for await (const chunk of inflatedChunks(member, limits)) {
      const part = chunk.subarray(Math.max(0, bytes - position));
      position += chunk.length;
      if (part.length > 0) yield part;
    }
  }
}

/** What the platform unpacks of a file; throws an `ArchiveError` where that is over the limits. */
async function* inflatedChunks(
  file: SourceFile,
  limits: ArchiveLimits,
): AsyncGenerator<Uint8Array, void, void> {
  let packedBytes = 0;
  let unpackedBytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      packedBytes += chunk.length;
      controller.enqueue(chunk);
    },
  });
  const reader = file.open().pipeThrough(counted).pipeThrough(gunzip()).getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      unpackedBytes += read.value.length;
      const problem = overLimits(file, unpackedBytes, packedBytes, limits);
      if (problem) throw problem;
      yield read.value;
    }
  } finally {
    // Of a stream that has ended this does nothing.
    await reader.cancel().catch(() => undefined);
  }
}

function overLimits(
  { path }: SourceFile,
  unpackedBytes: number,
  packedBytes: number,
  { entryBytes, ratio }: ArchiveLimits,
): ArchiveError | undefined {
  if (unpackedBytes > entryBytes) {
    return new ArchiveError(
      `${path} unpacks to more than ${figure(entryBytes)} bytes, which is the limit.`,
      path,
    );
  }
  if (unpackedBytes > RATIO_FREE_BYTES && unpackedBytes > packedBytes * ratio) {
    return new ArchiveError(
      `${path} unpacks to more than ${figure(ratio)} times its compressed size, which is the limit.`,
      path,
    );
  }
  return undefined;
}

/** TypeScript's DOM types disagree about which buffers the two sides of the pair may carry. */
function gunzip(): ReadableWritablePair<Uint8Array, Uint8Array> {
  return new DecompressionStream("gzip") as ReadableWritablePair<Uint8Array, Uint8Array>;
}
