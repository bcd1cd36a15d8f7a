import type { Random } from "../../../bench/generate/random";
import { areaName, cellName } from "../../../src/workbook/address";
import type {
  CellSpec,
  ChartSeriesLook,
  ChartSpec,
  NameSpec,
  PrintSpec,
  SheetSpec,
  TableSpec,
} from "../../../src/workbook/spec";
import type { StyleName } from "../../../src/workbook/styles";
import { STYLES } from "../../../src/workbook/styles";
import { chance, pick, whole } from "./choose";
import { randomFormula } from "./randomFormula";
import { randomTable } from "./randomTable";
import { randomNumber, randomText, randomValue, shortText } from "./randomValue";

const STYLE_NAMES = Object.keys(STYLES) as StyleName[];
const FORMATS = ["#,##0", "0.0%", "0.00", '0.0" GiB"', "#,##0.0;[Red]-#,##0.0", "@", "General"];

/** Columns that cells and tables stay left of: charts stand right of it. */
const CHART_COLUMN = 12;

interface Surroundings {
  name: string;
  /** Number of the sheet, for table names that occur once. */
  number: number;
  names: readonly NameSpec[];
  sheetNames: readonly string[];
}

/** A sheet whose blocks stand below each other: cells, tables, and charts beside them. */
export function randomSheet(random: Random, { name, number, names, sheetNames }: Surroundings): SheetSpec {
  const cells: CellSpec[] = [];
  const tables: TableSpec[] = [];
  const spec: SheetSpec = {
    name,
    cells,
    tables,
    print: { orientation: pick(random, ["portrait", "landscape"]) },
  };
  /** Addresses that formulas may refer to. */
  const filled: string[] = [];
  let row = whole(random, 0, 3);
  for (let block = whole(random, 2, 12); block > 0; block -= 1) {
    if (chance(random, 0.2)) {
      const table = randomTable(
        random,
        `Table_${String(number)}_${String(tables.length)}`,
        cellName(row, whole(random, 0, 3)),
      );
      tables.push(table);
      row += Math.max(1, table.rows.length) + 2;
      continue;
    }
    const { cell, rows } = randomCell(random, cellName(row, whole(random, 0, 3)), { filled, tables, names });
    const link = cell.kind === "blank" ? {} : randomLink(random, sheetNames);
    cells.push({ ...cell, ...randomLook(random), ...link });
    if (cell.kind !== "blank" && (cell.kind !== "input" || cell.value !== null)) filled.push(cell.at);
    row += rows + whole(random, 0, 1);
  }
  addFeatures(random, spec);
  return spec;
}

type Known = Parameters<typeof randomFormula>[1];

function randomCell(random: Random, at: string, known: Known): { cell: CellSpec; rows: number } {
  const kind = pick(random, ["input", "formula", "text", "note", "value", "blank"] as const);
  switch (kind) {
    case "input":
      return { cell: { kind, at, value: pick(random, [null, randomValue(random)]) }, rows: 1 };
    case "value":
      return { cell: { kind, at, value: randomValue(random) }, rows: 1 };
    case "formula": {
      const made = randomFormula(random, known);
      return { cell: { kind, at, ...made }, rows: made.spill?.rows ?? 1 };
    }
    case "blank": {
      const rows = whole(random, 1, 3);
      return { cell: { kind, at, rows, columns: whole(random, 1, 4) }, rows };
    }
    default:
      return { cell: { kind, at, text: randomText(random), columns: whole(random, 1, 4) }, rows: 1 };
  }
}

function randomLook(random: Random): Pick<CellSpec, "style" | "format"> {
  return {
    ...(chance(random, 0.3) ? { style: pick(random, STYLE_NAMES) } : {}),
    ...(chance(random, 0.3) ? { format: pick(random, FORMATS) } : {}),
  };
}

function randomLink(random: Random, sheetNames: readonly string[]): Pick<CellSpec, "link"> {
  if (chance(random, 0.9)) return {};
  if (chance(random, 0.5)) return { link: { sheet: pick(random, sheetNames) } };
  return { link: { url: "https://example.com/a?b=1&c='$&#d" } };
}

