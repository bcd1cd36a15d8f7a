import type { Diagnostic } from "../../model/benchmark/diagnostic";
import { hcibenchFigures } from "./aggregate";
import { figureOf } from "./blockResults";
import type { FioJob } from "./fioStatus";
import type { ResultLabel } from "./resultLabels";
import type { BlockFigure, ResultBlock } from "./resultText";

/**
 * Checks a block of the text against the members' files: HCIBench's own arithmetic over them must give what it
 * printed, but for its rounding. A warning for each figure that does not fit.
 */
export function checkReported(
  block: ResultBlock,
  jobs: readonly FioJob[],
  legacyUnit: boolean,
): Diagnostic[] {
  const computed = hcibenchFigures(jobs);
  const mebi = computed.kibPerSecond / (legacyUnit ? 1000 : 1024);
  const expected: [ResultLabel, number[]][] = [
    ["members", [jobs.length]],
    ["iops", [computed.iops]],
    ["throughput", [Math.floor(mebi), mebi]],
    ["readLatency", [computed.readLatencyMs]],
    ["writeLatency", [computed.writeLatencyMs]],
    ["readP95", [computed.readP95Ms, Math.floor(computed.readP95Ms)]],
    ["writeP95", [computed.writeP95Ms, Math.floor(computed.writeP95Ms)]],
  ];
  return expected.flatMap(([kind, values]) => {
    const figure = figureOf(block, kind);
    if (!figure || values.some((value) => agrees(figure, value))) return [];
    return [difference(figure, values[0] ?? 0)];
  });
}

/** Half of the last printed digit, and what sums of doubles lose. */
function agrees(figure: BlockFigure, value: number): boolean {
  return Math.abs(figure.value - value) <= 0.5001 * 10 ** -figure.decimals + Math.abs(value) * 1e-9;
}

function difference(figure: BlockFigure, exact: number): Diagnostic {
  const unit = figure.unit && ` ${figure.unit}`;
  return {
    severity: "warning",
    code: "reported-differs",
    message:
      `${figure.label}: the text says ${figure.value}${unit}, the files of the VMs give ` +
      `${Number(exact.toFixed(4))}${unit}. The files are used.`,
    file: figure.file,
    line: figure.line,
  };
}
