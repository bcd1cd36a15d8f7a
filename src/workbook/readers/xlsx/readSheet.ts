import { parseArea } from "../../address";
import type { SheetDrawing, SheetFeature } from "../../drawing";
import { mergeRuns } from "../../mergeRuns";
import type { PrintSpec } from "../../spec";
import { plannedBreaks } from "../../writers/pageBreaks";
import { sortFeatures } from "../../writers/xlsx/features";
import type { FileStyles } from "./fileStyles";
import type { FileTable } from "./fileTables";
import type { FileTexts } from "./fileTexts";
import type { Losses } from "./losses";
import type { Parts, Relation } from "./parts";
import { readCharts, type FileChart } from "./readCharts";
import { readConditionalFormats } from "./readConditionalFormats";
import type { KnownNames } from "./readFormula";
import { readFilter } from "./readFilter";
import { readHeights } from "./readHeights";
import { readLinks } from "./readLinks";
import { namesOfSheet, type FileName } from "./readNames";
import { readNotes } from "./readNotes";
import { readPrint } from "./readPrint";
import { readValidations } from "./readValidations";
import { hiddenColumns, readView } from "./readView";
import { SheetCells, type LostFormula } from "./sheetCells";
import { readSheetPart } from "./sheetPart";
import { tableFeature } from "./tableFeature";
import { unreadOfSheet, unreadRelations } from "./unread";
import { attribute, childOf, relationId, type XmlNode } from "./xmlNode";

/** What all sheets of a workbook are read with, and what is for this one. */
export interface SheetSurroundings {
  texts: FileTexts;
  styles: FileStyles;
  known: KnownNames;
  isOwn: boolean;
  losses: Losses;
  lost: LostFormula[];
  /** Cells of the sheets that were read before. */
  cellsBefore: number;
  /** Names of Excel's own for this sheet. */
  names: readonly FileName[];
  isHidden: boolean;
  /** Names of all sheets with cells. */
  sheets: readonly string[];
}

/** A sheet's drawing without its charts, which are checked once the whole workbook is read. */
export interface ReadSheet {
  drawing: SheetDrawing;
  charts: FileChart[];
}

/** Reads a sheet with the parts that belong to it. */
export async function readSheet(
  parts: Parts,
  {
    name,
    part,
    relations,
    tables,
  }: { name: string; part: string; relations: Relation[]; tables: FileTable[] },
  { texts, styles, known, isOwn, losses, lost, cellsBefore, names, isHidden, sheets }: SheetSurroundings,
): Promise<ReadSheet> {
  const cells = new SheetCells({
    sheet: name,
    texts,
    styles: styles.cells,
    known,
    tables,
    isOwn,
    losses,
    lost,
    ownNames: namesOfSheet(names),
    cellsBefore,
  });
  const root = await readSheetPart(parts, part, cells);
  unreadOfSheet(root, name, losses);
  unreadRelations(relations, name, losses);
  const target = (type: string): string | undefined => relations.find((one) => one.type === type)?.target;
  const drawingId = childOf(root, "drawing");
  const drawingPart = drawingId && relations.find(({ id }) => id === relationId(drawingId))?.target;
  const charts = drawingPart === undefined ? [] : await readCharts(parts, drawingPart, name, losses);
  const comments = target("comments");
  if (isOwn) reachStatedSize(root, cells);
  const { formulas, rows, columns } = cells;
  const drawing: SheetDrawing = {
    ...{ name, rows, columns, formulas },
    values: Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_value, column) => cells.values[row]?.[column] ?? null),
    ),
    styles: mergeRuns(cells.looks),
    features: [
      ...readView(root, name, columns, losses),
      ...tables.map((table) => tableFeature(table, known)),
    ],
  };
  const hidden = {
    kind: "hidden" as const,
    rows: cells.hiddenRows,
    columns: hiddenColumns(root, columns),
    sheet: isHidden,
  };
  drawing.features.push(
    ...(isHidden || hidden.rows.length + hidden.columns.length > 0 ? [hidden] : []),
    ...readFilter(root, name, losses),
    ...readHeights(root, drawing, cells.heights, losses),
    ...readLinks(root, name, relations, sheets, losses),
    ...readValidations(root, name, losses),
    ...readConditionalFormats(root, name, styles, known, losses),
    ...readNotes(comments === undefined ? undefined : await parts.node(comments)),
  );
  const print = withoutPlannedBreaks(readPrint(root, name, names, losses), drawing, charts);
  drawing.features.push({ kind: "print", print });
  return { drawing, charts };
}

/** Cells without content and look behind the last ones that a size is believed for. */
const MAX_EMPTY = 1_000;

/** Text may reach over empty cells: a sheet says how large it is. */
function reachStatedSize(root: XmlNode, cells: SheetCells): void {
  const area = parseArea(attribute(childOf(root, "dimension"), "ref") ?? "");
  if (!area || cells.rows === 0) return;
  const isLikely = area.rows <= cells.rows + MAX_EMPTY && area.columns <= cells.columns + MAX_EMPTY;
  if (isLikely) cells.reach(area.rows, area.columns);
}

/** Rows that the writer would begin a page with in any case are left to it: they follow what is typed. */
function withoutPlannedBreaks(
  print: PrintSpec,
  drawing: SheetDrawing,
  charts: readonly FileChart[],
): PrintSpec {
  const { pageBreaks, ...others } = print;
  if (!pageBreaks) return print;
  const features: SheetFeature[] = [...drawing.features, ...charts.map(({ feature }) => feature)];
  const whole = { ...drawing, features };
  const { rowHeights } = sortFeatures(whole);
  const points = new Map([...rowHeights].map(([row, height]) => [row, height.points]));
  const planned = plannedBreaks(whole, others, points);
  const isPlanned = planned.length === pageBreaks.length && planned.every((row, i) => row === pageBreaks[i]);
  return isPlanned ? others : print;
}
