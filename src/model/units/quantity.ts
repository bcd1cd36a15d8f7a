import { badInput } from "../errors";
import { parseNumber } from "./number";
import type { UnitTable } from "./unitTable";

/** What a cell can give where a quantity is expected: a number in the parameter's unit, or a text with its unit. */
export type Scalar = number | string;

/** A text taken apart: the number's text, and the unit as typed. */
const NUMBER_AND_UNIT = /^([+-]?[\d.,](?:[\d.,\s]*[\d.,])?(?:e[+-]?\d+(?![a-z]))?)\s*(.*)$/is;

/**
 * Reads a quantity into base units of a table. A number (or a text that is only a number) is in the unit of the
 * parameter; any other text must carry a unit whose spelling leaves nothing open.
 *
 * @param input What the cell holds.
 * @param table The dimension's units.
 * @param bareFactor Base units that one of a bare number is.
 * @returns A finite number of base units, not negative.
 * @example parseQuantity("22.5 MiB/s", STORAGE_RATES, 1e6) //=> 23592960
 */
export function parseQuantity(input: Scalar, table: UnitTable, bareFactor: number): number {
  const value = typeof input === "number" ? input * bareFactor : parseText(input, table, bareFactor);
  if (!Number.isFinite(value)) throw badInput(`${table.quantity} ${String(input)} is not a finite number`);
  if (value < 0) throw badInput(`${table.quantity} ${String(input)} is negative`);
  return value;
}

function parseText(input: string, table: UnitTable, bareFactor: number): number {
  const text = input.trim();
  const parts = NUMBER_AND_UNIT.exec(text);
  if (!parts) {
    throw badInput(`"${text}" cannot be read as ${table.quantity}: write it like ${table.example}`);
  }
  const [, number = "", unit = ""] = parts;
  return parseNumber(number, text) * (unit === "" ? bareFactor : unitFactor(unit, table, text));
}

function unitFactor(unit: string, table: UnitTable, quoted: string): number {
  const spelling = unit.replace(/\s+/g, "");
  const factor = own(table.exact, spelling);
  if (factor !== undefined) return factor;
  const open = own(table.open ?? {}, spelling);
  if (open) throw openReading(quoted, open);
  const known = own(table.anyCase ?? {}, spelling.toLowerCase());
  if (known !== undefined) return known;
  const alike = Object.keys(table.exact).filter((known) => known.toLowerCase() === spelling.toLowerCase());
  const [first, second] = alike;
  if (first !== undefined && second !== undefined && isByte(first) !== isByte(second)) {
    const byte = alike.find(isByte) ?? first;
    const bit = alike.find((known) => !isByte(known)) ?? second;
    throw openReading(quoted, [byte, bit]);
  }
  if (first !== undefined) throw badInput(`"${quoted}" has the unit "${unit}": did you mean ${first}?`);
  throw badInput(
    `"${quoted}" has the unit "${unit}", which is not a unit of ${table.quantity}: write it like ${table.example}`,
  );
}

function isByte(unit: string): boolean {
  return unit.includes("B");
}

function openReading(quoted: string, [byte, bit]: readonly [string, string]): Error {
  return badInput(
    `"${quoted}" can be read as bytes (${byte}) and as bits (${bit}): write ${byte} or ${bit} to say which`,
  );
}

function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
