import { badInput } from "../errors";
import { asciiOf } from "./asciiOf";
import { parseNumber } from "./number";
import { quoted } from "./quoted";
import type { Scalar } from "./quantity";

const MAX_PERCENT = 100;
/** Binary fractions leave less than this above 100% or below 0%. */
const ROUNDING = 1e-9;
/** Digits that binary fractions leave alone. */
const DIGITS = 12;

/**
 * A share as its calculation meant it: what differs from 0 or 1 by a rounding only is 0 or 1.
 *
 * @example settled(1.0000000000000002) //=> 1
 */
export function settled(share: number): number {
  // Not -0, which is shown as such.
  const whole = Math.round(share) || 0;
  return Math.abs(share - whole) < ROUNDING ? whole : share;
}

/** A number without the noise of binary fractions, for messages. */
export const plainDigits = (value: number): number => Number(value.toPrecision(DIGITS));

/** Both spellings of a number that is meant per cent, for messages: `1.1% or 0.011`. */
export const asPercent = (percent: number): string => `${percent}% or ${plainDigits(percent / MAX_PERCENT)}`;

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
  const value = settled(percent ? number / MAX_PERCENT : number);
  if (value >= 0 && value <= 1) return value;
  const way =
    value > 1 && value <= MAX_PERCENT && !percent
      ? `enter ${asPercent(number)}, 100% at most`
      : "enter a share such as 10% or 0.1";
  throw badInput(`${what} ${quoted(input)} is not a share of 0% to 100%: ${way}`);
}
