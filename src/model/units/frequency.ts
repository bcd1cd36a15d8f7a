import { badInput } from "../errors";
import { isBare, parseQuantity, type Scalar } from "./quantity";
import { CORE_CLOCKS, FREQUENCIES, MIN_BARE_MHZ } from "./unitTable";

const HZ_PER_GHZ = 1e9;

/**
 * Reads CPU cycles per second; a bare number is GHz.
 *
 * @param what The parameter, for messages: "ghz".
 * @returns Hz.
 * @example frequencyHz("619.6 MHz") //=> 619600000
 */
export function frequencyHz(input: Scalar, what = "CPU"): number {
  return parseQuantity(input, FREQUENCIES, HZ_PER_GHZ, what);
}

/**
 * Reads the clock of one core; a bare number is GHz, and one that can only be MHz is refused.
 *
 * @param what The parameter, for messages: "core_ghz".
 * @returns Hz, more than 0.
 * @example coreClockHz("3600 MHz", "core_ghz") //=> 3600000000
 */
export function coreClockHz(input: Scalar, what: string): number {
  const hz = parseQuantity(input, CORE_CLOCKS, HZ_PER_GHZ, what);
  if (hz === 0) throw badInput(`${what} is 0 or blank: enter the base clock, such as 3.6`);
  const ghz = hz / HZ_PER_GHZ;
  if (ghz >= MIN_BARE_MHZ && isBare(input)) {
    throw badInput(
      `${what} ${ghz} can be read as ${ghz} GHz and as ${ghz} MHz: enter ${ghz / 1e3} or "${ghz} MHz"`,
    );
  }
  return hz;
}
