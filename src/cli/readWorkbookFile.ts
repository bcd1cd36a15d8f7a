import fs from "node:fs/promises";
import path from "node:path";
import { badInput } from "../model/errors";
import { openXlsx } from "../workbook/readers/xlsx/openXlsx";
import type { ReadWorkbook } from "../workbook/readers/xlsx/readXlsx";
import { inflateWhole } from "./inflateWhole";

/** Reads a workbook that the command line names. It is opened for reading only. */
export async function readWorkbookFile(file: string): Promise<ReadWorkbook> {
  let handle: fs.FileHandle;
  try {
    handle = await fs.open(file);
  } catch {
    throw badInput(`"${file}" does not exist or cannot be read`);
  }
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) throw badInput(`"${file}" is not a file: specify a workbook`);
    return await openXlsx(
      {
        name: path.basename(file),
        sizeBytes: stats.size,
        read: async (offset, length) => {
          const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, offset);
          return buffer.subarray(0, bytesRead);
        },
      },
      inflateWhole,
    );
  } finally {
    await handle.close();
  }
}
