import { inflateWhole } from "../../../../src/cli/inflateWhole";
import { openXlsx } from "../../../../src/workbook/readers/xlsx/openXlsx";
import type { ReadWorkbook } from "../../../../src/workbook/readers/xlsx/readXlsx";

/** Reads the bytes of a file as the command line does. */
export function readBytes(bytes: Uint8Array, name = "test.xlsx"): Promise<ReadWorkbook> {
  const read = (offset: number, length: number) => Promise.resolve(bytes.slice(offset, offset + length));
  return openXlsx({ name, sizeBytes: bytes.length, read }, inflateWhole);
}
