import { chartsOfSheet, type ChartWorkbook } from "../../../src/workbench/charts/chartsOfSheet";
import type { WorkbookDrawing } from "../../../src/workbook/drawing";
import type { SnapshotSheet } from "../../../src/workbook/writers/univer/snapshot";
import { writeUniver } from "../../../src/workbook/writers/univer/writeUniver";
import { chartXml } from "../../../src/workbook/writers/xlsx/chartXml";
import { sampleDrawing } from "../../workbook/sampleWorkbook";

/** A drawing as the grid holds it right after it was opened, its sheets changed as a user would. */
function workbookOf(
  drawing: WorkbookDrawing,
  change: (sheets: SnapshotSheet[]) => void = () => undefined,
): ChartWorkbook {
  const { sheets: byId, sheetOrder } = structuredClone(writeUniver(drawing).output);
  const sheets = sheetOrder.flatMap((id) => byId[id] ?? []);
  change(sheets);
  return {
    drawing,
    sheets,
    cells({ custom }, { row, column, rows, columns }) {
      const drawn = drawing.sheets[Number(custom?.drawnAs.replace("sheet-", ""))];
      return Array.from({ length: rows * columns }, (_, i) => ({
        value: drawn?.values[row + Math.floor(i / columns)]?.[column + (i % columns)] ?? null,
        format: "General",
        isHidden: false,
      }));
    },
  };
}

function sheetNamed(sheets: SnapshotSheet[], name: string): SnapshotSheet {
  const found = sheets.find((sheet) => sheet.name === name);
  if (!found) throw new Error(`no sheet ${name}`);
  return found;
}

/** Takes rows away, those below move up. */
function removeRows(sheet: SnapshotSheet, at: number, count: number): void {
  const others = Object.entries(sheet.rowData).filter(
    ([row]) => Number(row) < at || Number(row) >= at + count,
  );
  sheet.rowData = Object.fromEntries(
    others.map(([row, data]) => [Number(row) < at ? row : Number(row) - count, data]),
  );
}

test("charts show the values that the .xlsx has cached for them", () => {
  const drawing = sampleDrawing();
  const charts = drawing.sheets.flatMap((_sheet, i) => chartsOfSheet(workbookOf(drawing), `sheet-${i}`));
  const features = drawing.sheets.flatMap(({ features: all }) => all.filter((one) => one.kind === "chart"));
  expect(charts.map(({ chart }) => chart.kind).sort()).toEqual(["bar", "column", "line", "scatter"]);
  charts.forEach(({ series }, i) => {
    const feature = features[i];
    if (!feature) throw new Error("no chart");
    const caches = [...chartXml(feature, drawing).matchAll(/<c:(?:val|yVal)>.*?<\/c:(?:val|yVal)>/g)];
    expect(series.map(({ cells }) => cells.values)).toEqual(caches.map(([xml]) => cachedValues(xml)));
  });
});

test("a number so large that an axis would have no steps is a gap", () => {
  const drawing = sampleDrawing();
  const workbook = workbookOf(drawing);
  for (const [value, shown] of [
    [1.7e308, null],
    [-1.7e308, null],
    [1e300, 1e300],
    [-1e300, -1e300],
  ] as const) {
    const cells: ChartWorkbook["cells"] = () => [{ value, format: "General", isHidden: false }];
    const charts = drawing.sheets.flatMap((_sheet, i) => chartsOfSheet({ ...workbook, cells }, `sheet-${i}`));
    const shownCells = charts.flatMap(({ series }) => series.map((one) => one.cells));
    expect(shownCells.length).toBeGreaterThan(3);
    expect(new Set(shownCells.flatMap(({ values }) => values))).toEqual(new Set([shown]));
    expect(new Set(shownCells.flatMap(({ categories }) => categories))).toEqual(new Set([shown]));
  }
});

function cachedValues(xml: string): (number | null)[] {
  const count = Number(/<c:ptCount val="(\d+)"/.exec(xml)?.[1]);
  const values: (number | null)[] = Array.from({ length: count }, () => null);
  for (const [, idx, value] of xml.matchAll(/<c:pt idx="(\d+)"><c:v>([^<]*)<\/c:v>/g))
    values[Number(idx)] = Number(value);
  return values;
}

test("charts keep their key and their cells when sheets are renamed", () => {
  const drawing = sampleDrawing();
  const renamed = workbookOf(drawing, (sheets) => {
    for (const sheet of sheets) sheet.name = `${sheet.name} (old)`;
  });
  const before = chartsOfSheet(workbookOf(drawing), "sheet-0");
  const after = chartsOfSheet(renamed, "sheet-0");
  expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  expect(after.map(({ series }) => series.map(({ cells }) => cells))).toEqual(
    before.map(({ series }) => series.map(({ cells }) => cells)),
  );
  expect(after[0]?.series[0]?.look.values.sheet).toBe("Test results (old)");
});

