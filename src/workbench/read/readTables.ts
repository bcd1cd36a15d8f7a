import type { SheetDrawing, SheetFeature } from "../../workbook/drawing";
import type { SnapshotSheet, SnapshotTable } from "../../workbook/writers/univer/snapshot";
import { areaOf } from "./places";
import type { ReadLoss } from "./readLoss";
import { readValue } from "./readValue";

/** A table of a drawing. */
export type TableFeature = Extract<SheetFeature, { kind: "table" }>;

/** The tables of a sheet that a file can hold, and why it cannot hold the others. */
export interface ReadTables {
  present: TableFeature[];
  losses: ReadLoss[];
}

/** Excel's limit, in characters. */
const MAX_HEADER_LENGTH = 255;

/**
 * The tables of a drawn sheet where they are by now, with the headers that their cells hold. Excel "repairs" a workbook in which
 * the two differ, and one whose table has no row below its headers.
 *
 * @param pluginData What the grid's plug-in holds.
 */
export function readTables(
  sheet: SnapshotSheet,
  drawn: SheetDrawing | undefined,
  pluginData: readonly SnapshotTable[],
): ReadTables {
  const tables: ReadTables = { present: [], losses: [] };
  for (const feature of drawn?.features ?? []) {
    if (feature.kind !== "table") continue;
    const now = tableNow(feature, sheet, pluginData);
    if (typeof now !== "string") tables.present.push(now);
    else tables.losses.push({ where: `${sheet.name}, table ${feature.name}`, because: now });
  }
  return tables;
}

/** @returns Why a file cannot hold it, where it cannot. */
function tableNow(
  feature: TableFeature,
  sheet: SnapshotSheet,
  pluginData: readonly SnapshotTable[],
): TableFeature | string {
  const now = pluginData.find(({ id }) => id === feature.name);
  const area = now && areaOf(now.range);
  if (area?.columns !== feature.columns.length) return "its columns were changed by hand";
  if (area.rows < 2) return "its rows were removed";
  const cells = sheet.cellData[area.row];
  const headers = feature.columns.map((_, i) => headerOf(cells?.[area.column + i]));
  if (headers.every((header, i) => header === feature.columns[i]?.header)) return { ...feature, area };
  if (!areHeaders(headers)) return "its headers are blank, alike, or no texts";
  // Formulas of its columns name the headers that it had: they stand in its cells, too.
  const columns = feature.columns.map(({ custom }, i) => ({ header: headers[i] ?? "", custom }));
  return { ...feature, area, columns };
}

/** @returns `undefined` for what is no text, or calculated. */
function headerOf(cell: SnapshotSheet["cellData"][number][number] | undefined): string | undefined {
  const value = cell && !cell.f && !cell.si ? readValue(cell) : undefined;
  return typeof value === "string" ? value : undefined;
}

function areHeaders(headers: readonly (string | undefined)[]): boolean {
  const isHeader = (text = "") =>
    text.trim() !== "" && !/[\t\n]/.test(text) && text.length <= MAX_HEADER_LENGTH;
  return (
    headers.every(isHeader) && new Set(headers.map((text) => text?.toLowerCase())).size === headers.length
  );
}
