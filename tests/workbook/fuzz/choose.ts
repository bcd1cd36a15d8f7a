import type { Random } from "../../../bench/generate/random";

/** A whole number from `low` to `high`, both included. */
export function whole(random: Random, low: number, high: number): number {
  return low + Math.floor(random.next() * (high - low + 1));
}

/** True in so many cases of one. */
export function chance(random: Random, share: number): boolean {
  return random.next() < share;
}

/** One of a list that is not empty. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const one = list[Math.floor(random.next() * list.length)];
  if (one === undefined) throw new Error("nothing to pick from");
  return one;
}
