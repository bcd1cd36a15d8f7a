import { parseLabelledLine, type ResultLabel } from "./resultLabels";

/** Figures that are printed with a unit, such as `= 721317.28 IO/S`. */
const WITH_UNIT: ReadonlySet<ResultLabel> = new Set([
  "iops",
  "throughput",
  "latency",
  "readLatency",
  "writeLatency",
  "p95",
  "readP95",
  "writeP95",
]);

/**
 * The label of a line whose figure is missing: cells may hold `IOPS` and nothing behind it.
 *
 * @returns `null` for every other line.
 */
export function labelWithoutFigure(line: string): string | null {
  const read = parseLabelledLine(line);
  return read?.value === "" && WITH_UNIT.has(read.kind) ? read.label : null;
}
