/** The middle of some figures. */
export function median(figures) {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Median of the milliseconds that some work takes, after one run that does not count. */
export async function medianMs(rounds, work) {
  const [time] = await medianMsInTurn(rounds, [work]);
  return time;
}

/** The same of several works, run in turn so that a busy machine slows all of them. */
export async function medianMsInTurn(rounds, works) {
  for (const work of works) await work();
  const times = works.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [i, work] of works.entries()) {
      const start = performance.now();
      await work();
      times[i].push(performance.now() - start);
    }
  }
  return times.map(median);
}
