import { measuredHzPerBit } from "../../model/cpuCost/coefficients";
import { hzOf, throughputOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * CPU that one bit/s cost in a measurement of your own: CPU net of idle, divided by the throughput in bits.
 * @customfunction CPU_HZ_PER_BIT
 * @param cpu CPU during the test: a number is GHz; "619.6 MHz" also works.
 * @param idle_cpu CPU of the idle system: a number is GHz. 0 if it is already subtracted.
 * @param throughput Throughput of the test: a number is MB/s (10^6 bytes/s).
 * @returns Hz per bit/s.
 * @unit Hz per bit/s
 * @source Definition: 1 byte = 8 bits
 * @example =CPU_HZ_PER_BIT("619.6 MHz",0,"2.07 MB/s") //=> 37.42
 * @example =CPU_HZ_PER_BIT(462,0,"22541.165 MiB/s") //=> 2.443
 */
export function CPU_HZ_PER_BIT(
  cpu: unknown[][],
  idle_cpu: unknown[][],
  throughput: unknown[][],
): unknown[][] {
  return broadcast({ cpu, idle_cpu, throughput }, {}, (cells) =>
    measuredHzPerBit(
      hzOf(cells.cpu, "cpu"),
      hzOf(cells.idle_cpu, "idle_cpu"),
      throughputOf(cells.throughput),
    ),
  );
}
