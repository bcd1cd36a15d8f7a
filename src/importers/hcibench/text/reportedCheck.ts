import type { Diagnostic } from "../../../model/benchmark/diagnostic";
import { figureOf } from "./blockResults";
import type { ResultLabel } from "./resultLabels";
import type { BlockFigure, ResultBlock } from "./resultText";

/** A figure and the values, one of which it should have. */
export type ExpectedFigure = [ResultLabel, number[]];

/**
 * Checks a block of the text against what the members' files give: HCIBench's own arithmetic over them must give what it
 * printed, but for its rounding. A warning for each figure that does not fit.
 *
 * @param minDecimals Decimals that a figure has at least, though fewer are printed.
 */
export function checkReported(
  block: ResultBlock,
  expected: readonly ExpectedFigure[],
  minDecimals: number,
): Diagnostic[] {
  return expected.flatMap(([kind, values]) => {
    const figure = figureOf(block, kind);
    if (!figure || values.some((value) => agrees(figure, value, minDecimals))) return [];
    return [difference(figure, values[0] ?? 0)];
  });
}

/** Half of the last printed digit, and what sums of doubles lose. */
function agrees(figure: BlockFigure, value: number, minDecimals: number): boolean {
  const decimals = Math.max(figure.decimals, minDecimals);
  return Math.abs(figure.value - value) <= 0.5001 * 10 ** -decimals + Math.abs(value) * 1e-9;
}

function difference(figure: BlockFigure, exact: number): Diagnostic {
  const unit = figure.unit && ` ${figure.unit}`;
  return {
    severity: "warning",
    code: "reported-differs",
    message:
      `${figure.label}: the text reports ${figure.value}${unit}, the files of the VMs report ` +
      `${Number(exact.toFixed(4))}${unit}. The files are used.`,
    file: figure.file,
    line: figure.line,
  };
}
