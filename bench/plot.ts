/** Draws series on two logarithmic axes as an SVG that reads in light and dark and without colours. */
import type { Chart } from "./charts";
import { growthExponent, type Point } from "./fit";
import { at } from "./generate/at";

const WIDTH = 640;
const HEIGHT = 400;
const AREA = { left: 72, right: 616, top: 44, bottom: 300 };
const LEGEND = { top: 362, line: 20, column: 280 };

const STYLE = `
  text { font: 12px system-ui, sans-serif; fill: #24292f }
  .title { font-size: 15px; font-weight: 600 }
  .grid { stroke: #d0d7de }
  .frame { stroke: #57606a; fill: none }
  .s0 { --c: #0550ae } .s1 { --c: #bc4c00 } .s2 { --c: #116329 } .s3 { --c: #8250df } .s4 { --c: #bf3989 }
  .s5 { --c: #6e7781 }
  .line { stroke: var(--c); stroke-width: 2; fill: none }
  .s1 .line { stroke-dasharray: 6 4 } .s2 .line { stroke-dasharray: 2 3 } .s3 .line { stroke-dasharray: 9 3 2 3 }
  .s4 .line { stroke-dasharray: 12 4 } .s5 .line { stroke-dasharray: 1 5 }
  .mark { fill: var(--c) }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 } .grid { stroke: #3d444d } .frame { stroke: #9198a1 }
    .s0 { --c: #79c0ff } .s1 { --c: #ffa657 } .s2 { --c: #7ee787 } .s3 { --c: #d2a8ff } .s4 { --c: #ff9bce }
    .s5 { --c: #c9d1d9 }
  }`;

/** Shapes tell the series apart where colours do not. */
const MARKS: readonly ((x: number, y: number) => string)[] = [
  (x, y) => `<circle class="mark" cx="${x}" cy="${y}" r="4"/>`,
  (x, y) => `<rect class="mark" x="${x - 4}" y="${y - 4}" width="8" height="8"/>`,
  (x, y) => `<path class="mark" d="M${x} ${y - 5}l5 9h-10z"/>`,
  (x, y) => `<path class="mark" d="M${x} ${y - 6}l6 6l-6 6l-6 -6z"/>`,
  (x, y) => `<path class="mark" d="M${x} ${y + 5}l5 -9h-10z"/>`,
  (x, y) => `<path class="mark" d="M${x - 2} ${y - 6}h4v4h4v4h-4v4h-4v-4h-4v-4h4z"/>`,
];

/** A curve of a plot. */
export interface Series {
  name: string;
  points: readonly Point[];
}

/** @param series At most six, of two points or more. */
export function plot(chart: Chart, series: readonly Series[]): string {
  if (series.length > MARKS.length)
    throw new Error(`${series.length} series: a plot has ${MARKS.length} at most`);
  const all = series.flatMap(({ points }) => points);
  const x = axis(
    all.map(([value]) => value),
    AREA.left,
    AREA.right,
  );
  const y = axis(
    all.map(([, value]) => value),
    AREA.bottom,
    AREA.top,
  );
  const columns = x.decades.map((value) => {
    const left = x.place(value);
    return (
      `<path class="grid" d="M${left} ${AREA.top}V${AREA.bottom}"/>` +
      `<text x="${left}" y="${AREA.bottom + 18}" text-anchor="middle">${number(value)}</text>`
    );
  });
  const lines = y.decades.map((value) => {
    const top = y.place(value);
    return (
      `<path class="grid" d="M${AREA.left} ${top}H${AREA.right}"/>` +
      `<text x="${AREA.left - 8}" y="${top + 4}" text-anchor="end">${number(value)}</text>`
    );
  });
  const middle = (AREA.top + AREA.bottom) / 2;
  const height = HEIGHT + Math.max(0, Math.ceil(series.length / 2) - 2) * LEGEND.line;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" ` +
      `role="img" aria-labelledby="title description">`,
    `<title id="title">${escaped(chart.title)}</title>`,
    `<desc id="description">${escaped(described(chart, series))}</desc>`,
    `<style>${STYLE}\n</style>`,
    `<text class="title" x="${AREA.left}" y="24">${escaped(chart.title)}</text>`,
    ...columns,
    ...lines,
    `<path class="frame" d="M${AREA.left} ${AREA.top}V${AREA.bottom}H${AREA.right}"/>`,
    `<text x="${(AREA.left + AREA.right) / 2}" y="${AREA.bottom + 38}" text-anchor="middle">${escaped(chart.x)}</text>`,
    `<text transform="translate(18 ${middle}) rotate(-90)" text-anchor="middle">${escaped(chart.y)}</text>`,
    ...series.map((one, index) => drawn(one, index, x, y)),
    "</svg>\n",
  ].join("\n");
}

/** Whole decades around some values, and where a value lies between them. */
interface Axis {
  decades: number[];
  place(value: number): number;
}

function axis(values: readonly number[], from: number, to: number): Axis {
  const low = Math.floor(Math.log10(Math.min(...values)) + 1e-9);
  const high = Math.max(Math.ceil(Math.log10(Math.max(...values)) - 1e-9), low + 1);
  return {
    decades: Array.from({ length: high - low + 1 }, (_, i) => 10 ** (low + i)),
    place: (value: number) =>
      Math.round((from + ((to - from) * (Math.log10(value) - low)) / (high - low)) * 10) / 10,
  };
}

function drawn({ name, points }: Series, index: number, x: Axis, y: Axis): string {
  const mark = at(MARKS, index);
  const places = points.map(([px, py]) => [x.place(px), y.place(py)] as const);
  const left = AREA.left + (index % 2) * LEGEND.column;
  const top = LEGEND.top + Math.floor(index / 2) * LEGEND.line;
  const legend = `${name} (exponent ${growthExponent(points).toFixed(2)})`;
  return [
    `<g class="s${index}">`,
    `<path class="line" d="M${places.map((place) => place.join(" ")).join("L")}"/>`,
    ...places.map(([px, py]) => mark(px, py)),
    `<path class="line" d="M${left} ${top}h28"/>${mark(left + 14, top)}`,
    `<text x="${left + 36}" y="${top + 4}">${escaped(legend)}</text>`,
    "</g>",
  ].join("\n");
}

/** The figures of a plot in words, for those who do not see it. */
function described({ x, y }: Chart, series: readonly Series[]): string {
  const texts = series.map(({ name, points }) => {
    const pairs = points.map(
      ([px, py]) => `${number(px)}: ${Number(py.toPrecision(3)).toLocaleString("en-US")}`,
    );
    return `${name}: ${pairs.join(", ")}.`;
  });
  return `${y} over ${x}, both axes logarithmic. ${texts.join(" ")}`;
}

const number = (value: number): string =>
  Number(value.toPrecision(3)).toLocaleString("en-US", { maximumFractionDigits: 6 });

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
