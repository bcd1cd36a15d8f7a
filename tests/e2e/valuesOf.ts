import type { ExcelHost } from "./host/excelHost";
import type { Shown } from "./host/workbook/cell";

/** The values of cells as Excel holds them now, blanks as `null`: `valuesOf(excel, "Results!A1:B9")`. */
export function valuesOf({ workbook }: ExcelHost, address: string): Shown[][] {
  const at = workbook.resolve(address, workbook.active);
  if (!at) throw new Error(`"${address}" is no address of this workbook`);
  return workbook.values(at.sheet, at.area);
}
