import fs from "node:fs/promises";

/** What a file or folder is, whichever name leads to it. */
export interface FileId {
  /** Alike for two names of one file, and for no two files. */
  id: string;
  sizeBytes: number;
}

/**
 * Identifies a file by device and number. Numbers of NTFS are above those that a JavaScript number holds exactly:
 * rounded, neighbors in a folder would be one file.
 */
export async function fileId(file: string | Buffer): Promise<FileId> {
  const { dev, ino, size } = await fs.stat(file, { bigint: true });
  return { id: `${dev} ${ino}`, sizeBytes: Number(size) };
}
