import { cellLabel, type CellLabel } from "../../src/explain/cellLabel";
import { parseCell } from "../../src/workbook/address";
import type { CellValue } from "../../src/workbook/spec";

/** Words of the last cell of a column, in rows of a sheet; a text beginning with `=` is a formula that shows the rest. */
export function wordsOf(rows: readonly (readonly CellValue[])[], column: string, header?: string): CellLabel {
  const isFormula = (value: CellValue) => typeof value === "string" && value.startsWith("=");
  const shown = (value: CellValue): CellValue => {
    if (typeof value !== "string" || !isFormula(value)) return value;
    const text = value.slice(1);
    return text !== "" && Number.isFinite(Number(text)) ? Number(text) : text;
  };
  const above = {
    values: rows.map((row) => row.map(shown)),
    formulas: rows.map((row) => row.map((value) => (isFormula(value) ? "1" : undefined))),
  };
  const at = parseCell(`${column}1`)?.column ?? 0;
  return cellLabel(
    above,
    at,
    header === undefined ? undefined : [...Array.from({ length: at }, () => "x"), header],
  );
}
