import type { Interface } from "./network";

/**
 * Orders addresses by number, and the same address by prefix length, the larger network first.
 *
 * @example ["10.0.0.10", "10.0.0.9"].map(parseInterface).sort(compareInterfaces).map(({ address }) => address & 255)
 *   //=> [9, 10]
 */
export function compareInterfaces(a: Interface, b: Interface): number {
  return a.address - b.address || a.prefixLength - b.prefixLength;
}
