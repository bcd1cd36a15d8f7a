import type { HostCounter } from "./counterColumn";

/** A share of time is at most 100%; rounding of the samples adds little. */
export const MAX_UTIL_PCT = 110;

/** The highest turbo clocks are below five times their base clock. */
export const MAX_USED_PCT = 500;

/** The fastest Ethernet port has 800 Gb/s. */
export const MAX_PORT_MBITS = 800_000;

const PORT_LIMIT = {
  maximum: MAX_PORT_MBITS,
  unit: " MBits/s",
  of: "the fastest network port",
} as const;

/** The largest value that each counter can have, and of what. */
const LIMITS: Readonly<Record<HostCounter["figure"], { maximum: number; unit: string; of: string }>> = {
  used: { maximum: MAX_USED_PCT, unit: "%", of: "a processor at its highest clock" },
  util: { maximum: MAX_UTIL_PCT, unit: "%", of: "the time of a processor" },
  transmit: PORT_LIMIT,
  receive: PORT_LIMIT,
};

/** Why a counter cannot have a value, as counters that wrapped or were reset show it; `null` where it can. */
export function counterProblem({ figure }: HostCounter, value: number): string | null {
  const { maximum, unit, of } = LIMITS[figure];
  if (value < 0) return "is below 0";
  return value <= maximum ? null : `exceeds ${of} (${maximum.toLocaleString("en-US")}${unit})`;
}
