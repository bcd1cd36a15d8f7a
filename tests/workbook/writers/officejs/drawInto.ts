import type { WorkbookDrawing } from "../../../../src/workbook/drawing";
import type { AddedSheets, WriteOptions } from "../../../../src/workbook/writers/officejs/writeWorkbook";
import { writeWorkbook } from "../../../../src/workbook/writers/officejs/writeWorkbook";
import type { Written } from "../../../../src/workbook/writers/writer";
import type { FakeExcel } from "./fakeExcel";

/** Draws into a fake Excel that has every requirement set up to 1.18, unless told otherwise. */
export function draw(
  excel: FakeExcel,
  drawing: WorkbookDrawing,
  options: Partial<WriteOptions> = {},
): Promise<Written<AddedSheets>> {
  return writeWorkbook(drawing, excel.run, { isSetSupported: upTo(18), ...options });
}

/** An Excel that has ExcelApi 1.1 to 1.`minor`. */
export function upTo(minor: number): WriteOptions["isSetSupported"] {
  return (set, version) => set === "ExcelApi" && Number(version.split(".")[1]) <= minor;
}
