import { convert, unitNamed, type Convertible } from "./convert";
import type { Scalar } from "./quantity";
import { STORAGE_RATES } from "./unitTable";

/** The units that Excel offers for a rate; every other spelling of a throughput is read too. */
export const RATE_UNITS = ["MB/s", "MiB/s", "GB/s", "GiB/s", "Mb/s", "Gb/s"] as const;

const RATES: Convertible = {
  table: { ...STORAGE_RATES, example: "10 Gb/s" },
  units: RATE_UNITS,
  unit: "MB/s",
};

/**
 * Reads the name of a rate's unit. Capital B is byte, small b is bit; SI is 10^n, IEC is 2^n.
 *
 * @param what The parameter, for messages: "to_unit".
 * @returns Bytes per second that one of the unit is.
 * @example rateUnit("Gb/s", "to_unit") //=> 125000000
 */
export const rateUnit = (name: string, what = "unit"): number => unitNamed(name, RATES, what);

/**
 * Converts a rate. The unit comes from `fromUnit`, or with the value as one text.
 *
 * @param fromUnit The unit of the value; `null` where the value is a text with its unit.
 * @returns The rate in `toUnit`.
 * @example convertRate("10 Gb/s", null, "MB/s") //=> 1250
 */
export const convertRate = (value: Scalar, fromUnit: string | null, toUnit: string): number =>
  convert(value, fromUnit, toUnit, RATES);
