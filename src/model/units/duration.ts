import { parseQuantity, type Scalar } from "./quantity";
import { DURATIONS } from "./unitTable";

const SECONDS_PER_MS = 1e-3;

/**
 * Reads a latency; a bare number is ms.
 *
 * @param what The parameter, for messages: "latency_ms".
 * @returns Seconds.
 * @example latencySeconds("250 µs") //=> 0.00025
 */
export function latencySeconds(input: Scalar, what = "latency"): number {
  return parseQuantity(input, DURATIONS, SECONDS_PER_MS, what);
}
