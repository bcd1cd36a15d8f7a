import type { CellPlace } from "../spreadsheet";

/** The cells that hold their formula themselves: Excel shows that of a spill in all of its cells. */
export async function withoutSpilled<Place extends CellPlace>(
  context: Excel.RequestContext,
  cells: readonly Place[],
): Promise<Place[]> {
  const asked = cells.map((cell) => {
    const parent = cellRange(context, cell).getSpillParentOrNullObject();
    parent.load("rowIndex,columnIndex");
    return { cell, parent };
  });
  await context.sync();
  return asked
    .filter(
      ({ cell, parent }) =>
        parent.isNullObject || (parent.rowIndex === cell.row && parent.columnIndex === cell.column),
    )
    .map(({ cell }) => cell);
}

/** A cell as a range of Excel's. */
export function cellRange(context: Excel.RequestContext, { sheet, row, column }: CellPlace): Excel.Range {
  return context.workbook.worksheets.getItem(sheet).getRangeByIndexes(row, column, 1, 1);
}
