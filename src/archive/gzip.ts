import { ArchiveError, type ArchiveCaps, figure, RATIO_FREE_BYTES } from "./caps";
import type { SourceFile } from "./source";

/** Whether data begin like gzip: its two bytes, and the only method there is. */
export function beginsGzip([first, second, method]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b && method === 8;
}

/**
 * The unpacked bytes of a gzip file. The stream errors with an `ArchiveError` for damage, and as soon as more comes out than
 * the caps allow: gzip does not declare how much it holds.
 */
export function gunzipped(file: SourceFile, caps: ArchiveCaps): ReadableStream<Uint8Array> {
  let packedBytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      packedBytes += chunk.length;
      controller.enqueue(chunk);
    },
  });
  const reader = file.open().pipeThrough(counted).pipeThrough(gunzip()).getReader();
  let unpackedBytes = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        let read: ReadableStreamReadResult<Uint8Array>;
        try {
          read = await reader.read();
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          throw new ArchiveError(
            `${file.path} cannot be unpacked (${reason}): the gzip data is damaged or incomplete.`,
            file.path,
          );
        }
        if (read.done) {
          controller.close();
          return;
        }
        unpackedBytes += read.value.length;
        const problem = overCaps(file, unpackedBytes, packedBytes, caps);
        if (problem) {
          await reader.cancel(problem).catch(() => undefined);
          throw problem;
        }
        controller.enqueue(read.value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

function overCaps(
  { path }: SourceFile,
  unpackedBytes: number,
  packedBytes: number,
  { entryBytes, ratio }: ArchiveCaps,
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
