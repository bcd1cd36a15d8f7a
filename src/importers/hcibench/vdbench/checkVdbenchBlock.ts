import type { Diagnostic } from "../../../model/benchmark/diagnostic";
import type { ExpectedFigure } from "../text/reportedCheck";
import { checkReported } from "../text/reportedCheck";
import type { ResultBlock } from "../text/resultText";
import { vdbenchFigures } from "./vdbenchAggregate";
import type { VdbenchRow } from "./vdbenchRow";

/** Checks a block of vdbench's in the text against the averages of its VMs. */
export function checkVdbenchBlock(block: ResultBlock, rows: readonly VdbenchRow[]): Diagnostic[] {
  const computed = vdbenchFigures(rows);
  const expected: ExpectedFigure[] = [
    ["members", [rows.length]],
    ["iops", [computed.iops]],
    ["throughput", [computed.mebibytesPerSecond]],
    ["latency", [computed.latencyMs]],
    ["readLatency", [computed.readLatencyMs]],
    ["writeLatency", [computed.writeLatencyMs]],
    ["p95", [computed.p95Ms]],
  ];
  // Ruby drops trailing zeros: a figure of one decimal was rounded to two.
  return checkReported(block, expected, 2);
}
