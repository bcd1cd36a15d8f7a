import type { CellValue, ChartSpec, SheetSpec, WorkbookSpec } from "../../src/workbook/spec";
import type { WorkbookDrawing } from "../../src/workbook/drawing";
import { pixelWidth } from "../../src/workbook/pixelWidth";
import { layout } from "../../src/workbook/layout";

const STRIP = 30;

/** Chart data: years, needed and usable TiB, right of what is printed. */
const YEARS = [2025, 2026, 2027, 2028].map((year, i) => [year, 44 + 7 * i, 77.2]);

const data = (column: string): { sheet: string; range: string } => ({
  sheet: "Page",
  range: `${column}7:${column}10`,
});

const LINES: ChartSpec = {
  kind: "line",
  title: "When is capacity full?",
  description: "Needed capacity reaches the usable one in 2029.",
  covers: "A12:AJ20",
  bare: true,
  yAxis: { minimum: 0, maximum: 100, step: 25, format: "0" },
  series: [
    {
      name: "Needed",
      categories: data("AO"),
      values: data("AP"),
      color: "1F3864",
      line: { widthPt: 2.5 },
      marker: { shape: "circle", sizePt: 6 },
      labels: { shows: "value", place: "below", format: "0", bold: true, points: [0, 3] },
    },
    {
      name: "Usable",
      categories: data("AO"),
      values: data("AQ"),
      color: "C2410C",
      line: { widthPt: 2, dash: "dash" },
      marker: "none",
    },
  ],
};

const BARS: ChartSpec = {
  kind: "bar",
  title: "Where is headroom?",
  description: "CPU has most of it.",
  covers: "A22:AJ30",
  bare: true,
  gap: 45,
  overlap: 0,
  xAxis: { format: "General" },
  yAxis: { minimum: 0, maximum: 1.2, step: 0.5, format: "0%" },
  series: [
    {
      name: "2029",
      categories: data("AO"),
      values: data("AP"),
      labels: { shows: "value", color: "1F1F1F" },
    },
  ],
};

const POINTS: ChartSpec = {
  kind: "scatter",
  title: "Where does latency turn?",
  description: "Nowhere within these tests.",
  covers: "A32:AJ40",
  bare: true,
  xTitle: "IOPS",
  yTitle: "Latency, ms",
  xAxis: { minimum: 0 },
  series: [
    {
      name: "128 outstanding",
      categories: data("AO"),
      values: data("AP"),
      color: "808080",
      line: { dash: "dot" },
      marker: "none",
    },
    {
      name: "8K 50 % read",
      categories: { sheet: "Page", range: "AO7" },
      values: { sheet: "Page", range: "AP7" },
      marker: { shape: "diamond" },
      labels: { shows: "name", place: "right" },
    },
  ],
};

const PAGE: SheetSpec = {
  name: "Page",
  columnWidths: [24, 138, 64, 64, 52, ...Array<number>(STRIP).fill(7), 64].map(pixelWidth),
  rowHeights: [
    { rows: [1, 1], points: 27.75 },
    { rows: [3, 3], points: 42 },
    { rows: [7, 10], points: 20.25 },
  ],
  hidesGridlines: true,
  cells: [
    { kind: "input", at: "A1", value: "Nordwind & Söhne", style: "title" },
    { kind: "formula", at: "A3", formula: 'IF(E7>1,"✖","✔")', style: "verdict" },
    { kind: "formula", at: "B3", formula: 'IF(E7>1,"Does not fit","Fits")', style: "paragraph", columns: 35 },
    { kind: "blank", at: "F7", columns: STRIP, rows: 4, style: "unknown" },
    { kind: "value", at: "E7", value: 0.65, format: "0%" },
    ...YEARS.flatMap((figures, i) =>
      figures.map((value, column) => ({
        kind: "value" as const,
        at: `${["AO", "AP", "AQ"][column] ?? ""}${String(7 + i)}`,
        value,
        format: ";;;",
      })),
    ),
    ...Array.from({ length: STRIP }, (_, i) => ({
      kind: "value" as const,
      at: `${i < 21 ? String.fromCharCode(70 + i) : `A${String.fromCharCode(65 + i - 21)}`}5`,
      value: Math.round(4 * i + 2) / 100,
      format: ";;;",
    })),
    { kind: "text", at: "A42", text: "The calculation" },
  ],
  conditionalFormats: [
    { range: "A3:AI3", formula: '$A$3="✔"', style: "good" },
    { range: "F7:AI10", formula: "F$5<=$E7", style: "header" },
  ],
  charts: [LINES, BARS, POINTS],
  print: {
    orientation: "portrait",
    area: "A1:AJ42",
    scale: 70,
    pageBreaks: [41],
    repeatRows: [1, 2],
    centered: true,
    margins: { left: 0.5, right: 0.5, top: 0.55, bottom: 0.6 },
    header: { center: ["Confidential & draft"] },
    footer: {
      left: ["HCI Planner 0.2.0"],
      right: [
        { field: "sheet" },
        ", page ",
        { field: "page" },
        " of ",
        { field: "pages" },
        " · ",
        { field: "date" },
      ],
    },
  },
};

/** A workbook that uses everything that a page for a customer needs. */
export const PAGE_SAMPLE: WorkbookSpec = {
  title: "Page",
  subject: "Everything that a page needs.",
  sheets: [
    PAGE,
    {
      name: "One page",
      cells: [{ kind: "text", at: "A1", text: "Fits" }],
      print: { orientation: "landscape", pagesHigh: 1, footer: { left: [{ field: "file" }] } },
    },
  ],
  names: [],
};

/** The sample laid out, with what its formulas show. */
export function pageDrawing(): WorkbookDrawing {
  const drawing = layout(PAGE_SAMPLE);
  const shown: [number, number, CellValue][] = [
    [2, 0, "✔"],
    [2, 1, "Fits"],
  ];
  for (const [row, column, value] of shown) {
    const cells = drawing.sheets[0]?.values[row];
    if (cells) cells[column] = value;
  }
  return drawing;
}
