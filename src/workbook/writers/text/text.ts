/**
 * Prints a workbook the way a person would describe it, for goldens and previews: one line a cell, then tables,
 * charts and the rest. The order follows the sheet, numbers are short, nothing depends on time or place.
 */
import { areaName, overlap, quotedSheet } from "../../address";
import type { NameFeature, SheetDrawing, SheetFeature, WorkbookDrawing } from "../../drawing";
import type { RangeRef } from "../../spec";
import type { FeatureHandlers, Written } from "../writer";
import { drawFeatures } from "../writer";
import { chartLookLines, seriesLookText } from "./chartText";
import { printText } from "./printText";
import { lookAt, printedCell, printedText, printedValue } from "./printedCell";

/** Most data rows of a table that are printed. */
const MAX_ROWS = 20;

interface SheetPrint {
  sheet: SheetDrawing;
  lines: string[];
}

type TableFeature = Extract<SheetFeature, { kind: "table" }>;

/** Describes a workbook in lines of text. Nothing is lost but the end of long tables, whose size it tells. */
export function writeText(drawing: WorkbookDrawing): Written<string> {
  const lines = [`Workbook ${printedText(drawing.title)}: ${drawing.subject}`];
  const losses = drawing.sheets.flatMap((sheet) => {
    lines.push("", `Sheet ${sheet.name}`, ...cellLines(sheet));
    return drawFeatures(SHEET_HANDLERS, { sheet, lines }, sheet.features, sheet.name);
  });
  if (drawing.names.length > 0) lines.push("", "Names");
  losses.push(...drawFeatures(NAME_HANDLERS, lines, drawing.names, "workbook"));
  return { output: `${lines.join("\n")}\n`, losses };
}

function cellLines(sheet: SheetDrawing): string[] {
  const tables = sheet.features.filter((feature): feature is TableFeature => feature.kind === "table");
  const lines: string[] = [];
  for (let row = 0; row < sheet.rows; row++) {
    for (let column = 0; column < sheet.columns; column++) {
      if (tables.some(({ area }) => overlap(area, { row, column, rows: 1, columns: 1 }))) continue;
      const line = printedCell(sheet, row, column);
      if (line !== undefined) lines.push(`  ${line}`);
    }
  }
  return lines;
}

const SHEET_HANDLERS: FeatureHandlers<SheetPrint, SheetFeature> = {
  table({ sheet, lines }, { name, area, columns }) {
    lines.push(`  table ${name} ${areaName(area)}`);
    columns.forEach(({ header, formula }, i) => {
      const look = lookAt(sheet, { row: area.row + 1, column: area.column + i, rows: 1, columns: 1 });
      const style = look && look.style !== "plain" ? ` ${look.style}` : "";
      const format = look?.format === undefined ? "" : `  [${look.format}]`;
      const live = formula === undefined ? "" : ` = ${formula}`;
      if (style + live + format !== "")
        lines.push(`    column ${printedText(header)}${style}${live}${format}`);
    });
    lines.push(`    ${columns.map(({ header }) => header).join(" | ")}`);
    const shown = Math.min(area.rows - 1, MAX_ROWS);
    for (let row = area.row + 1; row <= area.row + shown; row++) {
      const values = columns.map((_, i) => printedValue(sheet.values[row]?.[area.column + i] ?? null));
      lines.push(`    ${values.join(" | ")}`);
    }
    if (shown < area.rows - 1) lines.push(`    ... ${String(area.rows - 1)} rows in all`);
  },
  chart({ lines }, { chart, area, series }) {
    lines.push(`  chart ${chart.kind} ${printedText(chart.title)} ${areaName(area)}: ${chart.description}`);
    if (chart.xTitle !== undefined || chart.yTitle !== undefined) {
      lines.push(`    axes ${printedText(chart.xTitle ?? "")}, ${printedText(chart.yTitle ?? "")}`);
    }
    lines.push(...chartLookLines(chart));
    for (const { name, categories, values, ...look } of series) {
      const cells = `${rangeText(values)} over ${rangeText(categories)}`;
      lines.push(`    series ${printedText(name)}: ${cells}${seriesLookText(look)}`);
    }
  },
  validation({ lines }, { area, validation: { rule, allowBlank, prompt, error } }) {
    const accepted =
      rule.kind === "list"
        ? `one of ${rule.values.join(", ")}`
        : `${rule.kind} ${String(rule.minimum)} to ${String(rule.maximum)}`;
    const blank = allowBlank ? " or blank" : "";
    lines.push(
      `  validation ${areaName(area)} ${accepted}${blank} (${prompt.title}: ${prompt.text}) else ${printedText(error)}`,
    );
  },
  conditionalFormat({ lines }, { area, format }) {
    lines.push(`  format ${areaName(area)} ${format.style} where ${format.formula}`);
  },
  link({ lines }, { area, target }) {
    lines.push(`  link ${areaName(area)} to ${"sheet" in target ? `sheet ${target.sheet}` : target.url}`);
  },
  wrappedNote({ lines }, { area }) {
    // The text itself is printed at its cell.
    if (area.columns > 1) lines.push(`  wrapped ${areaName(area)}`);
  },
  cellNote({ lines }, { area, text }) {
    lines.push(`  note ${areaName(area)} ${printedText(text)}`);
  },
  merge({ lines }, { area }) {
    lines.push(`  merged ${areaName(area)}`);
  },
  columnWidths({ lines }, { widths }) {
    lines.push(`  widths ${widths.join(" ")}`);
  },
  rowHeights({ lines }, { heights }) {
    const printed = heights.map(({ row, rows, points }) => {
      const last = rows > 1 ? ` to ${String(row + rows)}` : "";
      return `${String(row + 1)}${last}: ${String(points)} pt`;
    });
    lines.push(`  heights of rows ${printed.join(", ")}`);
  },
  hidden({ lines }, { rows, columns, sheet }) {
    lines.push(`  hidden: ${rows.length} rows, ${columns.length} columns${sheet ? ", the sheet" : ""}`);
  },
  filter({ lines }, { area }) {
    lines.push(`  filter ${areaName(area)}`);
  },
  hiddenGridlines({ lines }) {
    lines.push("  no grid lines");
  },
  freeze({ lines }, { rows, columns }) {
    lines.push(`  frozen ${String(rows)} rows, ${String(columns)} columns`);
  },
  print({ lines }, { print }) {
    lines.push(`  print ${printText(print)}`);
  },
};

const NAME_HANDLERS: FeatureHandlers<string[], NameFeature> = {
  name(lines, { name, refersTo, comment }) {
    const target = "formula" in refersTo ? refersTo.formula : rangeText(refersTo);
    lines.push(`  ${name} = ${target}${comment === undefined ? "" : `  (${comment})`}`);
  },
};

function rangeText({ sheet, range }: RangeRef): string {
  return `${quotedSheet(sheet)}!${range}`;
}
