import { convertSize } from "../../model/units/sizeUnit";
import { scalarOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * Converts a size of storage: MB, GB, TB, PB are powers of ten, MiB, GiB, TiB, PiB powers of 1,024. vCenter and Windows write GB for GiB: enter "GiB" for theirs.
 * @customfunction SIZE_CONVERT
 * @param value Size: a number, or a text with its unit such as "7.68 TB".
 * @param from_unit Unit of the value. Leave it blank where the value is a text with its unit.
 * @param to_unit Unit of the result.
 * @returns Size in to_unit.
 * @unit the unit asked for
 * @source Definition: SI is 10^n, IEC is 2^n
 * @example =SIZE_CONVERT(7.68,"TB","TiB") //=> 6.985
 * @example =SIZE_CONVERT("512 GiB",,"GB") //=> 549.76
 * @example =SIZE_CONVERT(32,"G","GB") //=> #VALUE!
 */
export function SIZE_CONVERT(value: unknown[][], from_unit: unknown[][], to_unit: unknown[][]): unknown[][] {
  return broadcast({ value, to_unit }, { from_unit }, (cells) =>
    convertSize(
      scalarOf(cells.value, "value"),
      cells.from_unit === null ? null : String(cells.from_unit),
      String(cells.to_unit),
    ),
  );
}
