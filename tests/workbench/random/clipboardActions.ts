import { areaName, cellName } from "../../../src/workbook/address";
import { cellKey, cellsOf, filledCells, valueText } from "./gridState";
import type { Done, Planner } from "./planner";
import { FORMULA, movedTo, withoutArea, withTyped } from "./typedCells";

/** Cells of a fill: the formula, and those below it. */
const FILLED_ROWS = 3;

/** Pastes a small table from elsewhere into empty cells. */
export async function pasteText(planner: Planner): Promise<Done | undefined> {
  const { sheet, workbench } = planner;
  const rows = [
    ["Case", "IOPS"],
    ["first", planner.below(1_000_000)],
    ["second", planner.below(1000) / 8],
  ] as const;
  const area = planner.freePlace(rows.length, 2);
  if (!area) return undefined;
  const text = rows.map((row) => row.join("\t")).join("\n");
  await workbench.page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
  await workbench.select(cellName(area.row, area.column));
  await workbench.page.keyboard.press("Control+V");
  const cells = rows.flatMap((row, r) =>
    row.map((value, c) => ({
      sheetId: sheet.id,
      row: area.row + r,
      column: area.column + c,
      reads: valueText(value),
    })),
  );
  return {
    what: `paste a table of text into ${areaName(area)}`,
    effect: "change",
    typed: (typed) => withTyped(typed, cells),
  };
}

/** Copies cells to an empty place. */
export function copyCells(planner: Planner): Promise<Done | undefined> {
  return pasteCells(planner, "copy");
}

/** Cuts cells and pastes them at an empty place. */
export function moveCells(planner: Planner): Promise<Done | undefined> {
  return pasteCells(planner, "cut");
}

async function pasteCells(planner: Planner, how: "copy" | "cut"): Promise<Done | undefined> {
  const { sheet, workbench } = planner;
  const [rows, columns] = [1 + planner.below(2), 1 + planner.below(3)];
  const from = planner.place(rows, columns, (area) => filledCells(planner.state, sheet.id, area).length > 0);
  const to = planner.freePlace(rows, columns);
  if (!from || !to) return undefined;
  await workbench.select(areaName(from));
  await workbench.page.keyboard.press(how === "copy" ? "Control+C" : "Control+X");
  await workbench.select(cellName(to.row, to.column));
  await workbench.page.keyboard.press("Control+V");
  return {
    what: `${how} ${areaName(from)} to ${areaName(to)}`,
    effect: "change",
    typed: (typed) =>
      withTyped(
        how === "cut" ? withoutArea(typed, sheet.id, from) : typed,
        movedTo(typed, sheet.id, from, to),
      ),
  };
}

/** Fills a formula down into empty cells. */
export async function fillDown(planner: Planner): Promise<Done | undefined> {
  const { sheet, workbench } = planner;
  const area = planner.place(FILLED_ROWS, 1, ({ row, column, rows }) => {
    const below = { row: row + 1, column, rows: rows - 1, columns: 1 };
    const isFormula =
      planner.state.contents.get(cellKey(sheet.id, row, column))?.startsWith(FORMULA) ?? false;
    return (
      isFormula && filledCells(planner.state, sheet.id, below).length === 0 && !planner.isValidated(below)
    );
  });
  if (!area) return undefined;
  await workbench.page.evaluate(async ({ row, column, rows }) => {
    const shown = globalThis.workbench.grid.api.getActiveWorkbook()?.getActiveSheet();
    if (!shown) throw new Error("no sheet is shown");
    await shown.getRange(row, column).autoFill(shown.getRange(row, column, rows, 1));
  }, area);
  const cells = cellsOf(area).map(({ row, column }) => ({ sheetId: sheet.id, row, column, reads: FORMULA }));
  return { what: `fill ${areaName(area)} down`, effect: "change", typed: (typed) => withTyped(typed, cells) };
}
