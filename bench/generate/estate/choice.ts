import type { Random } from "../random";

/** A whole number, both ends included. */
export function integer(random: Random, low: number, high: number): number {
  return Math.floor(random.between(low, high + 1));
}

export function pick<T>(random: Random, from: readonly [T, ...T[]] | readonly T[]): T {
  const found = from[integer(random, 0, from.length - 1)];
  if (found === undefined) throw new Error("there is nothing to pick from");
  return found;
}

export function chance(random: Random, share: number): boolean {
  return random.next() < share;
}
