import { badInput } from "../errors";
import { asciiOf } from "./asciiOf";
import { parseNumber } from "./number";
import { quoted } from "./quoted";
import { isBare, parseQuantity, unitFactor, type Scalar } from "./quantity";
import type { UnitTable } from "./unitTable";

/** A dimension whose quantities are converted. */
export interface Convertible {
  table: UnitTable;
  /** The units that Excel offers; every other spelling of the table is read too. */
  units: readonly string[];
  /** A unit to copy, for messages: "MiB/s". */
  unit: string;
}

/**
 * Reads the name of a unit.
 *
 * @param what The parameter, for messages: "to_unit".
 * @returns Base units that one of it is.
 * @example unitNamed("GiB", { table: BYTES, units: ["GiB", "TiB"], unit: "GiB" }, "to_unit") //=> 1073741824
 */
export function unitNamed(name: string, { table, units, unit: example }: Convertible, what: string): number {
  const unit = asciiOf(name);
  if (!/^[a-z]/i.test(unit)) {
    throw badInput(`${what} ${quoted(name)} is not a unit of ${table.quantity}: use ${units.join(", ")}`);
  }
  return unitFactor(unit, { ...table, example }, `${what} ${quoted(name)}`);
}

/**
 * Converts a quantity. The unit comes from `fromUnit`, or with the value as one text.
 *
 * @param fromUnit The unit of the value; `null` where the value is a text with its unit.
 * @returns The quantity in `toUnit`.
 * @example convert("1 TB", null, "TiB", { table: BYTES, units: ["GiB", "TiB"], unit: "GiB" }) //=> 0.9095
 */
export function convert(value: Scalar, fromUnit: string | null, toUnit: string, kind: Convertible): number {
  return amount(value, fromUnit, kind) / unitNamed(toUnit, kind, "to_unit");
}

function amount(value: Scalar, fromUnit: string | null, kind: Convertible): number {
  const { table, unit } = kind;
  const typed = `value ${quoted(value)}`;
  if (typeof value === "number" || isBare(value)) {
    if (fromUnit === null) {
      throw badInput(
        `${typed} has no unit: enter from_unit, such as ${unit}, or a text such as "${table.example}"`,
      );
    }
    const number = typeof value === "number" ? value : parseNumber(value, { subject: typed });
    if (number < 0) throw badInput(`${typed} is negative: enter 10 or "${table.example}"`);
    return parseQuantity(number, table, unitNamed(fromUnit, kind, "from_unit"), "value");
  }
  if (fromUnit !== null) {
    throw badInput(`${typed} has a unit: omit from_unit, or remove the unit from the value`);
  }
  return parseQuantity(value, table, 1, "value");
}
