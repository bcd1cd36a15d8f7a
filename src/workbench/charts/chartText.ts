import { formatNumber } from "./configuration/formatNumber";
import type { ShownChart, ShownSeries } from "./shownChart";

const KINDS = { column: "Column chart", bar: "Bar chart", line: "Line chart", scatter: "Scatter chart" };

/** A chart in words, for people who cannot see it: its title, what it shows, and each series with its range of values. */
export function chartText({ chart, series }: ShownChart): string {
  const { kind, title, description } = chart;
  const words = series.map((one) => `${one.look.name} (${rangeText(one)})`);
  return `${KINDS[kind]}: ${title}. ${description} Series: ${words.join("; ")}.`;
}

function rangeText({ look, cells: { values, format } }: ShownSeries): string {
  const numbers = values.filter((value) => value !== null);
  const [first] = numbers;
  if (first === undefined) return "no values";
  const written = (value: number) => formatNumber(value, look.labels?.format ?? format);
  if (numbers.length === 1) return `1 value: ${written(first)}`;
  const lowest = numbers.reduce((a, b) => Math.min(a, b));
  const highest = numbers.reduce((a, b) => Math.max(a, b));
  return `${numbers.length} values from ${written(lowest)} to ${written(highest)}`;
}
