import { areaName } from "./address";
import { isCustomFunction } from "./dialect";
import type { DrawnFormula, SheetDrawing, SheetFeature, StyleRun, WorkbookDrawing } from "./drawing";
import { fittingWidths } from "./fittingWidths";
import { formulaAt } from "./formulaText";
import { linkedFormula } from "./linkedFormula";
import { mergeRuns } from "./mergeRuns";
import { readablePrint } from "./readablePrint";
import { resolveFormula } from "./resolveFormula";
import { checkRef } from "./rules/checkRef";
import type { CellSpec, CellValue, RangeRef, Ref, SheetSpec, WorkbookSpec } from "./spec";
import { STYLES, type Look, type StyleName } from "./styles";
import { tokenize } from "./tokens";
import type { IndexedTable, WorkbookIndex } from "./workbookIndex";
import { areaAt, cellAt, indexWorkbook } from "./workbookIndex";

/**
 * Turns a valid spec into a drawing: everything at its cell, references to table columns resolved. Formula cells
 * have no value yet (`null`): the calculator fills them in.
 */
export function layout(spec: WorkbookSpec): WorkbookDrawing {
  const index = indexWorkbook(spec);
  return {
    title: spec.title,
    subject: spec.subject,
    sheets: [...index.sheets.values()].map((sheet) =>
      new SheetLayout(sheet.spec, sheet.tables, index).drawn(),
    ),
    names: spec.names.map((name) => ({ kind: "name", ...name })),
    ...(spec.outside ? { outside: spec.outside } : {}),
    records: spec.records ?? [],
  };
}

const ONE_CELL = { rows: 1, columns: 1 };

const DEFAULT_STYLE: Record<CellSpec["kind"], StyleName> = {
  input: "input",
  linked: "input",
  formula: "result",
  text: "label",
  note: "note",
  value: "value",
  blank: "plain",
};

class SheetLayout {
  private readonly values: CellValue[][] = [];
  private readonly formulas: (DrawnFormula | undefined)[][] = [];
  private readonly looks: StyleRun[] = [];
  private readonly features: SheetFeature[] = [];
  private columns = 0;

  constructor(
    private readonly spec: SheetSpec,
    private readonly tables: IndexedTable[],
    private readonly index: WorkbookIndex,
  ) {}

  drawn(): SheetDrawing {
    const { name, columnWidths, rowHeights = [], hidesGridlines, freeze, print } = this.spec;
    const widths = columnWidths
      ? fittingWidths(columnWidths, this.tables, ({ columns }, i) => wraps(columns[i]?.style))
      : [];
    if (columnWidths) {
      this.features.push({ kind: "columnWidths", widths });
    }
    if (rowHeights.length > 0) {
      const heights = rowHeights.map(({ rows: [first, last], points }) => ({
        row: first - 1,
        rows: last - first + 1,
        points,
      }));
      this.features.push({ kind: "rowHeights", heights });
    }
    if (hidesGridlines) this.features.push({ kind: "hiddenGridlines" });
    if (freeze) this.features.push({ kind: "freeze", ...freeze });
    this.features.push({ kind: "print", print: readablePrint(print, widths) });
    for (const table of this.tables) this.placeTable(table);
    for (const cell of this.spec.cells) this.placeCell(cell);
    this.placeFeatures();
    const values = Array.from(this.values, (row = []) =>
      Array.from({ length: this.columns }, (_, column) => row[column] ?? null),
    );
    const { columns, formulas, features } = this;
    return { name, rows: values.length, columns, values, formulas, styles: mergeRuns(this.looks), features };
  }

  private placeCell(cell: CellSpec): void {
    const at = cellAt(cell.at);
    const area = { ...at, ...sizeOf(cell) };
    this.reach(area.row + area.rows, area.column + area.columns);
    this.look(area, cell.style ?? (cell.link ? "link" : DEFAULT_STYLE[cell.kind]), cell.format);
    if (cell.link) this.features.push({ kind: "link", area: { ...at, ...ONE_CELL }, target: cell.link });
    switch (cell.kind) {
      case "formula": {
        const text = resolveFormula(cell.formula, { index: this.index, sheet: this.spec.name });
        const formula = formulaAt({ formula: text }, at.row);
        const spill = cell.spill ?? ONE_CELL;
        this.setFormula(at.row, at.column, { formula, custom: callsCustomFunction(formula), spill });
        for (const [column, format] of Object.entries(cell.columnFormats ?? {})) {
          const cells = { ...area, column: at.column + Number(column), columns: 1 };
          this.look(cells, cell.style ?? DEFAULT_STYLE.formula, format);
        }
        if (!cell.spill && area.columns > 1) this.features.push({ kind: "merge", area });
        return;
      }
      case "linked": {
        const formula = linkedFormula(cell.formula);
        this.setFormula(at.row, at.column, { formula, custom: false, spill: ONE_CELL });
        return;
      }
      case "note":
        this.setValue(at.row, at.column, cell.text);
        this.features.push({ kind: "wrappedNote", area, text: cell.text });
        return;
      case "text":
        this.setValue(at.row, at.column, cell.text);
        if (wraps(cell.style)) this.features.push({ kind: "wrappedNote", area, text: cell.text });
        return;
      case "blank":
        return;
      default:
        this.setValue(at.row, at.column, cell.value);
    }
  }

