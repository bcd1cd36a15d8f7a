import { measuredKhzPerIo } from "../../model/cpuCost/coefficients";
import { clusterHostsOf, hzOf, iopsOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * CPU that one I/O cost in a measurement of your own: CPU of a host net of idle, divided by its part of the IOPS.
 * @customfunction CPU_KHZ_PER_IO
 * @param cpu CPU of one host during the test: a number is GHz.
 * @param idle_cpu CPU of the idle host: a number is GHz. 0 if it is already subtracted.
 * @param iops I/O per second of all hosts together.
 * @param hosts Hosts that share the IOPS evenly. Omitted: 1.
 * @returns kHz per I/O (thousand CPU cycles).
 * @unit kHz per I/O
 * @source Definition
 * @example =CPU_KHZ_PER_IO(78,1,721317.28,6) //=> 640.5
 * @example =CPU_KHZ_PER_IO("554 MHz",0,3813) //=> 145.3
 */
export function CPU_KHZ_PER_IO(
  cpu: unknown[][],
  idle_cpu: unknown[][],
  iops: unknown[][],
  hosts?: unknown[][],
): unknown[][] {
  return broadcast({ cpu, idle_cpu, iops }, { hosts }, (cells) =>
    measuredKhzPerIo(
      hzOf(cells.cpu, "cpu"),
      hzOf(cells.idle_cpu, "idle_cpu"),
      iopsOf(cells.iops),
      cells.hosts === null ? 1 : clusterHostsOf(cells.hosts),
    ),
  );
}
