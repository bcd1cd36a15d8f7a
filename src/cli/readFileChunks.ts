import fs from "node:fs";

const CHUNK_BYTES = 64 * 1024;

/**
 * The bytes of a file on disk, opened when the first chunk is asked for and closed at the end, on a failure and on
 * cancelling. Reads without the thread pool: nothing else runs in the command line meanwhile, and the hand-overs
 * cost more than reading thousands of small files.
 *
 * @param sizeBytes What the file is expected to hold; it is read to its end whatever it holds.
 */
export function readFileChunks(file: string | Buffer, sizeBytes: number): ReadableStream<Uint8Array> {
  let descriptor: number | null = null;
  const close = (): void => {
    if (descriptor !== null) fs.closeSync(descriptor);
    descriptor = null;
  };
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        try {
          descriptor ??= fs.openSync(file, "r");
          // One byte more than expected, so that the end of a small file shows in the first read.
          const chunk = new Uint8Array(Math.min(sizeBytes + 1, CHUNK_BYTES));
          const length = fs.readSync(descriptor, chunk, 0, chunk.length, null);
          if (length > 0) controller.enqueue(chunk.subarray(0, length));
          if (length < chunk.length && (length === 0 || chunk.length > sizeBytes)) {
            close();
            controller.close();
          }
        } catch (error) {
          close();
          throw error;
        }
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
}
