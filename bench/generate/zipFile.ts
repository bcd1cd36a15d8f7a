import { Zip, ZipDeflate } from "fflate";

/**
 * Zips files as Java's ZipOutputStream does for HCIBench's "Save Result": directory entries, and sizes only in data
 * descriptors and the central directory. Files are taken one by one, so that the whole is never in memory.
 */
export function zipFiles(
  files: Iterable<{ path: string; bytes: Uint8Array }>,
  write: (chunk: Uint8Array) => void,
): void {
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    write(chunk);
  });
  const folders = new Set<string>();
  const add = (path: string, bytes: Uint8Array): void => {
    const entry = new ZipDeflate(path, { level: 6 });
    // A fixed local date: the same bytes at any hour and in any time zone.
    entry.mtime = new Date(2024, 0, 1);
    zip.add(entry);
    entry.push(bytes, true);
  };
  for (const { path, bytes } of files) {
    const folder = path.slice(0, path.lastIndexOf("/") + 1);
    if (folder !== "" && !folders.has(folder)) add(folder, new Uint8Array(0));
    folders.add(folder);
    add(path, bytes);
  }
  zip.end();
}
