import { badInput } from "../errors";
import { asciiOf } from "./asciiOf";
import { parseNumber } from "./number";
import { quoted } from "./quoted";
import { isBare, parseQuantity, unitFactor, type Scalar } from "./quantity";
import { STORAGE_RATES } from "./unitTable";

/** The units that Excel offers for a rate; every other spelling of a throughput is read too. */
export const RATE_UNITS = ["MB/s", "MiB/s", "GB/s", "GiB/s", "Mb/s", "Gb/s"] as const;

/**
 * Reads the name of a rate's unit. Capital B is byte, small b is bit; SI is 10^n, IEC is 2^n.
 *
 * @param what The parameter, for messages: "to_unit".
 * @returns Bytes per second that one of the unit is.
 * @example rateUnit("Gb/s", "to_unit") //=> 125000000
 */
export function rateUnit(name: string, what = "unit"): number {
  const unit = asciiOf(name);
  if (!/^[a-z]/i.test(unit)) {
    throw badInput(`${what} ${quoted(name)} is not a unit of throughput: use ${RATE_UNITS.join(", ")}`);
  }
  return unitFactor(unit, { ...STORAGE_RATES, example: "MB/s" }, `${what} ${quoted(name)}`);
}

/**
 * Converts a rate. The unit comes from `fromUnit`, or with the value as one text.
 *
 * @param fromUnit The unit of the value; `null` where the value is a text with its unit.
 * @returns The rate in `toUnit`.
 * @example convertRate("10 Gb/s", null, "MB/s") //=> 1250
 */
export function convertRate(value: Scalar, fromUnit: string | null, toUnit: string): number {
  return bytesPerSecond(value, fromUnit) / rateUnit(toUnit, "to_unit");
}

function bytesPerSecond(value: Scalar, fromUnit: string | null): number {
  if (typeof value === "number" || isBare(value)) {
    if (fromUnit === null) {
      throw badInput(
        `value ${quoted(value)} has no unit: enter from_unit, such as MiB/s, or a text such as "10 Gb/s"`,
      );
    }
    const number =
      typeof value === "number" ? value : parseNumber(value, { subject: `value ${quoted(value)}` });
    if (number < 0) throw badInput(`value ${quoted(value)} is negative: enter 10 or "10 Gb/s"`);
    return parseQuantity(number, STORAGE_RATES, rateUnit(fromUnit, "from_unit"), "value");
  }
  if (fromUnit !== null) {
    throw badInput(`value ${quoted(value)} has a unit: omit from_unit, or remove the unit from the value`);
  }
  return parseQuantity(value, STORAGE_RATES, 1, "value");
}
