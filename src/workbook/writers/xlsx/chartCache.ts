import { overlap, parseArea } from "../../address";
import type { WorkbookDrawing } from "../../drawing";
import type { CellValue, RangeRef } from "../../spec";
import { absoluteReference } from "../../absoluteReference";
import { chartElement, chartSetting } from "./chartElement";
import { xmlElement, xmlTextElement } from "./xml";

/** A reference to numbers with their cached values; a cell that holds no number is a gap. */
export function cachedNumbers(ref: RangeRef, drawing: WorkbookDrawing): string {
  const points = valuesOf(ref, drawing).map((value) =>
    typeof value === "number" ? String(value) : undefined,
  );
  const format = xmlTextElement("c:formatCode", formatOf(ref, drawing));
  return chartElement("c:numRef", formula(ref), chartElement("c:numCache", format, ...pointsXml(points)));
}

/** A reference to category labels or x values: numbers if all are, else texts. */
export function cachedCategories(ref: RangeRef, drawing: WorkbookDrawing): string {
  const values = valuesOf(ref, drawing);
  if (values.every((value) => typeof value === "number" || value === null))
    return cachedNumbers(ref, drawing);
  const points = values.map((value) =>
    value === null || typeof value === "object" ? undefined : String(value),
  );
  return chartElement("c:strRef", formula(ref), chartElement("c:strCache", ...pointsXml(points)));
}

function formula(ref: RangeRef): string {
  return xmlTextElement("c:f", absoluteReference(ref));
}

function valuesOf({ sheet, range }: RangeRef, drawing: WorkbookDrawing): CellValue[] {
  const grid = drawing.sheets.find(({ name }) => name === sheet)?.values ?? [];
  const area = parseArea(range);
  if (!area) return [];
  const rows = grid.slice(area.row, area.row + area.rows);
  return rows.flatMap((row) => row.slice(area.column, area.column + area.columns));
}

/** Axes show numbers as the first of their cells does. */
function formatOf({ sheet, range }: RangeRef, drawing: WorkbookDrawing): string {
  const area = parseArea(range);
  const styles = drawing.sheets.find(({ name }) => name === sheet)?.styles ?? [];
  const runs = area ? styles.filter((run) => overlap(run, { ...area, rows: 1, columns: 1 })) : [];
  return runs.at(-1)?.format ?? "General";
}

function pointsXml(points: (string | undefined)[]): string[] {
  const xml = points.map((text, idx) =>
    text === undefined ? "" : xmlElement("c:pt", { idx }, xmlTextElement("c:v", text)),
  );
  return [chartSetting("c:ptCount", points.length), ...xml];
}
