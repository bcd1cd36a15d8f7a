import { badInput } from "../errors";
import { parseNumber } from "./number";
import { quoted } from "./quoted";
import type { Scalar } from "./quantity";

/**
 * Reads a figure that has no unit here: a measured one, because only its ratio to another one counts, or a factor.
 *
 * @param what The parameter, for messages: "baseline".
 * @param limits `zero`: what to enter instead of 0, where 0 has no use. `most`: the largest figure that makes sense.
 * @returns A finite number, not negative.
 * @example plainNumber("1,234.5", "test") //=> 1234.5
 */
export function plainNumber(
  input: Scalar,
  what: string,
  { zero, most = Infinity }: { zero?: string; most?: number } = {},
): number {
  const value =
    typeof input === "number"
      ? input
      : parseNumber(input, { subject: `${what} ${quoted(input)}`, occurs: (one) => one <= most });
  if (!Number.isFinite(value)) throw badInput(`${what} ${value} is not a finite number`);
  if (value < 0) throw badInput(`${what} ${quoted(input)} is negative: enter ${zero ?? "0 or more"}`);
  if (value > most) throw badInput(`${what} ${quoted(input)} is above ${most}: enter a smaller number`);
  if (value === 0 && zero !== undefined) throw badInput(`${what} is 0 or blank: enter ${zero}`);
  return value;
}
