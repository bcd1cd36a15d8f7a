import type { Done, Planner } from "./planner";
import { shifted, type TypedCell } from "./typedCells";

/** Inserts rows or columns above or left of others. */
export async function insertLines(planner: Planner): Promise<Done | undefined> {
  const { sheet } = planner;
  const along = planner.oneOf(["row", "column"] as const) ?? "row";
  const at = planner.below(along === "row" ? 30 : 8);
  const count = 1 + planner.below(2);
  await planner.workbench.page.evaluate(
    ([isRow, place, number]) => {
      const shown = globalThis.workbench.grid.api.getActiveWorkbook()?.getActiveSheet();
      if (isRow) shown?.insertRowsBefore(place, number);
      else shown?.insertColumnsBefore(place, number);
    },
    [along === "row", at, count] as const,
  );
  return {
    what: `insert ${count} ${along}s at ${at + 1} of ${sheet.name}`,
    effect: "change",
    typed: (typed) => shifted(typed, sheet.id, along, at, count),
  };
}

/** Deletes rows or columns. */
export async function deleteLines(planner: Planner): Promise<Done | undefined> {
  const { sheet } = planner;
  const along = planner.oneOf(["row", "column"] as const) ?? "row";
  const at = planner.below(along === "row" ? 40 : 10);
  const count = 1 + planner.below(2);
  await planner.workbench.page.evaluate(
    ([isRow, place, number]) => {
      const shown = globalThis.workbench.grid.api.getActiveWorkbook()?.getActiveSheet();
      if (isRow) shown?.deleteRows(place, number);
      else shown?.deleteColumns(place, number);
    },
    [along === "row", at, count] as const,
  );
  return {
    what: `delete ${count} ${along}s at ${at + 1} of ${sheet.name}`,
    effect: "change",
    typed: (typed) => shifted(typed, sheet.id, along, at, -count),
  };
}

/** Shows another sheet by its tab. */
export async function switchSheet(planner: Planner): Promise<Done | undefined> {
  const sheet = planner.oneOf(planner.state.sheets);
  if (!sheet) return undefined;
  await planner.workbench.showSheet(sheet.name);
  await planner.workbench.page.waitForFunction(
    (id) => globalThis.workbench.grid.selected().sheetId === id,
    sheet.id,
  );
  return { what: `show ${sheet.name}`, effect: "none" };
}

/** Gives the sheet that is shown another name. */
export async function renameSheet(planner: Planner): Promise<Done | undefined> {
  const { sheet } = planner;
  const name = planner.newSheetName();
  await planner.workbench.page.evaluate((text) => {
    globalThis.workbench.grid.api.getActiveWorkbook()?.getActiveSheet().setName(text);
  }, name);
  return { what: `rename ${sheet.name} to ${name}`, effect: "change" };
}

/** Adds an empty sheet. */
export async function addSheet(planner: Planner): Promise<Done | undefined> {
  const name = planner.newSheetName();
  await planner.workbench.page.evaluate((text) => {
    globalThis.workbench.grid.api.getActiveWorkbook()?.insertSheet(text);
  }, name);
  return { what: `add the sheet ${name}`, effect: "change" };
}

/** Deletes the sheet that is shown, where it is not the only one. */
export async function deleteSheet(planner: Planner): Promise<Done | undefined> {
  const { sheet } = planner;
  if (planner.state.sheets.length < 2) return undefined;
  await planner.workbench.page.evaluate((id) => {
    globalThis.workbench.grid.api.getActiveWorkbook()?.deleteSheet(id);
  }, sheet.id);
  return {
    what: `delete the sheet ${sheet.name}`,
    effect: "change",
    typed: (typed): TypedCell[] => typed.filter(({ sheetId }) => sheetId !== sheet.id),
  };
}
