import { cellName, parseArea } from "../../../address";
import type { CustomUse } from "./customUse";
import { attribute } from "./fileParts";
import { plainText } from "./plainText";
import type { CellNote, ColumnOfOurs } from "./sheetWithValues";

/** A table's part without column formulas of ours. */
export interface TableWithValues {
  xml: string;
  columns: ColumnOfOurs[];
  /** One remark at the header of each such column. */
  notes: CellNote[];
}

/** Takes the column formulas that need a custom function off a table: new rows would be filled with them. */
export function tableWithValues(table: string, use: CustomUse): TableWithValues {
  const area = parseArea(attribute(table, "ref") ?? "") ?? { row: 0, column: 0, rows: 1, columns: 1 };
  const lastRow = area.row + area.rows - 1;
  const columns: ColumnOfOurs[] = [];
  const notes: CellNote[] = [];
  let column = area.column - 1;
  const xml = table.replace(/<tableColumn\b[^>]*?(?:\/>|>.*?<\/tableColumn>)/gs, (whole) => {
    column += 1;
    const own = column;
    return whole.replace(
      /<calculatedColumnFormula\b[^>]*>([^<]*)<\/calculatedColumnFormula>/,
      (element, stored: string) => {
        const formula = plainText(stored);
        if (!use.in(formula)) return element;
        columns.push({ column: own, firstRow: area.row + 1, lastRow });
        notes.push({ cell: cellName(area.row, own), text: `Every row of this column: ${use.inWords(formula)}` });
        return "";
      },
    );
  });
  return { xml, columns, notes };
}