  private placeTable(table: IndexedTable): void {
    const { area, spec } = table;
    this.reach(area.row + area.rows, area.column + area.columns);
    this.look({ ...area, rows: 1 }, "header");
    // Beside wrapped cells all stand at the top of their row.
    const otherwise = spec.columns.some(({ style }) => wraps(style)) ? "value" : "plain";
    spec.columns.forEach(({ header, style, format }, i) => {
      this.setValue(area.row, area.column + i, header);
      const data = { row: area.row + 1, column: area.column + i, rows: area.rows - 1, columns: 1 };
      this.look(data, style ?? otherwise, format);
    });
    spec.rows.forEach((row, r) => {
      row.forEach((value, c) => {
        const at = { row: area.row + 1 + r, column: area.column + c };
        this.setValue(at.row, at.column, value);
        if (typeof value === "string" && wraps(spec.columns[c]?.style)) {
          this.features.push({ kind: "wrappedNote", area: { ...at, ...ONE_CELL }, text: value });
        }
      });
    });
    spec.columns.forEach(({ formula }, i) => {
      if (formula !== undefined) this.placeColumnFormula(table, area.column + i, formula);
    });
    const columns = spec.columns.map(({ header, formula }) => ({
      header,
      custom: formula !== undefined && callsCustomFunction(formula),
      ...(formula === undefined ? {} : { formula }),
    }));
    this.features.push({ kind: "table", name: spec.name, area, columns });
  }

  private placeColumnFormula(table: IndexedTable, column: number, text: string): void {
    const { area, spec, sheet } = table;
    const shared: DrawnFormula = {
      formula: resolveFormula(text, { index: this.index, sheet, table }),
      custom: callsCustomFunction(text),
      spill: ONE_CELL,
      columnFormula: { table: spec.name, text },
    };
    for (let row = area.row + 1; row < area.row + area.rows; row++) {
      this.setFormula(row, column, shared);
    }
  }

  private placeFeatures(): void {
    const { charts = [], validations = [], conditionalFormats = [] } = this.spec;
    for (const { series, covers, ...chart } of charts) {
      const drawnSeries = series.map(({ categories, values, ...look }) => ({
        ...look,
        categories: this.range(categories),
        values: this.range(values),
      }));
      this.features.push({ kind: "chart", chart, area: areaAt(covers), series: drawnSeries });
    }
    for (const validation of validations) {
      this.features.push({ kind: "validation", area: areaAt(validation.range), validation });
    }
    for (const format of conditionalFormats) {
      this.features.push({ kind: "conditionalFormat", area: areaAt(format.range), format });
    }
  }

  private range(ref: Ref): RangeRef {
    const { sheet, area } = checkRef(ref, this.index);
    return { sheet, range: areaName(area) };
  }

  private look(area: Omit<StyleRun, "style" | "format">, style: StyleName, format?: string): void {
    if (style === "plain" && format === undefined) return;
    this.looks.push({ ...area, style, ...(format === undefined ? {} : { format }) });
  }

  private setFormula(row: number, column: number, formula: DrawnFormula): void {
    (this.formulas[row] ??= [])[column] = formula;
  }

  private setValue(row: number, column: number, value: CellValue): void {
    (this.values[row] ??= [])[column] = value;
  }

  private reach(rows: number, columns: number): void {
    if (rows > this.values.length) this.values.length = rows;
    if (columns > this.columns) this.columns = columns;
  }
}

/** Does text of this look need a row that is high enough for it? */
function wraps(style: StyleName | undefined): boolean {
  const look: Look = STYLES[style ?? "plain"];
  return look.wrap === true;
}

/** The cells that a cell's look covers. */
function sizeOf(cell: CellSpec): { rows: number; columns: number } {
  switch (cell.kind) {
    case "formula":
      return cell.spill ?? { rows: 1, columns: cell.columns ?? 1 };
    case "blank":
      return { rows: cell.rows ?? 1, columns: cell.columns ?? 1 };
    case "note":
    case "text":
      return { rows: 1, columns: cell.columns ?? 1 };
    default:
      return ONE_CELL;
  }
}

function callsCustomFunction(formula: string): boolean {
  // Few formulas have a _ at all: the others need not be cut into tokens.
  return (
    formula.includes("_") &&
    tokenize(formula).some((token) => token.kind === "function" && isCustomFunction(token.text))
  );
}
