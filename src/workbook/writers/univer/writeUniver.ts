import type { SheetDrawing, WorkbookDrawing } from "../../drawing";
import { DEFAULT_WIDTH } from "../../fittingWidths";
import type { Loss, Written } from "../writer";
import { drawFeatures } from "../writer";
import { snapshotCells, SnapshotStyles } from "./cells";
import { hide, snapshotFilter } from "./hidden";
import type { SheetBuild } from "./features";
import { NAME_HANDLERS, pixelsOfWidth, SHEET_HANDLERS } from "./features";
import { bigTextHeights, fixHeights, markDrawnPlaces } from "./rows";
import type { SnapshotFilter, SnapshotNames, SnapshotSheet, UniverSnapshot } from "./snapshot";
import { RESOURCES } from "./snapshot";

/** Univer's version whose snapshots these are. */
const APP_VERSION = "0.25.1";

/** Blank rows and columns beside the drawing, for the user's own figures. */
const ROOM = { rows: 60, columns: 8 };
const LEAST = { rows: 200, columns: 26 };

/** Pixels of a row that nobody made higher. */
const DEFAULT_HEIGHT = 20;

/** Id of the nth sheet of a drawing, from 0. */
export function sheetId(index: number): string {
  return `sheet-${index}`;
}

/** Was the sheet of an id drawn? Those that a user adds have other ids. */
export function isDrawnSheet(id: string): boolean {
  return /^sheet-\d+$/.test(id);
}

/**
 * Writes a workbook as a snapshot that Univer opens. Page setup is a loss: the .xlsx has it.
 *
 * @param first Number of the first sheet, in its id: sheets that are added to others go on counting.
 */
export function writeUniver(drawing: WorkbookDrawing, first = 0): Written<UniverSnapshot> {
  const styles = new SnapshotStyles(sheetId(first));
  const sheetIds = new Map(drawing.sheets.map(({ name }, i) => [name, sheetId(first + i)]));
  const losses: Loss[] = [];
  const filters: Record<string, SnapshotFilter> = {};
  const builds = drawing.sheets.map((sheet, i) => {
    const build: SheetBuild = {
      snapshot: emptySheet(sheet, sheetId(first + i), first),
      sheetIds,
      drawing: sheet,
      fixedHeights: [],
      hidden: { kind: "hidden", rows: [], columns: [], sheet: false },
      filter: undefined,
      validations: [],
      conditionalFormats: [],
      tables: [],
      notes: {},
    };
    build.snapshot.cellData = snapshotCells(sheet, styles);
    bigTextHeights(sheet, build.snapshot);
    losses.push(...drawFeatures(SHEET_HANDLERS, build, sheet.features, sheet.name));
    fixHeights(build.snapshot, build.fixedHeights);
    markDrawnPlaces(sheet, build.snapshot);
    const filter = build.filter && snapshotFilter(build.filter, build.hidden.rows);
    hide(build.snapshot, build.hidden, filter);
    if (filter) filters[build.snapshot.id] = filter;
    return build;
  });
  const names: SnapshotNames = {};
  losses.push(...drawFeatures(NAME_HANDLERS, names, drawing.names, "workbook"));
  const bySheet = (part: (build: SheetBuild) => unknown) =>
    JSON.stringify(Object.fromEntries(builds.map((build) => [build.snapshot.id, part(build)])));
  const output: UniverSnapshot = {
    id: "workbook",
    name: drawing.title,
    appVersion: APP_VERSION,
    locale: "enUS",
    styles: styles.byId,
    sheetOrder: builds.map(({ snapshot }) => snapshot.id),
    sheets: Object.fromEntries(builds.map(({ snapshot }) => [snapshot.id, snapshot])),
    resources: [
      { name: RESOURCES.names, data: JSON.stringify(names) },
      { name: RESOURCES.validations, data: bySheet(({ validations }) => validations) },
      { name: RESOURCES.conditionalFormats, data: bySheet((build) => build.conditionalFormats) },
      { name: RESOURCES.tables, data: bySheet(({ tables }) => ({ tables })) },
      { name: RESOURCES.notes, data: bySheet(({ notes }) => notes) },
      ...(Object.keys(filters).length > 0
        ? [{ name: RESOURCES.filters, data: JSON.stringify(filters) }]
        : []),
    ],
  };
  return { output, losses };
}

function emptySheet({ name, rows, columns }: SheetDrawing, id: string, first: number): SnapshotSheet {
  return {
    id,
    name,
    rowCount: Math.max(LEAST.rows, rows + ROOM.rows),
    columnCount: Math.max(LEAST.columns, columns + ROOM.columns),
    defaultColumnWidth: pixelsOfWidth(DEFAULT_WIDTH),
    defaultRowHeight: DEFAULT_HEIGHT,
    cellData: {},
    columnData: {},
    rowData: {},
    mergeData: [],
    custom: { drawnAs: id, first },
  };
}
