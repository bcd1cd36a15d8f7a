/**
 * Reads any part of something large: a Blob in the browser, a file handle in Node. An archive is opened
 * through it, so that a zip of gigabytes is never in memory.
 */
export interface RandomAccess {
  /** What the user called it, for messages. */
  name: string;
  sizeBytes: number;
  /** The bytes from `offset`; fewer than `length` only at the end of the data. */
  read(offset: number, length: number): Promise<Uint8Array>;
}

/** Random access to a Blob; a File brings its own name. */
export function randomAccessOfBlob(blob: Blob, name?: string): RandomAccess {
  return {
    name: name ?? ("name" in blob && typeof blob.name === "string" ? blob.name : "file"),
    sizeBytes: blob.size,
    read: async (offset, length) => new Uint8Array(await blob.slice(offset, offset + length).arrayBuffer()),
  };
}
