import { calculate } from "../calculator/calculate";
import type { WorkbookDrawing } from "../workbook/drawing";
import { IMPORT_NAMESPACE } from "../workbook/importNamespace";
import { layout } from "../workbook/layout";
import type { WorkbookSpec } from "../workbook/spec";
import { validate } from "../workbook/validate";
import type { Deflate } from "../workbook/writers/xlsx/deflatedPart";
import { shareFile } from "../workbook/writers/xlsx/share/shareFile";
import { writeXlsx } from "../workbook/writers/xlsx/writeXlsx";
import type { ShippedFunctions } from "./loadFunctions";
import type { Output } from "./output";

/** The option of commands that write workbooks. */
export const VALUES_OPTION = {
  type: "boolean",
  default: false,
  help: "writes values instead of HCI Planner's functions, for any spreadsheet; formulas become notes",
} as const;

/** How a workbook is written: with values in place of calls, and with another compression than the writer's own. */
interface XlsxOptions {
  values: boolean;
  newDeflate?: () => Deflate;
}

/** A workbook as a file, calculated. What the format cannot hold goes to standard error. */
export function xlsxBytes(
  spec: WorkbookSpec,
  functions: ShippedFunctions,
  options: XlsxOptions,
  output: Output,
): Promise<Uint8Array> {
  validate(spec, { customFunctions: functions.host.ids });
  return drawingBytes(layout(spec), functions, options, output);
}

/** The same of a valid workbook that is laid out. */
export async function drawingBytes(
  drawing: WorkbookDrawing,
  { host }: ShippedFunctions,
  options: XlsxOptions,
  output: Output,
): Promise<Uint8Array> {
  return calculatedBytes(calculate(drawing, host), options, output);
}

/** The same of one that is calculated. */
export async function calculatedBytes(
  calculated: WorkbookDrawing,
  { values, newDeflate }: XlsxOptions,
  output: Output,
): Promise<Uint8Array> {
  const written = await writeXlsx(calculated, newDeflate);
  for (const { where, because } of written.losses) output.error(`${where}: ${because}`);
  return values ? shareFile(written.output, [IMPORT_NAMESPACE]).output : written.output;
}
