import { importGraph } from "./importGraph";
import { layeredGraph, type Arrow } from "./layeredGraph";

/** What each part of src is for, in a few words. */
const PURPOSE: Readonly<Record<string, string>> = {
  archive: "zip files within limits",
  calculator: "values of a sheet's formulas",
  cli: "the command line",
  facts: "what several sheets ask for",
  functions: "what a cell can call",
  importers: "benchmark files to runs",
  model: "sizing facts and arithmetic",
  reports: "runs to a workbook",
  sheets: "blocks that sheets are made of",
  src: "runs and lists the functions",
  taskpane: "ribbon and pane in Excel",
  templates: "planning workbooks",
  workbench: "spreadsheet in a browser",
  workbook: "what a sheet is, undrawn",
  estate: "what runs today",
  explain: "what a cell depends on",
  design: "a sized cluster",
  verify: "do figures still follow",
  upgrade: "old plans to this release",
  savedImports: "results inside a workbook",
  "workbook/writers": "text, xlsx, Excel, workbench",
  "workbook/readers": "a file back to a workbook",
};

/** The files at the top of src. */
const TITLE: Readonly<Record<string, string>> = { src: "functionsHost, functionHelp" };

const BOX = { width: 196, height: 48 };
/** Width of the place by which an arrow passes a row. */
const PASS = 26;
const GAP = 14;
const ROW = 116;
const MARGIN = 20;

const isPass = (place: string): boolean => place.includes("@");
const widthOf = (place: string): number => (isPass(place) ? PASS : BOX.width);

/** Middle of a place, and its top. */
interface Point {
  x: number;
  y: number;
}

/** Middle and top of every place, rows centred, foundations at the bottom. */
function positions(rows: readonly string[][]) {
  const rowWidth = (row: readonly string[]) => row.reduce((sum, place) => sum + widthOf(place) + GAP, -GAP);
  const width = Math.max(...rows.map(rowWidth)) + 2 * MARGIN;
  const at = new Map<string, Point>();
  rows.forEach((row, i) => {
    let x = (width - rowWidth(row)) / 2;
    for (const place of row) {
      at.set(place, { x: x + widthOf(place) / 2, y: MARGIN + (rows.length - 1 - i) * ROW });
      x += widthOf(place) + GAP;
    }
  });
  return { at, width, height: 2 * MARGIN + (rows.length - 1) * ROW + BOX.height };
}

const number = (value: number): string => String(Math.round(value * 10) / 10);

/** Where a place of the drawing is. */
function pointOf(place: string, at: ReadonlyMap<string, Point>): Point {
  const point = at.get(place);
  if (!point) throw new Error(`${place} has no place in the drawing`);
  return point;
}

function path({ places: [from = "", ...others] }: Arrow, at: ReadonlyMap<string, Point>): string {
  const start = pointOf(from, at);
  let [x, y] = [start.x, start.y + BOX.height];
  const parts = [`M${number(x)} ${number(y)}`];
  for (const place of others) {
    const next = pointOf(place, at);
    const middle = (y + next.y) / 2;
    // The tip of an arrow stands before the box.
    const end = isPass(place) ? next.y : next.y - 6;
    parts.push(`C${[x, middle, next.x, middle, next.x, end].map(number).join(" ")}`);
    if (isPass(place)) parts.push(`V${number(next.y + BOX.height)}`);
    [x, y] = [next.x, next.y + BOX.height];
  }
  return `<path d="${parts.join("")}"/>`;
}

function box(name: string, { x, y }: Point): string {
  const purpose = PURPOSE[name];
  if (!purpose) throw new Error(`build/architectureSvg.ts does not describe ${name} is for`);
  return [
    `<g transform="translate(${number(x - BOX.width / 2)} ${number(y)})">`,
    `<rect width="${BOX.width}" height="${BOX.height}" rx="6"/>`,
    `<text x="${BOX.width / 2}" y="21" class="name">${TITLE[name] ?? name}</text>`,
    `<text x="${BOX.width / 2}" y="38">${purpose}</text>`,
    "</g>",
  ].join("");
}

const STYLE = `
svg{background:#fff}
path{fill:none;stroke:#5b6b7b;stroke-width:1.4;marker-end:url(#tip)}
rect{fill:#eef4fb;stroke:#2f5d8a}
text{font:11.5px "Segoe UI",Helvetica,Arial,sans-serif;fill:#3a4653;text-anchor:middle}
.name{font-weight:600;font-size:13.5px;fill:#12273c}
`;

/**
 * docs/architecture.svg: the parts of src, and an arrow from each to what it imports. An arrow that follows from others is
 * left out; parts that import each other share a box.
 *
 * @param src Absolute path of src.
 */
export function architectureSvg(src: string): string {
  const { rows, arrows } = layeredGraph(importGraph(src));
  const { at, width, height } = positions(rows);
  const names = rows.flat().filter((place) => !isPass(place));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${number(width)} ${height}" width="${number(width)}" height="${height}" role="img" aria-label="The parts of src and what each imports">`,
    `<style>${STYLE}</style>`,
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="3" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8Z" style="fill:#5b6b7b;stroke:none"/></marker></defs>',
    '<rect x="0" y="0" width="100%" height="100%" style="fill:#fff;stroke:none"/>',
    ...arrows.map((arrow) => path(arrow, at)),
    ...names.map((name) => box(name, pointOf(name, at))),
    "</svg>",
    "",
  ].join("\n");
}
