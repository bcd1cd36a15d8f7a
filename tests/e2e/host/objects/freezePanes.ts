import { MAX_COLUMNS, MAX_ROWS } from "../../../../src/workbook/address";
import type { HostObject, ObjectType } from "../richApi/hostObject";
import type { Sheet } from "../workbook/sheet";
import { Cells, cellsOf } from "./cells";
import { rangeOf } from "./range";

function location(sheet: Sheet): HostObject | null {
  if (!sheet.frozen) return null;
  const { rows, columns } = sheet.frozen;
  const area = { row: 0, column: 0, rows: rows || MAX_ROWS, columns: columns || MAX_COLUMNS };
  return rangeOf(new Cells(sheet, [area]));
}

/** `Worksheet.freezePanes`. */
export const FREEZE_PANES: ObjectType<Sheet, Excel.WorksheetFreezePanes> = {
  name: "WorksheetFreezePanes",
  call: {
    FreezeRows: (sheet, [count]) => void (sheet.frozen = { rows: count ?? 1, columns: 0 }),
    FreezeColumns: (sheet, [count]) => void (sheet.frozen = { rows: 0, columns: count ?? 1 }),
    FreezeAt: (sheet, [cells]) => {
      const { area } = cellsOf(cells, sheet);
      const rows = area.rows === MAX_ROWS ? 0 : area.row + area.rows;
      const columns = area.columns === MAX_COLUMNS ? 0 : area.column + area.columns;
      sheet.frozen = { rows, columns };
    },
    Unfreeze: (sheet) => void (sheet.frozen = undefined),
    GetLocationOrNullObject: location,
  },
};
