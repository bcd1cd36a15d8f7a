import { badInput } from "../errors";
import { asciiOf } from "./asciiOf";
import { parseNumber } from "./number";
import { quoted } from "./quoted";
import type { UnitTable } from "./unitTable";

/** What a cell can give where a quantity is expected: a number in the parameter's unit, or a text with its unit. */
export type Scalar = number | string;

/** The number that a text begins with; what follows is the unit as typed. */
const LEADING_NUMBER = /^[+-]?[\d.,](?:[\d.,'\u2019\s]*[\d.,])?(?:e[+-]?\d+(?![a-z]))?/i;
const BARE = /^[+-]?[\d.,'\u2019\s]+(?:e[+-]?\d+)?$/i;
/** Several links or ports of one speed. */
const COUNT_AND_SPEED = /^(\d+)\s*x\s*(\d.*)$/is;

/**
 * Reads a quantity into base units of a table. A number (or a text that is only a number) is in the unit of the
 * parameter; any other text must carry a unit whose spelling leaves nothing open.
 *
 * @param input What the cell holds.
 * @param table The dimension's units.
 * @param bareFactor Base units that one of a bare number is.
 * @param what The parameter, for messages: "throughput".
 * @returns A finite number of base units, not negative.
 * @example parseQuantity("22.5 MiB/s", STORAGE_RATES, 1e6) //=> 23592960
 */
export function parseQuantity(
  input: Scalar,
  table: UnitTable,
  bareFactor: number,
  what: string = table.quantity,
): number {
  const value = typeof input === "number" ? input * bareFactor : parseText(input, table, bareFactor, what);
  if (!Number.isFinite(value)) throw badInput(`${what} ${quoted(input)} is not a finite number`);
  if (value < 0) throw badInput(`${what} ${quoted(input)} is negative: enter ${table.example}`);
  return value;
}

/** Whether an input leaves the unit to the parameter: a number, or a text that is only a number. */
export function isBare(input: Scalar): boolean {
  return typeof input === "number" || BARE.test(asciiOf(input));
}

function parseText(input: string, table: UnitTable, bareFactor: number, what: string): number {
  const subject = `${what} ${quoted(input)}`;
  const text = asciiOf(input);
  const links = table.links === true ? COUNT_AND_SPEED.exec(text) : null;
  const measured = links?.[2] ?? text;
  const number = LEADING_NUMBER.exec(measured)?.[0];
  if (number === undefined) {
    throw badInput(`${subject} cannot be read as ${table.quantity}: enter ${table.example}`);
  }
  const unit = measured.slice(number.length).trimStart();
  const factor = unit === "" ? bareFactor : unitFactor(unit, table, subject);
  const { occurs = () => true } = table;
  const context = { subject, unit: behind(unit), occurs: (value: number) => occurs(value * factor) };
  return Number(links?.[1] ?? 1) * factor * parseNumber(number, context);
}

/** A unit as it stands behind a number: 100k, but 100 MB/s. */
const behind = (unit: string): string => (unit.length > 1 ? ` ${unit}` : unit);

/**
 * Base units that one of a unit is.
 *
 * @param unit As typed, without a number.
 * @param subject What an error is about: the parameter and the text as typed.
 * @example unitFactor("Gb/s", STORAGE_RATES, 'to_unit "Gb/s"') //=> 125000000
 */
export function unitFactor(unit: string, table: UnitTable, subject: string): number {
  const spelling = unit.replace(/\s+/g, "").replace(/\/sec$/i, "/s");
  const factor = own(table.exact, spelling);
  if (factor !== undefined) return factor;
  const open = own(table.open ?? {}, spelling.replace(/ps$/i, "ps"));
  if (open) throw openReading(subject, open);
  const known = own(table.anyCase ?? {}, spelling.toLowerCase());
  if (known !== undefined) return known;
  const alike = Object.keys(table.exact).filter((known) => known.toLowerCase() === spelling.toLowerCase());
  const [first, second] = alike;
  if (first !== undefined && second !== undefined && isByte(first) !== isByte(second)) {
    const byte = alike.find(isByte) ?? first;
    const bit = alike.find((known) => !isByte(known)) ?? second;
    throw openReading(subject, [byte, bit]);
  }
  if (first !== undefined) throw badInput(`${subject} has the unit "${unit}": did you mean ${first}?`);
  const isAlone = subject.endsWith(` "${unit}"`);
  throw badInput(
    `${subject} ${isAlone ? "is" : `has the unit "${unit}", which is`} not a unit of ${table.quantity}: enter ${table.example}`,
  );
}

function isByte(unit: string): boolean {
  return unit.includes("B");
}

function openReading(subject: string, [one, other]: readonly [string, string]): Error {
  const [first, second] =
    isByte(one) === isByte(other) ? [one, other] : [`bytes (${one})`, `bits (${other})`];
  return badInput(`${subject} can be read as ${first} and as ${second}: enter ${one} or ${other}`);
}

function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
