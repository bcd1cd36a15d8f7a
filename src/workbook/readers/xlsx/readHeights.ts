import { parseArea, type Area } from "../../address";
import type { RowHeights, SheetDrawing, SheetFeature } from "../../drawing";
import { STYLES, type Look, type OwnLook } from "../../styles";
import { headerHeight, noteHeight, tallRows } from "../../writers/rowHeights";
import type { Losses } from "./losses";
import { attribute, childOf, childrenOf, type XmlNode } from "./xmlNode";

type WrappedNote = Extract<SheetFeature, { kind: "wrappedNote" }>;

/**
 * Merged cells, texts that need a high row, and rows of a fixed height. A row whose height is the one that its texts need
 * follows them; each other height of its own is fixed.
 *
 * @param sheet Its cells and looks, and the features that were read before: widths, tables.
 * @param heights Points by zero-based row, of those rows that the file gives a height of their own.
 */
export function readHeights(
  root: XmlNode,
  sheet: SheetDrawing,
  heights: ReadonlyMap<number, number>,
  losses: Losses,
): SheetFeature[] {
  const merges = mergedAreas(root, sheet.name, losses);
  const merged = byRow(merges.flatMap((area) => mergedText(sheet, area) ?? []));
  const single = byRow(wrappedCells(sheet, new Set(merges.map(placeOf))));
  const usual = usualHeights(sheet);
  const following = new Set<SheetFeature>();
  const fixed: RowHeights[] = [];
  for (const [row, points] of [...heights].sort(([a], [b]) => a - b)) {
    const ofRow = [merged, single].map((notes) => notes.get(row) ?? []);
    const all = ofRow.flat();
    const [inMerged = []] = ofRow;
    const notes = [all, inMerged].find(
      (some) => some.length > 0 && heightOf(some, sheet, usual.get(row)) === points,
    );
    if (notes) for (const note of notes) following.add(note);
    else addHeight(fixed, row, points);
  }
  return [
    ...merges.map((area): SheetFeature => {
      const note = (merged.get(area.row) ?? []).find((one) => placeOf(one.area) === placeOf(area));
      return note && following.has(note) ? note : { kind: "merge", area };
    }),
    ...[...single.values()].flat().filter((note) => following.has(note)),
    ...(fixed.length > 0 ? [{ kind: "rowHeights", heights: fixed } as const] : []),
  ];
}

function mergedAreas(root: XmlNode, sheet: string, losses: Losses): Area[] {
  return childrenOf(childOf(root, "mergeCells"), "mergeCell").flatMap((node) => {
    const ref = attribute(node, "ref") ?? "";
    const area = parseArea(ref);
    if (area && area.rows * area.columns > 1) return [area];
    losses.add(`${sheet}, ${ref}`, "cells are merged in a way that is not imported");
    return [];
  });
}

const placeOf = ({ row, column }: Pick<Area, "row" | "column">): string => `${row},${column}`;

function byRow(notes: readonly WrappedNote[]): Map<number, WrappedNote[]> {
  const rows = new Map<number, WrappedNote[]>();
  for (const note of notes) {
    const others = rows.get(note.area.row);
    if (others) others.push(note);
    else rows.set(note.area.row, [note]);
  }
  return rows;
}

/** The text of merged cells of a row. */
function mergedText({ values, formulas }: SheetDrawing, area: Area): WrappedNote | undefined {
  const text = values[area.row]?.[area.column];
  if (area.rows > 1 || typeof text !== "string" || formulas[area.row]?.[area.column]) return undefined;
  return { kind: "wrappedNote", area, text };
}

/** Texts of single cells whose look wraps them. */
function wrappedCells(
  { styles, values, formulas }: SheetDrawing,
  merged: ReadonlySet<string>,
): WrappedNote[] {
  return styles
    .filter(({ style, own }) => {
      const look: Look | OwnLook = own ?? STYLES[style];
      return look.wrap === true;
    })
    .flatMap((run) => cellsOf(run))
    .flatMap((area): WrappedNote[] => {
      const text = values[area.row]?.[area.column];
      if (typeof text !== "string" || formulas[area.row]?.[area.column] || merged.has(placeOf(area)))
        return [];
      return [{ kind: "wrappedNote", area, text }];
    });
}

function cellsOf({ row, column, rows, columns }: Area): Area[] {
  return Array.from({ length: rows * columns }, (_, i) => ({
    row: row + Math.floor(i / columns),
    column: column + (i % columns),
    rows: 1,
    columns: 1,
  }));
}

/** Heights that rows have by themselves: for large letters, and for the header of a table. */
function usualHeights(sheet: SheetDrawing): Map<number, number> {
  const heights = tallRows(sheet);
  for (const feature of sheet.features) {
    if (feature.kind !== "table") continue;
    const headers = feature.columns.map(({ header }) => header);
    const points = headerHeight(headers, feature.area, sheet) ?? 0;
    heights.set(feature.area.row, Math.max(points, heights.get(feature.area.row) ?? 0));
  }
  return heights;
}

function heightOf(notes: readonly WrappedNote[], sheet: SheetDrawing, usual = 0): number {
  return Math.max(usual, ...notes.map(({ text, area }) => noteHeight(text, area, sheet)));
}

function addHeight(heights: RowHeights[], row: number, points: number): void {
  const above = heights.at(-1);
  if (above?.points === points && above.row + above.rows === row) above.rows += 1;
  else heights.push({ row, rows: 1, points });
}
