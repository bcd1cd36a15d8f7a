import { columnName } from "../../address";
import type { DrawnFormula } from "../../drawing";
import type { FormulaText } from "../../formulaText";
import { tokenize } from "../../tokens";
import { columnOfTable, type FileTable, type FileTables } from "./fileTables";
import { columnCells } from "./readFormula";

/**
 * The formula that the rows of a table's column share.
 *
 * @param text In the words of a description: `[@Header]` for the own row, `Table[Header]` for columns.
 */
export function columnFormula(table: FileTable, text: string, tables: FileTables): DrawnFormula | undefined {
  const pieces = [""];
  for (const token of tokenize(text)) {
    if (token.kind !== "thisRow") {
      const cells =
        token.kind === "tableColumn" ? columnCells(token, { tables, sheet: table.sheet }) : token.text;
      if (cells === undefined) return undefined;
      pieces.push(String(pieces.pop()) + cells);
      continue;
    }
    const column = columnOfTable(table, token.column);
    if (column === undefined) return undefined;
    pieces.push(String(pieces.pop()) + columnName(column), "");
  }
  const formula: FormulaText = pieces.length === 1 ? String(pieces[0]) : pieces;
  return {
    formula,
    custom: false,
    spill: { rows: 1, columns: 1 },
    columnFormula: { table: table.name, text },
  };
}
