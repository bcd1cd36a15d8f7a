import type { Area, RowHeights, SheetDrawing, SheetFeature } from "../../drawing";
import { frozenColumnsLoss } from "../frozenColumns";
import { headerHeight, noteHeight, tallRows } from "../rowHeights";
import type { PrintSpec } from "../../spec";
import type { FeatureHandlers, Loss } from "../writer";
import { drawFeatures } from "../writer";
import type { ChartFeature } from "./chartFeature";
import type { ConditionalFormatFeature } from "./conditionalFormats";
import type { FilterFeature } from "./filters";
import type { LinkFeature } from "./links";
import type { NoteFeature } from "./notes";
import type { RowHeight } from "./sheetData";
import type { TableFeature } from "./tables";
import type { ValidationFeature } from "./validations";

type HiddenFeature = Extract<SheetFeature, { kind: "hidden" }>;

/** A sheet's features, sorted into the parts and elements of the file that hold them. */
export interface SheetBuild {
  drawing: SheetDrawing;
  tables: TableFeature[];
  charts: ChartFeature[];
  links: LinkFeature[];
  validations: ValidationFeature[];
  conditionalFormats: ConditionalFormatFeature[];
  notes: NoteFeature[];
  merges: Area[];
  rowHeights: Map<number, RowHeight>;
  fixedHeights: RowHeights[];
  /** Names of tables whose custom-function columns become values. */
  valuesOnly: Set<string>;
  /** Widths in characters from column A on. */
  widths: number[];
  /** Rows and columns that stay in view. */
  freeze: { rows: number; columns: number };
  hidesGridlines: boolean;
  hidden: HiddenFeature | undefined;
  filter: FilterFeature | undefined;
  print: PrintSpec;
  losses: Loss[];
}

const SHEET_HANDLERS: FeatureHandlers<SheetBuild, SheetFeature> = {
  table(build, table) {
    build.tables.push(table);
    const headers = table.columns.map(({ header }) => header);
    const points = headerHeight(headers, table.area, build.drawing);
    if (points !== undefined) raise(build, table.area.row, points, false);
    const loss = frozenColumnsLoss(table);
    if (!loss) return;
    build.valuesOnly.add(table.name);
    build.losses.push(loss);
  },
  chart: (build, chart) => void build.charts.push(chart),
  link: (build, link) => void build.links.push(link),
  validation: (build, validation) => void build.validations.push(validation),
  conditionalFormat: (build, format) => void build.conditionalFormats.push(format),
  cellNote: (build, note) => void build.notes.push(note),
  wrappedNote(build, { area, text }) {
    if (area.columns > 1) build.merges.push(area);
    const points = noteHeight(text, area, build.drawing);
    raise(build, area.row, points, true);
  },
  merge: (build, { area }) => void build.merges.push(area),
  columnWidths: (build, { widths }) => void (build.widths = widths),
  // Set at the end: whatever else stands in a row does not change its fixed height.
  rowHeights: (build, { heights }) => void build.fixedHeights.push(...heights),
  hidden: (build, hidden) => void (build.hidden = hidden),
  filter: (build, filter) => void (build.filter = filter),
  hiddenGridlines: (build) => void (build.hidesGridlines = true),
  freeze: (build, { rows, columns }) => void (build.freeze = { rows, columns }),
  print: (build, { print }) => void (build.print = print),
};

/** Sorts the features of a sheet. */
export function sortFeatures(drawing: SheetDrawing): SheetBuild {
  const build: SheetBuild = {
    drawing,
    tables: [],
    charts: [],
    links: [],
    validations: [],
    conditionalFormats: [],
    notes: [],
    merges: [],
    rowHeights: new Map([...tallRows(drawing)].map(([row, points]) => [row, { points, fixed: false }])),
    fixedHeights: [],
    valuesOnly: new Set(),
    widths: [],
    freeze: { rows: 0, columns: 0 },
    hidesGridlines: false,
    hidden: undefined,
    filter: undefined,
    print: { orientation: "portrait" },
    losses: [],
  };
  const unsupported = drawFeatures(SHEET_HANDLERS, build, drawing.features, drawing.name);
  build.losses.push(...unsupported);
  for (const { row, rows, points } of build.fixedHeights) {
    for (let r = row; r < row + rows; r++) build.rowHeights.set(r, { points, fixed: true });
  }
  return build;
}

/** Makes a row at least so high. */
function raise({ rowHeights }: SheetBuild, row: number, points: number, fixed: boolean): void {
  const before = rowHeights.get(row);
  rowHeights.set(row, {
    points: Math.max(points, before?.points ?? 0),
    fixed: fixed || (before?.fixed ?? false),
  });
}
