import { cellName } from "../../workbook/address";
import type { RowHeights, SheetFeature } from "../../workbook/drawing";
import { widthOfPixels } from "../../workbook/writers/univer/features";
import { PIXELS_PER_POINT } from "../../workbook/writers/univer/rows";
import type { SnapshotNote, SnapshotSheet } from "../../workbook/writers/univer/snapshot";
import { areaOf } from "./places";
import type { ReadLoss } from "./readLoss";
import { readValue } from "./readValue";

/** The features that the grid itself holds, whoever made them: widths, freeze, merged texts, links, notes. */
export function readSheetView(
  sheet: SnapshotSheet,
  notes: readonly SnapshotNote[],
  sheetNames: ReadonlyMap<string, string>,
  losses: ReadLoss[],
): SheetFeature[] {
  return [
    ...columnWidths(sheet, losses),
    ...rowHeights(sheet, losses),
    ...(sheet.showGridlines === 0 ? [{ kind: "hiddenGridlines" } as const] : []),
    ...freeze(sheet),
    ...merges(sheet),
    ...links(sheet, sheetNames, losses),
    ...notes.map(({ row, col, note }): SheetFeature => {
      return { kind: "cellNote", area: { row, column: col, rows: 1, columns: 1 }, text: note };
    }),
  ];
}

/** Excel's limits, in characters and points. */
const MAX_WIDTH = 254;
const MAX_HEIGHT = 409;

/** Excel's limit, in characters: it "repairs" a workbook that has a longer one. */
const MAX_LINK_LENGTH = 2_079;

function columnWidths(
  { name, columnData, defaultColumnWidth }: SnapshotSheet,
  losses: ReadLoss[],
): SheetFeature[] {
  const last = Math.max(-1, ...Object.keys(columnData).map(Number));
  if (last < 0) return [];
  const widths = Array.from({ length: last + 1 }, (_, column) =>
    widthOfPixels(columnData[column]?.w ?? defaultColumnWidth),
  );
  if (widths.some((width) => width > MAX_WIDTH))
    losses.push({ where: name, because: `columns wider than ${MAX_WIDTH} characters become as narrow` });
  return [{ kind: "columnWidths", widths: widths.map((width) => Math.min(MAX_WIDTH, width)) }];
}

/** Rows whose height does not follow their text: drawn so, or dragged. */
function rowHeights({ name, rowData }: SnapshotSheet, losses: ReadLoss[]): SheetFeature[] {
  const heights: RowHeights[] = [];
  for (const [place, { h, ia } = {}] of Object.entries(rowData)) {
    if (ia !== 0 || h === undefined) continue;
    const row = Number(place);
    const points = Math.min(MAX_HEIGHT, h / PIXELS_PER_POINT);
    if (points < h / PIXELS_PER_POINT)
      losses.push({
        where: `${name}, row ${row + 1}`,
        because: `Excel's rows are ${MAX_HEIGHT} points high at most`,
      });
    const above = heights.at(-1);
    if (above?.points === points && above.row + above.rows === row) above.rows += 1;
    else heights.push({ row, rows: 1, points });
  }
  return heights.length > 0 ? [{ kind: "rowHeights", heights }] : [];
}

function freeze({ freeze: frozen }: SnapshotSheet): SheetFeature[] {
  if (!frozen || (frozen.xSplit <= 0 && frozen.ySplit <= 0)) return [];
  return [{ kind: "freeze", rows: Math.max(0, frozen.ySplit), columns: Math.max(0, frozen.xSplit) }];
}

function merges({ mergeData, cellData }: SnapshotSheet): SheetFeature[] {
  return mergeData.map((range): SheetFeature => {
    const area = areaOf(range);
    const text = readValue(cellData[area.row]?.[area.column] ?? {});
    const isNote = area.rows === 1 && typeof text === "string";
    return isNote ? { kind: "wrappedNote", area, text } : { kind: "merge", area };
  });
}

function links(
  { name, cellData }: SnapshotSheet,
  sheetNames: ReadonlyMap<string, string>,
  losses: ReadLoss[],
): SheetFeature[] {
  return Object.entries(cellData).flatMap(([row, cells]) =>
    Object.entries(cells).flatMap(([column, cell]): SheetFeature[] => {
      const url = cell?.p?.body.customRanges?.[0]?.properties?.url;
      if (!url) return [];
      const area = { row: Number(row), column: Number(column), rows: 1, columns: 1 };
      const sheet = sheetNames.get(/^#gid=([^&]*)/.exec(url)?.[1] ?? "");
      if (sheet !== undefined) return [{ kind: "link", area, target: { sheet } }];
      const isAddress = url.startsWith("https://");
      if (isAddress && url.length <= MAX_LINK_LENGTH) return [{ kind: "link", area, target: { url } }];
      losses.push({
        where: `${name}, ${cellName(area.row, area.column)}`,
        because: isAddress
          ? `its link has more than ${MAX_LINK_LENGTH} characters`
          : `the link ${url} leads neither to a sheet nor to an https address`,
      });
      return [];
    }),
  );
}
