import fs from "node:fs/promises";
import path from "node:path";

/** Writes beside the target and renames: a failure leaves nothing half-written. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await fs.mkdir(path.dirname(path.resolve(file)), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    await fs.writeFile(temporary, bytes);
    await fs.rename(temporary, file);
  } catch (error) {
    await fs.rm(temporary, { force: true });
    throw error;
  }
}
