import { at } from "./generate/at";

/** The middle of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return at(sorted, Math.floor(sorted.length / 2));
}

/** Median of the milliseconds that some work takes, after one run that does not count. */
export async function medianMs(rounds: number, work: () => unknown): Promise<number> {
  return at(await medianMsInTurn(rounds, [work]), 0);
}

/** The same of several works, run in turn so that a busy machine slows all of them. */
export async function medianMsInTurn(rounds: number, works: readonly (() => unknown)[]): Promise<number[]> {
  for (const work of works) await work();
  const timed = works.map((work) => ({ work, times: [] as number[] }));
  for (let round = 0; round < rounds; round++) {
    for (const { work, times } of timed) {
      const start = performance.now();
      await work();
      times.push(performance.now() - start);
    }
  }
  return timed.map(({ times }) => median(times));
}
