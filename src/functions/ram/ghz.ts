import { ramGhz } from "../../model/cpuCost/rulesOfThumb";
import { choose, throughputOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * GHz of CPU that RAM throughput costs by the published rule of 0.01 Hz per bit/s. The rule names no measurement: its label is "unsourced".
 * @customfunction RAM_GHZ
 * @param throughput RAM throughput: a number is MB/s (10^6 bytes/s).
 * @param estimate plan (default), low, high, or label: the evidence level.
 * @returns GHz of CPU.
 * @unit GHz
 * @source Every I/O requires CPU Cycles - vSAN ESA is not different (2024-12-09)
 * @example =RAM_GHZ("10 GB/s") //=> 0.8
 * @example =RAM_GHZ(1000,"label") //=> "unsourced"
 */
export function RAM_GHZ(throughput: unknown[][], estimate?: unknown[][]): unknown[][] {
  return broadcast({ throughput }, { estimate }, (cells) =>
    choose(ramGhz(throughputOf(cells.throughput)), cells.estimate),
  );
}
