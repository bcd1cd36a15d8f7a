import { convert, type Convertible } from "./convert";
import type { Scalar } from "./quantity";
import { BYTES } from "./unitTable";

/** The units that Excel offers for a size; every other spelling of a size is read too. */
export const SIZE_UNITS = ["GB", "GiB", "TB", "TiB", "MB", "MiB", "PB", "PiB"] as const;

const SIZES: Convertible = { table: BYTES, units: SIZE_UNITS, unit: "GiB" };

/**
 * Converts a size. SI is 10^n, IEC is 2^n; the unit comes from `fromUnit`, or with the value as one text.
 *
 * @param fromUnit The unit of the value; `null` where the value is a text with its unit.
 * @returns The size in `toUnit`.
 * @example convertSize(6.4, "TB", "TiB") //=> 5.820766091346741
 */
export const convertSize = (value: Scalar, fromUnit: string | null, toUnit: string): number =>
  convert(value, fromUnit, toUnit, SIZES);
