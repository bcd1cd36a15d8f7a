import type { Page } from "@playwright/test";
import { areaName, cellName, overlap, type Area } from "../../../src/workbook/address";
import type {
  SnapshotCell,
  SnapshotConditionalFormat,
  SnapshotNames,
  SnapshotRange,
  SnapshotTable,
  SnapshotValidation,
  UniverSnapshot,
} from "../../../src/workbook/writers/univer/snapshot";
import { CELL_TYPE, RESOURCES } from "../../../src/workbook/writers/univer/snapshot";

/** What a workbook holds, as a text per thing: cells under `sheet0!B5`, names, sheets, tables, rules. */
export type Contents = ReadonlyMap<string, string>;

/** Cells that accept certain entries only. */
export interface ValidatedArea {
  area: Area;
  validation: SnapshotValidation;
}

/** A sheet, as far as actions need to know it. */
export interface SheetState {
  id: string;
  name: string;
  rows: number;
  columns: number;
  merged: readonly Area[];
  validated: readonly ValidatedArea[];
}

/** The open workbook at a moment, calculated. */
export interface GridState {
  contents: Contents;
  sheets: readonly SheetState[];
  /** Id of the sheet that is shown. */
  shown: string;
}

/** Key of a cell in the contents. */
export function cellKey(sheetId: string, row: number, column: number): string {
  return `${sheetId}!${cellName(row, column)}`;
}

/** What a typed value reads in the contents. */
export function valueText(value: string | number | boolean): string {
  return JSON.stringify(value);
}

/** Reads the grid once everything is calculated. */
export async function readGridState(page: Page): Promise<GridState> {
  const { snapshot, spills, shown } = await page.evaluate(async () => {
    const { grid } = globalThis.workbench;
    await grid.calculated();
    const { snapshot, spills } = grid.contents();
    const { sheetOrder, sheets, resources } = snapshot;
    return { snapshot: { sheetOrder, sheets, resources }, spills, shown: grid.selected().sheetId };
  });
  const contents = new Map<string, string>();
  const parts = readParts(snapshot);
  const sheets = snapshot.sheetOrder.flatMap((id, place) => {
    const sheet = snapshot.sheets[id];
    if (!sheet) return [];
    const { name, rowCount: rows, columnCount: columns, cellData } = sheet;
    contents.set(`sheet ${id}`, `${place + 1}: ${name}, ${rows} rows, ${columns} columns`);
    for (const [row, cells] of Object.entries(cellData)) {
      for (const [column, cell] of Object.entries(cells)) {
        const text = textOf(cell);
        if (text !== undefined) contents.set(cellKey(id, Number(row), Number(column)), text);
      }
    }
    for (const spill of spills[id] ?? []) {
      spill.cells.forEach((cells, r) =>
        cells.forEach((cell, c) => {
          if (r + c > 0)
            contents.set(cellKey(id, spill.row + r, spill.column + c), `spilled ${textOf(cell) ?? ""}`);
        }),
      );
    }
    const merged = (sheet.mergeData ?? []).map(areaOf);
    contents.set(`merged ${id}`, merged.map(areaName).sort().join());
    for (const { name: table, range } of parts.tables[id]?.tables ?? [])
      contents.set(`table ${table}`, `${id}!${areaName(areaOf(range))}`);
    const formats = parts.conditionalFormats[id] ?? [];
    for (const { cfId, ranges, rule } of formats)
      contents.set(`format ${id} ${cfId}`, `${rangesText(ranges)} ${JSON.stringify(rule.value)}`);
    const validations = parts.validations[id] ?? [];
    for (const { uid, ranges, type, formula1, formula2 } of validations)
      contents.set(`rule ${id} ${uid}`, `${rangesText(ranges)} ${type} ${formula1} ${formula2 ?? ""}`);
    const validated = validations.flatMap((validation) =>
      validation.ranges.map((range) => ({ area: areaOf(range), validation })),
    );
    return [{ id, name, rows, columns, merged, validated }];
  });
  for (const { name, formulaOrRefString } of Object.values(parts.names))
    contents.set(`name ${name}`, formulaOrRefString);
  return { contents, sheets, shown };
}

/** How two contents differ, a line each. */
export function contentsDifferences(before: Contents, after: Contents): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => before.get(key) !== after.get(key))
    .map((key) => `${key}: ${before.get(key) ?? "nothing"} became ${after.get(key) ?? "nothing"}`);
}

/** The cells of an area that hold something. */
export function filledCells({ contents }: GridState, sheetId: string, area: Area): string[] {
  return cellsOf(area)
    .map(({ row, column }) => cellKey(sheetId, row, column))
    .filter((key) => contents.has(key));
}

/** Whether an area shares cells with one of others. */
export function overlapsAny(area: Area, others: readonly Area[]): boolean {
  return others.some((other) => overlap(area, other));
}

/** The cells of an area. */
export function cellsOf({ row, column, rows, columns }: Area): { row: number; column: number }[] {
  return Array.from({ length: rows * columns }, (_, i) => ({
    row: row + Math.floor(i / columns),
    column: column + (i % columns),
  }));
}

function textOf({ v, t, f, p }: SnapshotCell): string | undefined {
  const value = p
    ? p.body.dataStream.replace(/\r\n$/, "")
    : t === CELL_TYPE.boolean && v !== null
      ? Boolean(Number(v))
      : v;
  const shown = value === undefined || value === null || value === "" ? undefined : valueText(value);
  return f ? `${f} → ${shown ?? ""}` : shown;
}

function areaOf({ startRow: row, startColumn: column, endRow, endColumn }: SnapshotRange): Area {
  return { row, column, rows: endRow - row + 1, columns: endColumn - column + 1 };
}

function rangesText(ranges: readonly SnapshotRange[]): string {
  return ranges
    .map((range) => areaName(areaOf(range)))
    .sort()
    .join();
}

function readParts({ resources }: Pick<UniverSnapshot, "resources">) {
  const part = <T>(name: string): T =>
    JSON.parse(resources.find((resource) => resource.name === name)?.data || "{}") as T;
  type BySheet<T> = Record<string, T | undefined>;
  return {
    names: part<SnapshotNames>(RESOURCES.names),
    validations: part<BySheet<SnapshotValidation[]>>(RESOURCES.validations),
    conditionalFormats: part<BySheet<SnapshotConditionalFormat[]>>(RESOURCES.conditionalFormats),
    tables: part<BySheet<{ tables: SnapshotTable[] }>>(RESOURCES.tables),
  };
}
