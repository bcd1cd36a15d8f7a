import { cellName } from "../../../src/workbook/address";
import type { WorkbookDrawing } from "../../../src/workbook/drawing";
import type { CellValue } from "../../../src/workbook/spec";

const isError = (value: CellValue): boolean =>
  (typeof value === "object" && value !== null) || (typeof value === "number" && !Number.isFinite(value));

/** Cells with an error, as `Sheet!A1 {"error":"#VALUE!"}`. */
export function errorsIn({ sheets }: WorkbookDrawing): string[] {
  return sheets.flatMap(({ name, values }) =>
    values.flatMap((row, r) =>
      row.flatMap((value, c) =>
        isError(value) ? [`${name}!${cellName(r, c)} ${JSON.stringify(value)}`] : [],
      ),
    ),
  );
}
