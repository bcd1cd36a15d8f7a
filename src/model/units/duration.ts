import { parseQuantity, type Scalar } from "./quantity";
import { DURATIONS } from "./unitTable";

const SECONDS_PER_MS = 1e-3;

/**
 * Reads a latency; a bare number is ms.
 *
 * @returns Seconds.
 * @example latencySeconds("250 µs") //=> 0.00025
 */
export function latencySeconds(input: Scalar): number {
  return parseQuantity(input, DURATIONS, SECONDS_PER_MS);
}
