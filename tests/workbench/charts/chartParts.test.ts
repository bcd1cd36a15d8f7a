import { barWidths } from "../../../src/workbench/charts/configuration/barWidths";
import { categoryLabels } from "../../../src/workbench/charts/configuration/categoryLabels";
import { formatNumber } from "../../../src/workbench/charts/configuration/formatNumber";
import { labelCenter, pointLabels } from "../../../src/workbench/charts/configuration/pointLabels";
import { valueBounds } from "../../../src/workbench/charts/configuration/valueBounds";
import { wrapText } from "../../../src/workbench/charts/configuration/wrapText";
import { chartText } from "../../../src/workbench/charts/chartText";
import type { DrawnSeries } from "../../../src/workbook/drawing";
import { LOOK, series, shown } from "./chartSample";

// The room of a category is its bars and the gap, all in widths of a bar.
test.each([
  ["a column with the usual gap", 1, undefined, undefined, 1 / 1.6, 1, true],
  ["two columns", 2, 100, 0, 2 / 3, 1, true],
  ["no gap", 3, 0, 0, 1, 1, true],
  ["columns that overlap by half", 2, 50, 50, 0.5, 2, true],
  ["columns apart", 2, 0, -100, 4 / 3, 0.5, true],
  ["columns at one place", 2, 100, 100, 0.5, 1, false],
])("bar widths: %s", (_what, count, gap, overlap, categoryPercentage, barPercentage, grouped) => {
  const widths = barWidths(count, gap, overlap);
  expect(widths.grouped).toBe(grouped);
  expect(widths.categoryPercentage).toBeCloseTo(categoryPercentage);
  expect(widths.barPercentage).toBeCloseTo(barPercentage);
});

test.each([
  ["from 0 where the values spread", [1, 10], {}, { suggestedMin: 0, suggestedMax: 10.5 }],
  ["from 0 at one value", [10], {}, { suggestedMin: 0, suggestedMax: 10.5 }],
  ["near the values where they do not", [100, 110], {}, { suggestedMin: 95, suggestedMax: 110.5 }],
  ["still near at a sixth", [100, 120], {}, { suggestedMin: 90, suggestedMax: 121 }],
  ["from 0 above a sixth", [100, 120.1], {}, { suggestedMin: 0, suggestedMax: 126.105 }],
  ["to 0 where all are negative", [-10, -1], {}, { suggestedMin: -10.5, suggestedMax: 0 }],
  ["around 0", [-10, 10], {}, { suggestedMin: -11, suggestedMax: 11 }],
  ["only zeros", [0, 0], {}, { suggestedMin: 0, suggestedMax: 1 }],
  ["no values", [], {}, { suggestedMin: 0, suggestedMax: 1 }],
  ["given", [1, 10], { minimum: -5, maximum: 5 }, { min: -5, max: 5 }],
])("bounds of values: %s", (_what, values, axis, bounds) => {
  const found = valueBounds(values, axis);
  expect(Object.keys(found)).toEqual(Object.keys(bounds));
  for (const [key, value] of Object.entries(bounds)) expect(found[key as "min"]).toBeCloseTo(value);
});

test.each([
  [1234.5, "[>=1000]#,##0;General", "1,235"],
  [1000, "[>=1000]#,##0;General", "1,000"],
  [999.9, "[>=1000]#,##0;General", "999.9"],
  [0.1 + 0.2, "General", "0.3"],
  [0.25, "0%", "25%"],
  [45000, "yyyy-mm-dd", "45000"],
])("%d as %s is %s", (value, format, text) => {
  expect(formatNumber(value, format)).toBe(text);
});

test.each([
  ["short", 100, ["short"]],
  ["two words", 5, ["two", "words"]],
  ["two words", 9, ["two words"]],
  ["unbreakable", 3, ["unbreakable"]],
  ["", 3, [""]],
])("%j in a width of %d is %j", (text, width, lines) => {
  expect(wrapText(text, width, ({ length }) => length)).toEqual(lines);
});

