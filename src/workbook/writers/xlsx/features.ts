import type { Worksheet } from "exceljs";
import type { Area, SheetDrawing, SheetFeature } from "../../drawing";
import { areaName, cellName } from "../../address";
import type { ValidationSpec } from "../../spec";
import { frozenColumnsLoss } from "../frozenColumns";
import { headerHeight, noteHeight } from "../rowHeights";
import type { FeatureHandlers, Loss } from "../writer";
import type { ChartFeature } from "./charts";
import { storedFormula } from "./formulaDialect";
import type { LinkFeature } from "./links";
import { excelDifference } from "./looks";

import type { RowHeight } from "./sheetData";
import type { TableFeature } from "./tables";
import { spreadsheetText } from "./xml";

/** What a sheet's features ask for: ExcelJS draws some at once, the others are collected for our own parts. */
export interface SheetBuild {
  drawing: SheetDrawing;
  excel: Worksheet;
  tables: TableFeature[];
  charts: ChartFeature[];
  links: LinkFeature[];
  merges: Area[];
  rowHeights: Map<number, RowHeight>;
  /** Names of tables whose custom-function columns become values. */
  valuesOnly: Set<string>;
  /** How many conditional formats the sheet has so far. */
  conditionalFormats: number;
  losses: Loss[];
}

/** The padding that Excel adds to the width a person enters. */
const WIDTH_PADDING = 0.7109375;

/** ISO A4. */
const PAPER = 9;

/** Margins in inches. */
const MARGINS = { left: 0.5, right: 0.5, top: 0.6, bottom: 0.6, header: 0.3, footer: 0.3 };

export const SHEET_HANDLERS: FeatureHandlers<SheetBuild, SheetFeature> = {
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
  wrappedNote(build, { area, text }) {
    if (area.columns > 1) build.merges.push(area);
    const points = noteHeight(text, area, build.drawing);
    raise(build, area.row, points, true);
  },
  validation({ excel }, { area, validation }) {
    const excelValidation = dataValidation(validation);
    for (let row = area.row; row < area.row + area.rows; row++) {
      for (let column = area.column; column < area.column + area.columns; column++) {
        excel.getCell(cellName(row, column)).dataValidation = excelValidation;
      }
    }
  },
  conditionalFormat(build, { area, format }) {
    const formulae = [storedFormula(format.formula)];
    const style = excelDifference(format.style);
    // The earlier format wins where two are true.
    const priority = ++build.conditionalFormats;
    build.excel.addConditionalFormatting({
      ref: areaName(area),
      rules: [{ type: "expression", formulae, style, priority }],
    });
  },
  cellNote({ excel }, { area, text }) {
    excel.getCell(cellName(area.row, area.column)).note = spreadsheetText(text);
  },
  columnWidths({ excel }, { widths }) {
    widths.forEach((width, i) => {
      excel.getColumn(i + 1).width = width + WIDTH_PADDING;
    });
  },
  freeze({ excel }, { rows, columns }) {
    excel.views = [{ state: "frozen", xSplit: columns, ySplit: rows, topLeftCell: cellName(rows, columns) }];
  },
  print({ excel }, { print }) {
    excel.pageSetup = {
      paperSize: PAPER,
      orientation: print.orientation,
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      margins: MARGINS,
    };
    excel.headerFooter.oddFooter = "&L&A&RPage &P of &N";
  },
};

/** Makes a row at least so high. */
function raise({ rowHeights }: SheetBuild, row: number, points: number, fixed: boolean): void {
  const before = rowHeights.get(row);
  rowHeights.set(row, {
    points: Math.max(points, before?.points ?? 0),
    fixed: fixed || (before?.fixed ?? false),
  });
}

function dataValidation({ rule, allowBlank, prompt, error }: ValidationSpec) {
  const words = {
    allowBlank: allowBlank ?? false,
    showInputMessage: true,
    promptTitle: prompt.title,
    prompt: prompt.text,
    showErrorMessage: true,
    errorStyle: "stop",
    error,
  };
  if (rule.kind === "list") {
    return { type: "list" as const, formulae: [`"${rule.values.join(",").replace(/"/g, '""')}"`], ...words };
  }
  return { type: rule.kind, operator: "between" as const, formulae: [rule.minimum, rule.maximum], ...words };
}
