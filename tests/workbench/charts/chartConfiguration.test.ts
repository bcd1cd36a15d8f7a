import { chartConfiguration } from "../../../src/workbench/charts/configuration/chartConfiguration";
import type { ShownChart } from "../../../src/workbench/charts/shownChart";
import { LOOK, series, shown } from "./chartSample";

const configured = (chart: ShownChart) => chartConfiguration(chart, 2, LOOK);
const datasets = (chart: ShownChart) =>
  configured(chart).data.datasets as unknown as Record<string, unknown>[];
const scales = (chart: ShownChart) =>
  configured(chart).options?.scales as Record<"x" | "y", Record<string, Record<string, unknown>>>;

test.each([
  ["column", "bar", "x", "category", "linear"],
  ["bar", "bar", "y", "linear", "category"],
  ["line", "line", "x", "category", "linear"],
  ["scatter", "scatter", "x", "linear", "linear"],
] as const)("a %s chart is Chart.js's %s along %s", (kind, type, indexAxis, x, y) => {
  const chart = shown({ kind });
  expect(configured(chart)).toMatchObject({
    type,
    options: { indexAxis, responsive: false, animation: false, devicePixelRatio: 2 },
  });
  expect([scales(chart).x.type, scales(chart).y.type]).toEqual([x, y]);
});

test.each([
  ["column", [1, null, 3]],
  ["bar", [1, null, 3]],
  ["line", [1, null, 3]],
  [
    "scatter",
    [
      { x: 8, y: 1 },
      { x: 16, y: null },
      { x: 32, y: 3 },
    ],
  ],
] as const)("a blank cell is a gap in a %s chart", (kind, data) => {
  const [first] = datasets(shown({ kind }, [series({}, { categories: [8, 16, 32], values: [1, null, 3] })]));
  expect(first).toMatchObject({ data });
});

test.each([
  ["numbers are x values", [8, 16.5, 32], [8, 16.5, 32]],
  ["points are counted where one x is text", ["8K", 16, 32], [1, 2, 3]],
  ["an empty text is no text", [8, "", 32], [8, 0, 32]],
  ["a point without x is not drawn", [8, null, 32], [8, 0, 32]],
  ["nor is one whose x is an error", [8, { error: "#N/A" as const }, 32], [8, 0, 32]],
])("scatter: %s", (_what, categories, xs) => {
  const [first] = datasets(shown({ kind: "scatter" }, [series({}, { categories })]));
  const data = first?.data as { x: number; y: number | null }[];
  expect(data.map(({ x }) => x)).toEqual(xs);
  expect(data.map(({ y }) => y)).toEqual([1, xs[1] === 0 ? null : 2, 3]);
});

test("series have the colors and markers of their places where they have none of their own", () => {
  const all = datasets(shown({ kind: "line" }, [series(), series({ color: "AA0011" }), series()]));
  expect(all.map(({ borderColor }) => borderColor)).toEqual(["#1F3864", "#AA0011", "#00708A"]);
  expect(all.map(({ pointStyle }) => pointStyle)).toEqual(["circle", "rect", "triangle"]);
});

test.each([
  ["line", {}, { showLine: true, borderWidth: 3, borderDash: [] }],
  ["scatter", {}, { showLine: false, borderWidth: 0 }],
  ["line", { line: "none" }, { showLine: false, borderWidth: 0 }],
  ["scatter", { line: {} }, { showLine: true, borderWidth: 3 }],
  ["line", { line: { widthPt: 1.5, dash: "dash" } }, { borderWidth: 2, borderDash: [8, 6] }],
  ["line", { line: { widthPt: 1.5, dash: "dot" } }, { borderDash: [2, 2] }],
  ["line", { line: { widthPt: 1.5, dash: "dashDot" } }, { borderDash: [8, 6, 2, 6] }],
  ["line", { marker: "none" }, { pointRadius: 0 }],
  ["line", { marker: { shape: "diamond", sizePt: 6 } }, { pointStyle: "rectRot", pointRadius: 4 }],
  ["scatter", { marker: { shape: "x" } }, { pointStyle: "crossRot" }],
] as const)("a series of a %s chart with %j", (kind, look, drawn) => {
  expect(datasets(shown({ kind }, [series(look)]))[0]).toMatchObject(drawn);
});

test("lines do not bridge gaps", () => {
  expect(datasets(shown({ kind: "line" }))[0]).toMatchObject({ spanGaps: false });
});