test.each([
  ["texts", ["4K", null, true, { error: "#N/A" as const }], {}, ["4K", "", "TRUE", ""]],
  ["numbers with the axis's format", [1024, 0.5], {}, ["1,024", "0.5"]],
  ["numbers with a format of their own", [1024], { xAxis: { format: "0" } }, ["1024"]],
  ["lines where they fit", ["read and write of 4K", "b", "c"], {}, [["read and", "write of 4K"], "b", "c"]],
  [
    "whole where they do not",
    ["unbreakablyLongWord ".repeat(2).trim(), "b"],
    { kind: "column" as const },
    null,
  ],
])("categories: %s", (_what, categories, chart, labels) => {
  const found = categoryLabels(shown(chart, [series({}, { categories })]), { ...LOOK, width: 300 });
  expect(found).toEqual(labels ?? categories);
});

test("each point has its label, points that are gaps or not named have none", () => {
  const labels: DrawnSeries["labels"] = { shows: "value", format: "0.0", bold: true, points: [0, 1] };
  const chart = shown({ kind: "line" }, [
    series({ labels }, { values: [1, null, 3] }),
    series(
      { name: "Target", labels: { shows: "name", place: "right", color: "111111" } },
      { values: [null, 5, null] },
    ),
    series(),
  ]);
  expect(pointLabels(chart, LOOK)).toEqual([
    { series: 0, point: 0, text: "1.0", place: "above", color: "#1F3864", bold: true },
    { series: 1, point: 1, text: "Target", place: "right", color: "#111111", bold: false },
  ]);
});

test.each([
  ["column", "end"],
  ["bar", "end"],
  ["line", "above"],
  ["scatter", "above"],
] as const)("labels of a %s chart are at %s", (kind, place) => {
  const [label] = pointLabels(shown({ kind }, [series({ labels: { shows: "value" } })]), LOOK);
  expect(label?.place).toBe(place);
});

test("values without a format of their own have that of their cells", () => {
  const [label] = pointLabels(
    shown({}, [series({ labels: { shows: "value" } }, { values: [0.5], format: "0%" })]),
    LOOK,
  );
  expect(label?.text).toBe("50%");
});

const SIZE = { apart: 3, width: 20, height: 10, least: 0 };
test.each([
  ["above", false, { x: 50, y: 92 }],
  ["below", false, { x: 50, y: 108 }],
  ["left", false, { x: 37, y: 100 }],
  ["right", false, { x: 63, y: 100 }],
  ["center", false, { x: 50, y: 150 }],
  ["end", false, { x: 50, y: 92 }],
] as const)("a label %s", (place, horizontal, at) => {
  expect(labelCenter({ x: 50, y: 100, base: 200 }, place, { horizontal, ...SIZE })).toEqual(at);
});

test("a label above or below the first point is next to the numbers of the axis, not over them", () => {
  const xOf = (x: number, place: "above" | "below") =>
    labelCenter({ x, y: 100 }, place, { horizontal: false, ...SIZE, least: 43 }).x;
  expect([xOf(40, "below"), xOf(40, "above"), xOf(53, "below"), xOf(54, "below")]).toEqual([53, 53, 53, 54]);
});

test("a label at the end of a bar is beyond it, also where the value is negative", () => {
  const end = (x: number, y: number, base: number, horizontal: boolean) =>
    labelCenter({ x, y, base }, "end", { horizontal, ...SIZE });
  expect(end(50, 300, 200, false)).toEqual({ x: 50, y: 308 });
  expect(end(90, 10, 50, true)).toEqual({ x: 103, y: 10 });
  expect(end(20, 10, 50, true)).toEqual({ x: 7, y: 10 });
  expect(labelCenter({ x: 90, y: 10, base: 50 }, "center", { horizontal: true, ...SIZE })).toEqual({
    x: 70,
    y: 10,
  });
});

test("the words of a chart name its kind, its title and its series with their values", () => {
  const chart = shown({ kind: "line" }, [
    series({ name: "Read" }, { values: [0.5, null, 0.25], format: "0%" }),
    series({ name: "Write" }, { values: [null, 7, null] }),
    series({ name: "Other" }, { values: [null, null, null] }),
  ]);
  expect(chartText(chart)).toBe(
    "Line chart: IOPS by test. One column per test. Series: Read (2 values from 25% to 50%); Write (1 value: 7); Other (no values).",
  );
});
