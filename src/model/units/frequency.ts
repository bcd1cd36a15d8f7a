import { parseQuantity, type Scalar } from "./quantity";
import { FREQUENCIES } from "./unitTable";

const HZ_PER_GHZ = 1e9;

/**
 * Reads CPU cycles per second; a bare number is GHz.
 *
 * @returns Hz.
 * @example frequencyHz("619.6 MHz") //=> 619600000
 */
export function frequencyHz(input: Scalar): number {
  return parseQuantity(input, FREQUENCIES, HZ_PER_GHZ);
}
