import type { Area } from "../../address";
import { absoluteReference } from "../../absoluteReference";
import { cellName } from "../../address";
import type { NameFeature, RowHeights, SheetDrawing, SheetFeature } from "../../drawing";
import type { ValidationSpec } from "../../spec";
import { headerHeight, noteHeight } from "../rowHeights";
import type { FeatureHandlers } from "../writer";
import { linkedText } from "./linkedText";
import { univerDifference } from "./looks";
import { growRow } from "./rows";
import type {
  SnapshotConditionalFormat,
  SnapshotNames,
  SnapshotNote,
  SnapshotRange,
  SnapshotSheet,
  SnapshotTable,
  SnapshotValidation,
} from "./snapshot";

/** A sheet while its features are written: the sheet itself, and what the plug-ins keep for it. */
export interface SheetBuild {
  snapshot: SnapshotSheet;
  drawing: SheetDrawing;
  /** Id of a sheet by its name, for links. */
  sheetIds: ReadonlyMap<string, string>;
  fixedHeights: RowHeights[];
  hidden: Extract<SheetFeature, { kind: "hidden" }>;
  filter: Extract<SheetFeature, { kind: "filter" }> | undefined;
  validations: SnapshotValidation[];
  conditionalFormats: SnapshotConditionalFormat[];
  tables: SnapshotTable[];
  /** By row, then column. */
  notes: Record<number, Record<number, SnapshotNote>>;
}

/**
 * Pixels of a digit of the default font, Calibri 11 (0.5068 em of 14.67 pixels), and of the padding of a cell. Excel rounds
 * the digit to whole pixels of the screen and its letters with it; a browser draws letters unrounded.
 */
const PIXELS_PER_CHARACTER = 7.43;
const PIXELS_OF_PADDING = 5;

/** Univer's numbers for the refusal of a wrong value, and for a list that shows an arrow beside the plain value. */
const STOP = 1;
const ARROW = 1;

/** Size of a note's box in pixels. */
const NOTE_BOX = { width: 240, height: 120 };

/** A width in characters as pixels. */
export function pixelsOfWidth(characters: number): number {
  return Math.round(characters * PIXELS_PER_CHARACTER + PIXELS_OF_PADDING);
}

/** Pixels as a width in characters. */
export function widthOfPixels(pixels: number): number {
  return (pixels - PIXELS_OF_PADDING) / PIXELS_PER_CHARACTER;
}

export const SHEET_HANDLERS: FeatureHandlers<SheetBuild, SheetFeature> = {
  table({ tables, snapshot, drawing }, { name, area, columns }) {
    const headers = columns.map(({ header }) => header);
    growRow(snapshot, area.row, headerHeight(headers, area, drawing) ?? 0);
    tables.push({
      id: name,
      name,
      range: snapshotRange(area),
      options: { showHeader: true, showFooter: false, tableStyleId: "" },
      filters: { tableColumnFilterList: [] },
      columns: columns.map(({ header, formula }, i) => ({
        id: `${name}.${i}`,
        displayName: header,
        dataType: "string",
        formula: formula ?? "",
        meta: {},
        style: {},
      })),
      meta: {},
    });
  },
  // Drawn over the cells from the drawing: a snapshot of cells has no charts.
  chart: () => undefined,
  validation({ validations, snapshot }, { area, validation }) {
    validations.push({
      uid: `${snapshot.id}.validation.${validations.length}`,
      ranges: [snapshotRange(area)],
      ...acceptedValues(validation),
      allowBlank: validation.allowBlank ?? false,
      errorStyle: STOP,
      showErrorMessage: true,
      error: validation.error,
      showInputMessage: true,
      promptTitle: validation.prompt.title,
      prompt: validation.prompt.text,
    });
  },
  conditionalFormat({ conditionalFormats, snapshot }, { area, format }) {
    conditionalFormats.push({
      cfId: `${snapshot.id}.format.${conditionalFormats.length}`,
      ranges: [snapshotRange(area)],
      stopIfTrue: false,
      rule: {
        type: "highlightCell",
        subType: "formula",
        value: `=${format.formula}`,
        style: univerDifference(format.style),
      },
    });
  },
  link({ snapshot, sheetIds }, { area, target }) {
    const cell = snapshot.cellData[area.row]?.[area.column];
    const url = "url" in target ? target.url : `#gid=${sheetIds.get(target.sheet) ?? ""}`;
    if (!cell || typeof cell.v !== "string") return;
    cell.p = linkedText(cell.v, url, `${snapshot.id}.${cellName(area.row, area.column)}`);
  },
  wrappedNote({ snapshot, drawing }, { area, text }) {
    if (area.columns > 1) snapshot.mergeData.push(snapshotRange(area));
    growRow(snapshot, area.row, noteHeight(text, area, drawing));
  },
  cellNote({ notes, snapshot }, { area: { row, column }, text }) {
    const id = `${snapshot.id}.note.${cellName(row, column)}`;
    (notes[row] ??= {})[column] = { id, row, col: column, ...NOTE_BOX, note: text };
  },
  columnWidths({ snapshot }, { widths }) {
    widths.forEach((width, column) => {
      snapshot.columnData[column] = { w: pixelsOfWidth(width) };
    });
  },
  merge: ({ snapshot }, { area }) => void snapshot.mergeData.push(snapshotRange(area)),
  // Set at the end: whatever else stands in a row does not change its fixed height.
  rowHeights: (build, { heights }) => void build.fixedHeights.push(...heights),
  // At the end, too: a filter hides rows of its own.
  hidden: (build, hidden) => void (build.hidden = hidden),
  filter: (build, filter) => void (build.filter = filter),
  hiddenGridlines: ({ snapshot }) => void (snapshot.showGridlines = 0),
  freeze({ snapshot }, { rows, columns }) {
    snapshot.freeze = {
      xSplit: columns,
      ySplit: rows,
      startRow: rows > 0 ? rows : -1,
      startColumn: columns > 0 ? columns : -1,
    };
  },
  print: { unsupported: "A browser page has no page setup; the .xlsx has it." },
};

export const NAME_HANDLERS: FeatureHandlers<SnapshotNames, NameFeature> = {
  name(names, { name, refersTo, comment }) {
    names[name] = {
      id: name,
      name,
      formulaOrRefString: "formula" in refersTo ? `=${refersTo.formula}` : absoluteReference(refersTo),
      ...(comment === undefined ? {} : { comment }),
    };
  },
};

export function snapshotRange({ row, column, rows, columns }: Area): SnapshotRange {
  return { startRow: row, endRow: row + rows - 1, startColumn: column, endColumn: column + columns - 1 };
}

function acceptedValues({
  rule,
}: ValidationSpec): Pick<
  SnapshotValidation,
  "type" | "operator" | "formula1" | "formula2" | "showDropDown" | "renderMode"
> {
  if (rule.kind === "list")
    return { type: "list", formula1: rule.values.join(","), showDropDown: true, renderMode: ARROW };
  const { kind, minimum, maximum } = rule;
  return { type: kind, operator: "between", formula1: String(minimum), formula2: String(maximum) };
}
