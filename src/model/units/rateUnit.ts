import { badInput } from "../errors";
import { parseNumber } from "./number";
import { parseQuantity, type Scalar } from "./quantity";
import { STORAGE_RATES } from "./unitTable";

/** The units that Excel offers for a rate; every other spelling of a throughput is read too. */
export const RATE_UNITS = ["MB/s", "MiB/s", "GB/s", "GiB/s", "Mb/s", "Gb/s"] as const;

/**
 * Reads the name of a rate's unit. Capital B is byte, small b is bit; SI is 10^n, IEC is 2^n.
 *
 * @returns Bytes per second that one of the unit is.
 * @example rateUnit("Gb/s") //=> 125000000
 */
export function rateUnit(name: string): number {
  const unit = name.trim();
  if (!/^[a-z]/i.test(unit)) {
    throw badInput(`"${name}" is not a unit of throughput: write one such as ${RATE_UNITS.join(", ")}`);
  }
  return parseQuantity(`1 ${unit}`, STORAGE_RATES, 1);
}

/**
 * Converts a rate. The unit comes from `fromUnit`, or with the value as one text.
 *
 * @param fromUnit The unit of the value; `null` where the value is a text with its unit.
 * @returns The rate in `toUnit`.
 * @example convertRate("10 Gb/s", null, "MB/s") //=> 1250
 */
export function convertRate(value: Scalar, fromUnit: string | null, toUnit: string): number {
  return bytesPerSecond(value, fromUnit) / rateUnit(toUnit);
}

function bytesPerSecond(value: Scalar, fromUnit: string | null): number {
  const bare = typeof value === "number" || /^[+-]?[\d.,\s]+(?:e[+-]?\d+)?$/i.test(value.trim());
  if (bare) {
    if (fromUnit === null) {
      throw badInput(
        `${String(value)} has no unit: write from_unit, such as MiB/s, or a text such as "10 Gb/s"`,
      );
    }
    const number = typeof value === "number" ? value : parseNumber(value, value);
    return parseQuantity(number, STORAGE_RATES, rateUnit(fromUnit));
  }
  if (fromUnit !== null) {
    throw badInput(`"${value}" has a unit already: leave from_unit out, or the unit in the value`);
  }
  return parseQuantity(value, STORAGE_RATES, 1);
}
