import type { SheetArea } from "../../explain/workbookCells";
import type { ConnectedExcel } from "../connectedExcel";
import type { CellPlace } from "../spreadsheet";

/** The cell that takes what is typed. */
export async function activeCell({ run }: ConnectedExcel): Promise<CellPlace> {
  return run(async (context) => {
    const cell = context.workbook.getActiveCell();
    cell.load("rowIndex,columnIndex,worksheet/name");
    await context.sync();
    return { sheet: cell.worksheet.name, row: cell.rowIndex, column: cell.columnIndex };
  });
}

/** Calls back whenever another cell is selected, also on another sheet. */
export async function followSelection({ run }: ConnectedExcel, selected: () => void): Promise<void> {
  await run(async (context) => {
    context.workbook.onSelectionChanged.add(() => {
      selected();
      return Promise.resolve();
    });
    await context.sync();
  });
}

/** Selects cells, and shows their sheet. */
export async function selectCells({ run }: ConnectedExcel, { sheet, area }: SheetArea): Promise<void> {
  await run(async (context) => {
    const found = context.workbook.worksheets.getItemOrNullObject(sheet);
    found.load("name");
    await context.sync();
    if (found.isNullObject) throw new Error(`There is no sheet "${sheet}".`);
    found.getRangeByIndexes(area.row, area.column, area.rows, area.columns).select();
    await context.sync();
  });
}
