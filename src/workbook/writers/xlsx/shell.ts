import type { Cell as ExcelCell, Worksheet } from "exceljs";
import type { WorkbookDrawing } from "../../drawing";
import type { StyleRun } from "../../drawing";
import { excelStyle } from "./looks";
import { Package } from "./package";
import { styleKey } from "./sheetData";

/** Documents say when they were made; ours must not differ from run to run. */
const MADE = new Date(Date.UTC(2024, 0, 1));

/** The calculation engine that current Excel writes; with an older one it recalculates everything on opening. */
const CALC_ENGINE = "191029";

/** Where Excel opens the workbook: on its first sheet, in a window of usual size (in twentieths of a point). */
const WINDOW = {
  x: 0,
  y: 0,
  width: 28800,
  height: 15600,
  firstSheet: 0,
  activeTab: 0,
  visibility: "visible",
} as const;

/** The order of a font's children in the schema; ExcelJS has its own. */
const FONT_CHILDREN = [
  "b",
  "i",
  "strike",
  "outline",
  "shadow",
  "u",
  "vertAlign",
  "sz",
  "color",
  "name",
  "family",
  "charset",
  "scheme",
];

/**
 * Lets ExcelJS make the workbook around the cells: styles, theme, views, columns, validations, conditional formats,
 * page setup. The cells, tables, charts and names are not in it yet.
 */
export async function makeShell(
  drawing: WorkbookDrawing,
  furnish: (sheets: Worksheet[]) => void,
): Promise<{ pack: Package; styleIds: Map<string, number> }> {
  const { default: ExcelJS } = await import("exceljs");
  const workbook = new ExcelJS.Workbook();
  Object.assign(workbook, { title: drawing.title, subject: drawing.subject, creator: "HCI Planner" });
  Object.assign(workbook, { lastModifiedBy: "HCI Planner", created: MADE, modified: MADE });
  workbook.views = [WINDOW];
  const sheets = drawing.sheets.map(({ name }) =>
    workbook.addWorksheet(name, { properties: { dyDescent: 0.25 } }),
  );
  furnish(sheets);
  const probes = probeStyles(sheets, drawing);
  const pack = Package.read(new Uint8Array(await workbook.xlsx.writeBuffer()));
  pack.replace("xl/styles.xml", (xml) =>
    xml.replace(/<font>(.*?)<\/font>/g, (_, children: string) => sortedFont(children)),
  );
  pack.replace("xl/workbook.xml", (xml) =>
    xml.replace(/<calcPr[^>]*\/>/, `<calcPr calcId="${CALC_ENGINE}"/>`),
  );
  pack.replace("docProps/app.xml", (xml) => xml.replace(/<AppVersion>.*?<\/AppVersion>/, ""));
  return { pack, styleIds: readStyleIds(pack, probes) };
}

/** Part of the nth sheet, from 0. */
export function sheetPath(index: number): string {
  return `xl/worksheets/sheet${String(index + 1)}.xml`;
}

/**
 * Gives each pair of look and format a cell of its own in the first row of the first sheet. ExcelJS numbers the
 * styles; reading the cells back tells the numbers. The cells themselves are replaced with the rest of the sheet.
 */
function probeStyles([first]: Worksheet[], drawing: WorkbookDrawing): Map<string, ExcelCell> {
  const probes = new Map<string, ExcelCell>();
  const runs = drawing.sheets.flatMap<StyleRun>(({ styles }) => styles);
  for (const { style, format } of runs) {
    const key = styleKey(style, format);
    if (!first || probes.has(key)) continue;
    const cell = first.getCell(1, probes.size + 1);
    cell.style = excelStyle(style, format);
    probes.set(key, cell);
  }
  return probes;
}

function readStyleIds(pack: Package, probes: ReadonlyMap<string, ExcelCell>): Map<string, number> {
  const ids = new Map<string, number>();
  if (probes.size === 0) return ids;
  const byAddress = new Map<string, number>();
  for (const [, address = "", id] of pack.part(sheetPath(0)).matchAll(/<c r="([A-Z]+1)" s="(\d+)"/g)) {
    byAddress.set(address, Number(id));
  }
  for (const [key, cell] of probes) ids.set(key, byAddress.get(cell.address) ?? 0);
  return ids;
}

function sortedFont(children: string): string {
  const elements = children.match(/<[^>]*\/>/g) ?? [];
  const rank = (element: string) => FONT_CHILDREN.indexOf(/\w+/.exec(element)?.[0] ?? "");
  return `<font>${elements.sort((a, b) => rank(a) - rank(b)).join("")}</font>`;
}
