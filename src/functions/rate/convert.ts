import { convertRate } from "../../model/units/rateUnit";
import { scalarOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * Converts a throughput: B/s, kB/s, MB/s, MiB/s, GB/s, GiB/s, Mb/s, Gb/s, Gbps and their relatives. Capital B is byte, small b is bit.
 * @customfunction RATE_CONVERT
 * @param value Throughput: a number, or a text with its unit such as "10 Gb/s".
 * @param from_unit Unit of the value. Leave it blank where the value is a text with its unit.
 * @param to_unit Unit of the result.
 * @returns Throughput in to_unit.
 * @unit the unit asked for
 * @source Definition: 1 byte = 8 bits, SI is 10^n, IEC is 2^n
 * @example =RATE_CONVERT(22541.165,"MiB/s","GB/s") //=> 23.636
 * @example =RATE_CONVERT("10 Gb/s",,"MB/s") //=> 1250
 * @example =RATE_CONVERT(1,"mb/s","GB/s") //=> #VALUE!
 */
export function RATE_CONVERT(value: unknown[][], from_unit: unknown[][], to_unit: unknown[][]): unknown[][] {
  return broadcast({ value, to_unit }, { from_unit }, (cells) =>
    convertRate(
      scalarOf(cells.value, "value"),
      cells.from_unit === null ? null : String(cells.from_unit),
      String(cells.to_unit),
    ),
  );
}
