import { badInput } from "../errors";
import { parseNumber } from "./number";
import type { Scalar } from "./quantity";

/**
 * Reads a share such as a reserve: `0.05` or `5%`. A number above 1 is refused, because 5 may mean 5 % or 500 %.
 *
 * @param what What it is a share of, for messages: "host reserve".
 * @returns 0 to 1.
 * @example share("5%", "operations reserve") //=> 0.05
 */
export function share(input: Scalar, what: string): number {
  const percent = typeof input === "string" && input.trim().endsWith("%");
  const number =
    typeof input === "number" ? input : parseNumber(percent ? input.trim().slice(0, -1) : input, input);
  const value = percent ? number / 100 : number;
  if (!(value >= 0 && value <= 1)) {
    const hint =
      value > 1 && !percent ? `: write ${number}% or ${number / 100}` : ", which is not 0 % to 100 %";
    throw badInput(`${what} ${String(input)}${hint}`);
  }
  return value;
}