test.each([
  ["one series has no legend", {}, 1, false],
  ["two have one", {}, 2, true],
  ["a bare chart has none", { bare: true }, 2, false],
])("%s", (_what, chart, count, display) => {
  const all = Array.from({ length: count }, () => series());
  expect(configured(shown(chart, all)).options?.plugins?.legend).toMatchObject({
    display,
    position: "bottom",
  });
});

test("a bare chart has neither title nor marks nor a line at its values", () => {
  const bare = shown({ bare: true });
  expect(configured(bare).options?.plugins?.title).toMatchObject({ display: false });
  expect(scales(bare).y).toMatchObject({ border: { display: false }, grid: { drawTicks: false } });
  expect(scales(bare).x).toMatchObject({ border: { display: true }, grid: { drawTicks: false } });
  expect(configured(shown()).options?.plugins?.title).toMatchObject({
    display: true,
    text: ["IOPS by test"],
  });
  expect(scales(shown()).y).toMatchObject({ border: { display: true }, grid: { drawTicks: true } });
});

test("a title that is wider than the chart has lines", () => {
  const title = "IOPS and latency of all of the tests by the size of their blocks";
  const { text } = configured(shown({ title })).options?.plugins?.title ?? {};
  expect((text as string[]).length).toBe(2);
  expect((text as string[]).join(" ")).toBe(title);
});

test.each([
  ["column", "x", "y"],
  ["bar", "y", "x"],
  ["scatter", "x", "y"],
] as const)(
  "the titles of a %s chart are at its categories and at its values",
  (kind, categories, values) => {
    const found = scales(shown({ kind, xTitle: "Block size", yTitle: "IOPS" }));
    expect(found[categories].title).toMatchObject({ display: true, text: "Block size" });
    expect(found[values].title).toMatchObject({ display: true, text: "IOPS" });
    expect(scales(shown({ kind }))[values].title).toEqual({ display: false });
  },
);

test("bounds, steps and formats of the axes are those of the chart", () => {
  const { x, y } = scales(
    shown({
      kind: "scatter",
      xAxis: { minimum: 1, maximum: 9, step: 2, format: "0.0" },
      yAxis: { minimum: 0, format: "0%" },
    }),
  );
  expect(x).toMatchObject({ min: 1, max: 9, ticks: { stepSize: 2, includeBounds: false } });
  expect(y).toMatchObject({ min: 0, suggestedMax: 3.15 });
  const written = ({ ticks }: typeof x, value: number) =>
    (ticks as { callback(value: number): string }).callback(value);
  expect([written(x, 3), written(y, 0.25)]).toEqual(["3.0", "25%"]);
  expect([1234.5, 999.5, 0].map((value) => written(scales(shown()).y, value))).toEqual([
    "1,235",
    "999.5",
    "0",
  ]);
});

test.each([
  ["column", { suggestedMin: 0 }],
  ["line", { suggestedMin: 89 }],
] as const)("the values of a %s chart may begin at %j", (kind, bounds) => {
  expect(scales(shown({ kind }, [series({}, { values: [90, 91, 92] })])).y).toMatchObject(bounds);
});

test("an axis has as many labels as have room", () => {
  const ticks = (chart: ShownChart, axis: "x" | "y", size = {}) => {
    const { options } = chartConfiguration(chart, 1, { ...LOOK, ...size });
    const found = options?.scales as Record<string, { ticks: { maxTicksLimit: number } }> | undefined;
    return found?.[axis]?.ticks.maxTicksLimit;
  };
  const many = shown({ kind: "bar" }, [series({}, { values: [350_000] })]);
  expect([ticks(many, "x"), ticks(many, "x", { width: 4000 }), ticks(many, "x", { width: 20 })]).toEqual([
    5, 11, 2,
  ]);
  expect([ticks(shown(), "y"), ticks(shown(), "y", { height: 160 })]).toEqual([9, 4]);
});

test("the axis of the categories crosses at 0", () => {
  const { color } = scales(shown()).y.grid as { color(at: { tick: { value: number } }): string };
  expect([color({ tick: { value: 0 } }), color({ tick: { value: 5 } })]).toEqual(["#808080", "#D9D9D9"]);
});

test("a dark page has other colors", () => {
  const { data, options } = chartConfiguration(shown(), 1, { ...LOOK, ink: (color) => `dark ${color}` });
  expect(data.datasets[0]).toMatchObject({ backgroundColor: "dark 1F3864" });
  expect(options?.plugins?.title).toMatchObject({ color: "dark 404040" });
});
