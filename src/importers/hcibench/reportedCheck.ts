import type { Diagnostic } from "../../model/benchmark/diagnostic";
import { hcibenchFigures } from "./aggregate";
import { figureOf } from "./blockResults";
import type { FioJob } from "./fioStatus";
import type { ResultLabel } from "./resultLabels";
import type { BlockFigure, ResultBlock } from "./resultText";
import { vdbenchFigures } from "./vdbenchAggregate";
import type { VdbenchRow } from "./vdbenchRow";

/**
 * Checks a block of the text against the members' files: HCIBench's own arithmetic over them must give what it
 * printed, but for its rounding. A warning for each figure that does not fit.
 */
export function checkFioBlock(
  block: ResultBlock,
  jobs: readonly FioJob[],
  legacyUnit: boolean,
): Diagnostic[] {
  const computed = hcibenchFigures(jobs);
  const mebi = computed.kibPerSecond / (legacyUnit ? 1000 : 1024);
  const expected: Expected[] = [
    ["members", [jobs.length]],
    ["iops", [computed.iops]],
    ["throughput", [Math.floor(mebi), mebi]],
    ["readLatency", [computed.readLatencyMs]],
    ["writeLatency", [computed.writeLatencyMs]],
    ["readP95", [computed.readP95Ms, Math.floor(computed.readP95Ms)]],
    ["writeP95", [computed.writeP95Ms, Math.floor(computed.writeP95Ms)]],
  ];
  return compare(block, expected, 0);
}

/** The same for a block of vdbench's and the averages of its VMs. */
export function checkVdbenchBlock(block: ResultBlock, rows: readonly VdbenchRow[]): Diagnostic[] {
  const computed = vdbenchFigures(rows);
  const expected: Expected[] = [
    ["members", [rows.length]],
    ["iops", [computed.iops]],
    ["throughput", [computed.mebibytesPerSecond]],
    ["latency", [computed.latencyMs]],
    ["readLatency", [computed.readLatencyMs]],
    ["writeLatency", [computed.writeLatencyMs]],
    ["p95", [computed.p95Ms]],
  ];
  // Ruby drops trailing zeros: a figure of one decimal was rounded to two.
  return compare(block, expected, 2);
}

/** A figure and the values, one of which it should have. */
type Expected = [ResultLabel, number[]];

function compare(block: ResultBlock, expected: readonly Expected[], minDecimals: number): Diagnostic[] {
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
      `${figure.label}: the text says ${figure.value}${unit}, the files of the VMs give ` +
      `${Number(exact.toFixed(4))}${unit}. The files are used.`,
    file: figure.file,
    line: figure.line,
  };
}
