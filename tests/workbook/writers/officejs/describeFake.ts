import { overlap, parseArea } from "../../../../src/workbook/address";
import type { FakeExcel } from "./fakeExcel";
import type { FakeSheet } from "./fakeSheet";
import type { Content } from "./typedLikeExcel";

/** What a fake Excel's sheets hold, in lines of text: cells with their looks, then tables, charts and the rest. */
export function describeFake(excel: FakeExcel, sheetNames: readonly string[]): string {
  const sheets = excel.sheets.filter(({ name }) => sheetNames.includes(name));
  const names = excel.nameList.map(
    ({ name, reference, comment }) => `  ${name} ${reference}${comment && `  (${comment})`}`,
  );
  return [...sheets.flatMap(describeSheet), "Names", ...names, ""].join("\n");
}

function describeSheet(sheet: FakeSheet): string[] {
  const cells = [...sheet.cells].map(([at, content]) => `  ${at}  ${words(content)}${looks(sheet, at)}`);
  const tables = sheet.tableList.map(
    ({ name, style, range, hasHeaders }) =>
      `  table ${name} ${range.address} ${style}${hasHeaders ? " with headers" : ""}`,
  );
  const charts = sheet.chartList.flatMap((chart) => [
    `  chart ${chart.type} "${chart.title.text}" ${chart.at}` +
      ` axes "${chart.axes.categoryAxis.title.text}" "${chart.axes.valueAxis.title.text}"` +
      `${chart.legend.visible ? ` legend ${chart.legend.position}` : ""}` +
      `${chart.axes.categoryAxis.reversePlotOrder ? " reversed" : ""}`,
    ...chart.list.map(
      (series) =>
        `    series "${series.name}" ${series.values} over ${series.categories}` +
        ` ${series.color || series.markerBackgroundColor} ${series.markerStyle}`.trimEnd(),
    ),
  ]);
  const sizes = sheet.formats
    .filter(({ property }) => property === "columnWidth" || property === "rowHeight")
    .map(({ area, property, value }) => {
      const [first, count] = property === "rowHeight" ? [area.row, area.rows] : [area.column, area.columns];
      const last = count > 1 ? ` to ${String(first + count)}` : "";
      return `  ${property} ${String(first + 1)}${last}: ${String(value)}`;
    });
  const others = sheet.others.map(({ what, at, detail }) =>
    `  ${what} ${at} ${typeof detail === "string" ? detail : JSON.stringify(detail)}`.trimEnd(),
  );
  return [`Sheet ${sheet.name}`, ...cells, ...tables, ...charts, ...sizes, ...others, ""];
}

function words(content: Content): string {
  switch (content.kind) {
    case "text":
      return JSON.stringify(content.text);
    case "number":
      return String(content.number);
    case "boolean":
      return String(content.boolean).toUpperCase();
    case "error":
      return content.error;
    case "date":
      return `date ${content.typed}`;
    case "formula":
      return content.formula;
  }
}

/** The properties of a cell's look; where two layers set one, the later holds. */
function looks(sheet: FakeSheet, at: string): string {
  const cell = parseArea(at);
  const set = new Map<string, unknown>();
  for (const { area, property, value } of sheet.formats) {
    if (!cell || !overlap(area, cell) || property === "columnWidth" || property === "rowHeight") continue;
    set.set(property, value);
  }
  return set.size === 0
    ? ""
    : `  {${[...set].map(([property, value]) => `${property} ${String(value)}`).join(", ")}}`;
}
