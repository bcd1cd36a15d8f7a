import { FIGURES_WITH_UNIT, parseLabelledLine } from "./resultLabels";

/**
 * The label of a line whose figure is missing: cells may hold `IOPS` and nothing behind it.
 *
 * @returns `null` for every other line.
 */
export function labelWithoutFigure(line: string): string | null {
  const read = parseLabelledLine(line);
  return read?.value === "" && FIGURES_WITH_UNIT.includes(read.kind) ? read.label : null;
}
