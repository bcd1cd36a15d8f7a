import { badInput } from "../errors";
import { parseNumber } from "./number";
import type { Scalar } from "./quantity";

/**
 * Reads a measured figure that has no unit here, because only its ratio to another one counts.
 *
 * @param what The parameter, for messages: "baseline".
 * @param zero What to write instead of 0, where 0 has no use; leave it out where 0 is a figure.
 * @returns A finite number, not negative.
 * @example plainNumber("1,234.5", "test") //=> 1234.5
 */
export function plainNumber(input: Scalar, what: string, zero?: string): number {
  const value = typeof input === "number" ? input : parseNumber(input, input);
  if (!Number.isFinite(value)) throw badInput(`${what} ${value} is not a finite number`);
  if (value < 0) throw badInput(`${what} ${String(input)} is negative`);
  if (value === 0 && zero !== undefined) throw badInput(`${what} is 0, or a blank cell: write ${zero}`);
  return value;
}
