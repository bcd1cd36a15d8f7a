import fs from "node:fs";
import path from "node:path";
import { textFormats } from "../src/importers/textFormats";
import type { TextFormat } from "../src/importers/textFormat";
import { exponentRow } from "./exponentRow";
import { median } from "./median";
import type { MeasureOptions } from "./measures";
import type { Row } from "./row";

/** Three doublings. */
const MEGABYTES = [1, 2, 4, 8];
const ROUNDS = 3;

const FIXTURES = path.resolve("tests/importers");

/** How reading a text grows with its size, for each format: a result of its fixtures again and again. */
export function growthOfReaders({ quick }: MeasureOptions): Row[] {
  const sizes = quick ? MEGABYTES.slice(0, -1) : MEGABYTES;
  const rows: Row[] = [];
  for (const format of textFormats) {
    const result = resultOf(format);
    const points: [number, number][] = [];
    for (const size of sizes) {
      const text = result.repeat(Math.ceil((size * 1e6) / result.length));
      points.push([size, median(Array.from({ length: ROUNDS }, () => secondsOf(format, text)))]);
    }
    const curve = { chart: "reader-time", series: [{ name: format.label, points }] };
    rows.push(
      exponentRow(`growth.reader.${format.id}`, `reading ${format.label}: growth of time, exponent`, curve),
    );
  }
  return rows;
}

/** Seconds that the processor worked: on a busy machine time on the clock says nothing about growth. */
function secondsOf(format: TextFormat, text: string): number {
  const begun = process.cpuUsage();
  if (!format.looksLike(text)) throw new Error(`${format.label} does not recognize its own result`);
  format.parse(text, "result.txt");
  return process.cpuUsage(begun).user / 1e6;
}

/** The longest text among the fixtures of a format that it recognizes and that holds runs. */
function resultOf(format: TextFormat): string {
  const texts = fs
    .readdirSync(path.join(FIXTURES, format.id), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".input"))
    .map((name) => fs.readFileSync(path.join(FIXTURES, format.id, name), "utf8"))
    .filter((text) => format.looksLike(text) && format.parse(text, "result.txt").runs.length > 0);
  const [longest] = texts.sort((a, b) => b.length - a.length);
  if (longest === undefined) throw new Error(`${format.label} has no fixture that holds runs`);
  return longest.endsWith("\n") ? longest : `${longest}\n`;
}