function addFeatures(random: Random, spec: SheetSpec): void {
  if (chance(random, 0.3))
    spec.columnWidths = Array.from({ length: whole(random, 1, 6) }, () => whole(random, 1, 255));
  if (chance(random, 0.3)) spec.freeze = { rows: whole(random, 0, 4), columns: whole(random, 0, 3) };
  if (chance(random, 0.3)) spec.print.repeatRows = [1, whole(random, 1, 3)];
  if (chance(random, 0.2)) spec.print.repeatColumns = [1, whole(random, 1, 3)];
  if (chance(random, 0.2)) spec.print.pagesWide = whole(random, 1, 5);
  if (chance(random, 0.3)) spec.hidesGridlines = true;
  if (chance(random, 0.3)) {
    const first = whole(random, 1, 9);
    spec.rowHeights = [{ rows: [first, first + whole(random, 0, 5)], points: whole(random, 1, 409) }];
  }
  addPaper(random, spec.print);
  const inputs = spec.cells.filter((cell) => cell.kind === "input");
  spec.validations = inputs.flatMap(({ at, value }) => {
    if (typeof value !== "number" || chance(random, 0.5)) return [];
    const prompt = { title: shortText(random, 20), text: shortText(random, 200) };
    return { range: at, rule: { kind: "decimal", minimum: value, maximum: value }, prompt, error: "no" };
  });
  spec.conditionalFormats = spec.cells
    .filter(() => chance(random, 0.2))
    .map(({ at }) => ({
      range: at,
      formula: `${at}=${String(whole(random, 0, 9))}`,
      style: pick(random, STYLE_NAMES),
    }));
  const [table] = spec.tables ?? [];
  const [column] = table?.columns ?? [];
  if (!table || !column || chance(random, 0.4)) return;
  const cells = { table: table.name, column: column.header };
  spec.charts = (["column", "bar", "line", "scatter"] as const)
    .filter(() => chance(random, 0.5))
    .map((kind, i) => ({
      kind,
      ...randomChartLook(random, kind),
      title: shortText(random, 250),
      description: `A chart: ${String(randomNumber(random))}`,
      covers: areaName({ row: 16 * i, column: CHART_COLUMN, rows: 15, columns: 8 }),
      series: [
        { name: shortText(random, 250), categories: cells, values: cells, ...randomSeriesLook(random, kind) },
      ],
    }));
}

function addPaper(random: Random, print: PrintSpec): void {
  if (chance(random, 0.2))
    print.area = areaName({ row: 0, column: 0, rows: whole(random, 1, 50), columns: 9 });
  if (chance(random, 0.2)) print.centered = true;
  if (chance(random, 0.2)) print.margins = { left: 0.5, right: 0.5, top: whole(random, 0, 2), bottom: 0.6 };
  const height = pick(random, ["breaks", "pages", "neither", "neither"] as const);
  if (height === "breaks") print.pageBreaks = [whole(random, 2, 9), whole(random, 10, 60)];
  if (height === "pages") print.pagesHigh = whole(random, 1, 9);
  if (print.pagesWide === undefined && print.pagesHigh === undefined && chance(random, 0.3))
    print.scale = whole(random, 10, 400);
  if (chance(random, 0.3)) {
    const text = shortText(random, 90).replace(/\n/g, " ");
    print.footer = { left: [text], right: [{ field: "sheet" }, " ", { field: "page" }] };
  }
}

function randomChartLook(random: Random, kind: ChartSpec["kind"]): Partial<ChartSpec> {
  const bars = kind === "column" || kind === "bar";
  return {
    ...(chance(random, 0.5) ? { bare: true } : {}),
    ...(bars && chance(random, 0.5) ? { gap: whole(random, 0, 500), overlap: whole(random, -100, 100) } : {}),
    ...(chance(random, 0.5)
      ? { yAxis: { minimum: 0, maximum: whole(random, 1, 9), step: 0.5, format: "0%" } }
      : {}),
    ...(kind === "scatter" && chance(random, 0.5) ? { xAxis: { step: whole(random, 1, 9) } } : {}),
  };
}

function randomSeriesLook(random: Random, kind: ChartSpec["kind"]): ChartSeriesLook {
  const bars = kind === "column" || kind === "bar";
  const shows = pick(random, ["value", "name"] as const);
  return {
    ...(chance(random, 0.5) ? { color: "C2410C" } : {}),
    ...(chance(random, 0.5) ? { labels: { shows, points: [0] } } : {}),
    ...(!bars && chance(random, 0.5)
      ? { line: pick(random, ["none", { dash: "dash", widthPt: 2 }] as const) }
      : {}),
    ...(!bars && chance(random, 0.5)
      ? { marker: pick(random, ["none", { shape: "x", sizePt: 9 }] as const) }
      : {}),
  };
}
