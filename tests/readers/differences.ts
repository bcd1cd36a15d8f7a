import { cellName } from "../../src/workbook/address";
import type { WorkbookDrawing } from "../../src/workbook/drawing";
import type { SheetValues } from "../calculator/libreOffice";

/** Far below what anybody reads, far above rounding. */
const RELATIVE = 1e-9;

/** Cells of native formulas in which another engine's value differs from ours. */
export function differences(ours: WorkbookDrawing, theirs: readonly SheetValues[]): string[] {
  return ours.sheets.flatMap((sheet, s) =>
    sheet.formulas.flatMap((row = [], r) =>
      row.flatMap((formula, c) => {
        if (!formula || formula.custom) return [];
        const value = sheet.values[r]?.[c] ?? null;
        const other = theirs[s]?.get(cellName(r, c)) ?? "";
        const same =
          typeof value === "number" && typeof other === "number"
            ? Math.abs(value - other) <= RELATIVE * Math.max(1, Math.abs(value))
            : value === other;
        return same
          ? []
          : [`${sheet.name}!${cellName(r, c)}: ${JSON.stringify(value)}, there ${JSON.stringify(other)}`];
      }),
    ),
  );
}
