/** Zips files as HCIBench's "Save Result" does: directory entries, sizes only in data descriptors. */
export function zipFiles(
  files: Iterable<{ path: string; bytes: Uint8Array }>,
  write: (chunk: Uint8Array) => void,
): void;