test("charts of a report whose sheets were renamed do not show those of a later one", () => {
  const once = sampleDrawing();
  const twice = { ...once, sheets: [...once.sheets, ...once.sheets] };
  const first = writeUniver(once).output;
  const second = writeUniver(once, once.sheets.length).output;
  const sheets = [first, second].flatMap((one) => one.sheetOrder.flatMap((id) => one.sheets[id] ?? []));
  for (const { id } of Object.values(first.sheets)) {
    const sheet = sheets.find((one) => one.id === id);
    if (sheet) sheet.name = `${sheet.name} (last year)`;
  }
  const workbook = { drawing: twice, sheets, cells: () => [] };
  const shownBy = (id: string) =>
    new Set(chartsOfSheet(workbook, id).flatMap(({ series }) => series.map(({ look }) => look.values.sheet)));
  expect([...shownBy("sheet-0")]).toEqual(["Test results (last year)"]);
  expect([...shownBy("sheet-3")]).toEqual(["Test results"]);
  const withoutFirst = {
    ...workbook,
    sheets: sheets.filter(({ name }) => name !== "Test results (last year)"),
  };
  expect(chartsOfSheet(withoutFirst, "sheet-0")).toEqual([]);
});

test("a copy of a sheet has the charts of its original", () => {
  const copied = workbookOf(sampleDrawing(), (sheets) => {
    sheets.push({ ...sheetNamed(sheets, "Summary"), id: "copy", name: "Summary (Copy)" });
  });
  const original = chartsOfSheet(copied, "sheet-0");
  const copies = chartsOfSheet(copied, "copy");
  expect(copies.map(({ area, chart }) => [area, chart])).toEqual(
    original.map(({ area, chart }) => [area, chart]),
  );
  expect(new Set([...copies, ...original].map(({ key }) => key)).size).toBe(2 * original.length);
});

test("a sheet that the user made has none, nor has one that was removed", () => {
  const made = workbookOf(sampleDrawing(), (sheets) => {
    const { custom: _drawn, ...like } = sheetNamed(sheets, "Summary");
    sheets.push({ ...like, id: "mine", name: "Mine" });
  });
  expect(chartsOfSheet(made, "mine")).toEqual([]);
  expect(chartsOfSheet(made, "sheet-9")).toEqual([]);
});

test("a chart whose figures are on a deleted sheet was removed", () => {
  const deleted = workbookOf(sampleDrawing(), (sheets) => {
    sheets.splice(sheets.indexOf(sheetNamed(sheets, "Test results")), 1);
  });
  const all = chartsOfSheet(workbookOf(sampleDrawing()), "sheet-0");
  const usesResults = ({ series }: (typeof all)[number]) =>
    series.some(
      ({ look }) => look.values.sheet === "Test results" || look.categories.sheet === "Test results",
    );
  expect(chartsOfSheet(deleted, "sheet-0")).toHaveLength(all.filter((one) => !usesResults(one)).length);
  expect(all.some(usesResults)).toBe(true);
});

test("a chart shrinks with the rows that it shows, from either end, and is removed with the last", () => {
  const ranges = (at: number, count: number) => {
    const removed = workbookOf(sampleDrawing(), (sheets) =>
      removeRows(sheetNamed(sheets, "Test results"), at, count),
    );
    return chartsOfSheet(removed, "sheet-0")[0]?.series[0]?.look.values.range;
  };
  expect([ranges(20, 1), ranges(3, 1), ranges(5, 1), ranges(3, 2)]).toEqual([
    "B4:B6",
    "B4:B5",
    "B4:B5",
    "B4",
  ]);
});

test("points of hidden cells are not drawn, and labels stay with their points", () => {
  const drawing = structuredClone(sampleDrawing());
  const workbook = workbookOf(drawing);
  const [feature] = drawing.sheets[0]?.features.filter((one) => one.kind === "chart") ?? [];
  const [series] = feature?.series ?? [];
  if (!series) throw new Error("no chart");
  series.labels = { shows: "value", points: [0, 1, 2] };
  const all = chartsOfSheet(workbook, "sheet-0")[0]?.series[0];
  const cells: ChartWorkbook["cells"] = (sheet, area) =>
    workbook.cells(sheet, area).map((cell, i) => ({ ...cell, isHidden: i === 1 }));
  const left = chartsOfSheet({ ...workbook, cells }, "sheet-0")[0]?.series[0];
  const without = <T>(values: readonly T[] = []) => values.filter((_value, i) => i !== 1);
  expect(left?.cells.values).toEqual(without(all?.cells.values));
  expect(left?.cells.categories).toEqual(without(all?.cells.categories));
  expect(left?.cells.values).toHaveLength(2);
  expect(left?.look.labels?.points).toEqual([0, 1]);
});
