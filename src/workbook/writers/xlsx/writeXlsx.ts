import type { Worksheet } from "exceljs";
import { areaName } from "../../address";
import { tallRows } from "../rowHeights";
import type { WorkbookDrawing } from "../../drawing";
import type { Written } from "../writer";
import { drawFeatures } from "../writer";
import { addDrawing } from "./charts";
import type { SheetBuild } from "./features";
import { SHEET_HANDLERS } from "./features";
import { hyperlinks } from "./links";
import { addMetadata } from "./metadata";
import { addNames } from "./names";
import type { Package } from "./package";
import { sheetData } from "./sheetData";
import { makeShell, sheetPath } from "./shell";
import { addTable } from "./tables";

/**
 * Writes a workbook as the bytes of an .xlsx file, the same for the same drawing. ExcelJS makes the shell; cells,
 * tables, charts, names and links are our own, because ExcelJS can write neither dynamic arrays nor charts nor
 * formula names, and escapes less than is needed.
 */
export async function writeXlsx(drawing: WorkbookDrawing): Promise<Written<Uint8Array>> {
  const builds: SheetBuild[] = [];
  const { pack, styleIds } = await makeShell(drawing, (sheets) => {
    sheets.forEach((excel, i) => {
      const sheet = drawing.sheets[i];
      if (sheet) builds.push(furnish(sheet, excel));
    });
  });
  const ids = { table: 0, chart: 0 };
  let dynamicArrays = false;
  builds.forEach((build, i) => {
    const data = sheetData(build.drawing, { ...build, styleIds });
    dynamicArrays ||= data.dynamicArrays;
    fillSheet(pack, sheetPath(i), build, data.xml, { drawing, ids });
  });
  if (dynamicArrays) addMetadata(pack);
  addNames(pack, drawing.names, drawing.sheets);
  return { output: pack.zipped(), losses: builds.flatMap(({ losses }) => losses) };
}

function furnish(drawing: WorkbookDrawing["sheets"][number], excel: Worksheet): SheetBuild {
  const build: SheetBuild = {
    drawing,
    excel,
    tables: [],
    charts: [],
    links: [],
    merges: [],
    rowHeights: new Map([...tallRows(drawing)].map(([row, points]) => [row, { points, fixed: false }])),
    valuesOnly: new Set(),
    conditionalFormats: 0,
    losses: [],
  };
  const unsupported = drawFeatures(SHEET_HANDLERS, build, drawing.features, drawing.name);
  build.losses.push(...unsupported);
  return build;
}

/** Puts our parts of a sheet at their places between those of ExcelJS: the schema fixes the order. */
function fillSheet(
  pack: Package,
  path: string,
  build: SheetBuild,
  data: string,
  { drawing, ids }: { drawing: WorkbookDrawing; ids: { table: number; chart: number } },
): void {
  const { rows, columns } = build.drawing;
  const size = areaName({ row: 0, column: 0, rows: Math.max(1, rows), columns: Math.max(1, columns) });
  const links = hyperlinks(pack, path, build.links);
  const chartIds = build.charts.map(() => ++ids.chart);
  const charts = addDrawing(pack, path, { charts: build.charts, chartIds, drawing });
  const tables = build.tables.map(
    (table) => `<tablePart r:id="${addTable(pack, path, table, ++ids.table)}"/>`,
  );
  const tableParts =
    tables.length === 0 ? "" : `<tableParts count="${String(tables.length)}">${tables.join("")}</tableParts>`;
  pack.replace(path, (xml) =>
    xml
      .replace(/<dimension[^>]*\/>/, `<dimension ref="${size}"/>`)
      .replace(/<sheetData\/>|<sheetData>.*<\/sheetData>/s, () => data + mergedCells(build))
      .replace("<pageMargins", () => `${links}<pageMargins`)
      // The notes that ExcelJS writes are a <legacyDrawing>, which stands between ours.
      .replace(
        /(<legacyDrawing[^>]*\/>)?<\/worksheet>/,
        (_, notes = "") => `${charts}${String(notes)}${tableParts}</worksheet>`,
      ),
  );
}

function mergedCells({ merges }: SheetBuild): string {
  if (merges.length === 0) return "";
  const cells = merges.map((area) => `<mergeCell ref="${areaName(area)}"/>`);
  return `<mergeCells count="${String(merges.length)}">${cells.join("")}</mergeCells>`;
}
