import type { WorkbookSpec } from "../workbook/spec";
import type { ShippedFunctions } from "./loadFunctions";
import type { Output } from "./output";
import { writeWhole } from "./writeWhole";
import { xlsxBytes } from "./xlsxBytes";
import { zlibDeflate } from "./zlibDeflate";

/**
 * Writes a workbook that may be large, compressed by Node itself.
 *
 * @param target As `outputTarget` answers.
 */
export async function writeWorkbook(
  spec: WorkbookSpec,
  { target, values }: { target: string; values: boolean },
  functions: ShippedFunctions,
  output: Output,
): Promise<void> {
  const options = { values, newDeflate: zlibDeflate };
  await writeWhole(target, await xlsxBytes(spec, functions, options, output));
}

/** What to open a workbook with, as the last line of a command. */
export function openingHint(file: string, values: boolean): string {
  return values
    ? `${file}: open it in any spreadsheet`
    : `${file}: open it in Excel; for LibreOffice and others, create it with --values`;
}
