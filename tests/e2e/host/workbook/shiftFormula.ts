import { columnName, parseCell } from "../../../../src/workbook/address";
import { tokenize } from "../../../../src/workbook/tokens";

/** A formula as filling it down and to the right changes it: references without `$` move along. */
export function shiftFormula(formula: string, rows: number, columns: number): string {
  const texts = tokenize(formula).map((token) => {
    if (token.kind !== "ref") return token.text;
    const at = token.text.lastIndexOf("!") + 1;
    const moved = token.text
      .slice(at)
      .replace(
        /(\$?)([A-Za-z]+)(\$?)(\d+)/g,
        (_cell, fixColumn: string, letters: string, fixRow: string, row: string) =>
          [
            fixColumn,
            fixColumn ? letters : shiftedColumn(letters, columns),
            fixRow,
            fixRow ? row : Number(row) + rows,
          ].join(""),
      );
    return token.text.slice(0, at) + moved;
  });
  return texts.join("");
}

function shiftedColumn(letters: string, columns: number): string {
  const cell = parseCell(`${letters.toUpperCase()}1`);
  if (!cell) throw new Error(`${letters} is no column`);
  return columnName(cell.column + columns);
}
