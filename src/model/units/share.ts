import { badInput } from "../errors";
import { asciiOf } from "./asciiOf";
import { parseNumber } from "./number";
import { quoted } from "./quoted";
import type { Scalar } from "./quantity";

const MAX_PERCENT = 100;
const isPercent = (value: number): boolean => value <= MAX_PERCENT;

/**
 * Reads a share such as a reserve: `0.05`, `5%` or `none`. A number above 1 is refused, because 5 may mean 5% or 500%.
 *
 * @param what What it is a share of, for messages: "ops_reserve".
 * @returns 0 to 1.
 * @example share("5%", "ops_reserve") //=> 0.05
 */
export function share(input: Scalar, what: string): number {
  const text = typeof input === "string" ? asciiOf(input) : null;
  if (text?.toLowerCase() === "none") return 0;
  const percent = text?.endsWith("%") === true;
  const number =
    typeof input === "number"
      ? input
      : parseNumber(percent ? (text ?? "").slice(0, -1) : input, {
          subject: `${what} ${quoted(input)}`,
          occurs: isPercent,
        });
  const value = percent ? number / MAX_PERCENT : number;
  if (value >= 0 && value <= 1) return value;
  const way =
    value > 1 && value <= MAX_PERCENT && !percent
      ? `enter ${number}% or ${number / MAX_PERCENT}`
      : "enter a share such as 10% or 0.1";
  throw badInput(`${what} ${quoted(input)} is not a share of 0% to 100%: ${way}`);
}
