import { networkBasis, networkDirection, networkGhz } from "../../model/cpuCost/networkCpu";
import { choose, networkThroughputOf, wordOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * GHz of CPU that TCP/IP traffic costs a host: 0.163 Hz per bit/s sent, 0.373 received, 0.25 for the sum of both directions.
 * @customfunction NET_GHZ
 * @param throughput Traffic: a number is Gb/s; "10G", "25GbE" and "2x25GbE" are link speeds.
 * @param direction tx (sent) or rx (received). Omitted, or both: the sum of both directions, by the rule of thumb.
 * @param basis published (default), or decimal: Gb as 10^9 bits throughout (tx 0.175, rx 0.400). For both directions it is 0.268, the mean of the published 0.163 and 0.373 without rounding.
 * @param estimate plan (default), low, high, or label: the evidence level.
 * @returns GHz of host CPU at the reference core.
 * @unit GHz
 * @source Every I/O requires CPU Cycles - vSAN ESA is not different (2024-12-09)
 * @example =NET_GHZ(10) //=> 2.5
 * @example =NET_GHZ("10 Gb/s") //=> 2.5
 * @example =NET_GHZ("25GbE","rx") //=> 9.325
 * @example =NET_GHZ(10,"tx","decimal") //=> 1.751
 */
export function NET_GHZ(
  throughput: unknown[][],
  direction?: unknown[][],
  basis?: unknown[][],
  estimate?: unknown[][],
): unknown[][] {
  return broadcast({ throughput }, { direction, basis, estimate }, (cells) => {
    const traffic =
      cells.direction === null ? "both" : networkDirection(wordOf(cells.direction, "direction"));
    const version = cells.basis === null ? "published" : networkBasis(wordOf(cells.basis, "basis"));
    return choose(networkGhz(networkThroughputOf(cells.throughput), traffic, version), cells.estimate);
  });
}
