import { type InflateRaw, inflateRawSync } from "node:zlib";
import type { InflateWhole } from "../archive/entry";

/** The least that zlib takes as the size of a buffer. */
const MIN_CHUNK_BYTES = 64;

/** Inflates with Node's zlib, into one buffer of the declared size: otherwise it makes pieces and copies them again. */
export const inflateWhole: InflateWhole = (compressed, sizeBytes) => {
  try {
    const { buffer, engine } = inflateRawSync(compressed, {
      chunkSize: Math.max(sizeBytes + 1, MIN_CHUNK_BYTES),
      maxOutputLength: sizeBytes + 1,
      info: true,
    }) as unknown as { buffer: Uint8Array; engine: InflateRaw };
    if (engine.bytesWritten < compressed.length) throw new Error("data after its end");
    return buffer;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") return "more";
    throw error;
  }
};
