import { plot } from "../../bench/plot";

const CHART = { title: "Time & size", x: "rows", y: "seconds" };
const ONE: [number, number][] = [
  [1, 0.02],
  [10, 0.2],
  [100, 2],
];

test("title and description report what the plot shows", () => {
  const svg = plot(CHART, [{ name: "ours", points: ONE }]);
  expect(svg).toContain('<title id="title">Time &amp; size</title>');
  expect(svg).toContain("seconds over rows, both axes logarithmic. ours: 1: 0.02, 10: 0.2, 100: 2.</desc>");
});

test("axes are labeled at whole decades around the points", () => {
  const svg = plot(CHART, [{ name: "ours", points: ONE }]);
  const across = [...svg.matchAll(/text-anchor="middle">([\d.,]+)</g)].map(([, label]) => label);
  const up = [...svg.matchAll(/text-anchor="end">([\d.,]+)</g)].map(([, label]) => label);
  expect([across, up]).toEqual([
    ["1", "10", "100"],
    ["0.01", "0.1", "1", "10"],
  ]);
});

test("a point is where its logarithm is", () => {
  const svg = plot(CHART, [
    {
      name: "ours",
      points: [
        [1, 1],
        [10, 10],
        [100, 100],
      ],
    },
  ]);
  const [first = [], middle = [], last = []] = [
    ...svg.matchAll(/<circle [^>]*cx="([\d.]+)" cy="([\d.]+)"/g),
  ].map(([, x, y]) => [Number(x), Number(y)]);
  expect(middle).toEqual([0, 1].map((i) => ((first[i] ?? NaN) + (last[i] ?? NaN)) / 2));
});

test("equal figures still have an axis", () => {
  expect(
    plot(CHART, [
      {
        name: "flat",
        points: [
          [1, 10],
          [10, 10],
        ],
      },
    ]),
  ).not.toMatch(/NaN|Infinity|undefined/);
});

test("series differ without color: by mark and by line", () => {
  const svg = plot(
    CHART,
    ["a", "b"].map((name) => ({ name, points: ONE })),
  );
  expect(svg.match(/<circle class="mark"/g)).toHaveLength(ONE.length + 1);
  expect(svg.match(/<rect class="mark"/g)).toHaveLength(ONE.length + 1);
  expect(svg).toContain("b (exponent 1.00)");
});

test("more series than marks are refused", () => {
  const seven = [..."abcdefg"].map((name) => ({ name, points: ONE }));
  expect(() => plot(CHART, seven)).toThrow("7 series: a plot has 6 at most");
});

test.each([
  [4, 400],
  [5, 420],
  [6, 420],
])("%d series have room for their names: %d high", (count, height) => {
  const series = [..."abcdef"].slice(0, count).map((name) => ({ name, points: ONE }));
  const svg = plot(CHART, series);
  expect(svg).toContain(`height="${height}"`);
  const names = [...svg.matchAll(/y="(\d+)">[a-f] \(exponent/g)].map(([, y]) => Number(y));
  expect(names).toHaveLength(count);
  expect(Math.max(...names)).toBeLessThan(height);
});
