import type { CellValue, ChartSpec, SheetSpec, WorkbookSpec } from "../../src/workbook/spec";
import type { WorkbookDrawing } from "../../src/workbook/drawing";
import { strips, STRIP_WIDTHS } from "../../src/sheets/strip";
import { pixelWidth } from "../../src/workbook/pixelWidth";
import { layout } from "../../src/workbook/layout";

/** Low, plan and high, as shares of what is available. */
const SHARES = [
  [0.64, 0.7, 0.8],
  [0.62, 0.62, 0.62],
  [0.87, 0.92, 1.02],
  [0.9, 1.1, 1.3],
];

const STRIPS = strips({ column: 5, scaleRow: 5, rows: [7, 10], low: "AS", plan: "AT", high: "AU" });

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
      name: "8K 50% read",
      categories: { sheet: "Page", range: "AO7" },
      values: { sheet: "Page", range: "AP7" },
      marker: { shape: "diamond" },
      labels: { shows: "name", place: "right" },
    },
  ],
};

const PAGE: SheetSpec = {
  name: "Page",
  columnWidths: [...[24, 138, 64, 64, 52].map(pixelWidth), ...STRIP_WIDTHS, pixelWidth(64)],
  rowHeights: [
    { rows: [1, 1], points: 27.75 },
    { rows: [3, 3], points: 42 },
    { rows: [7, 10], points: 20.25 },
  ],
  hidesGridlines: true,
  cells: [
    { kind: "input", at: "A1", value: "Nordwind & Söhne", style: "pageTitle" },
    { kind: "formula", at: "A3", formula: 'IF(E7>1,"✖","✔")', style: "bandMark" },
    { kind: "formula", at: "B3", formula: 'IF(E7>1,"Does not fit","Fits")', style: "bandText", columns: 35 },
    { kind: "value", at: "E7", value: 0.65, format: "0%" },
    ...YEARS.flatMap((figures, i) =>
      figures.map((value, column) => ({
        kind: "value" as const,
        at: `${["AO", "AP", "AQ"][column] ?? ""}${String(7 + i)}`,
        value,
        format: ";;;",
      })),
    ),
    ...SHARES.flatMap((shares, i) =>
      shares.map((value, column) => ({
        kind: "value" as const,
        at: `${["AS", "AT", "AU"][column] ?? ""}${String(7 + i)}`,
        value,
      })),
    ),
    ...STRIPS.cells,
    { kind: "text", at: "A42", text: "The calculation" },
  ],
  conditionalFormats: [
    { range: "A3:AJ3", formula: '$A$3="✔"', style: "bandGood" },
    ...STRIPS.conditionalFormats,
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
const PAGE_SAMPLE: WorkbookSpec = {
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
