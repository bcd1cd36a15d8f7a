import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";

/** MATCH refuses texts of more than 255 characters. */
const LONGEST = 250;

/** MATCH reads `*`, `?` and `~` in a text as wildcards: they become this. */
const PLAIN = "_";

/**
 * What tells a run from the others by the columns of the table Results, so that a row finds its run after sorting.
 * `RUN_KEY_FORMULA` spells the same.
 */
export function runKey({ case: name, datastore, job, results }: BenchmarkRun): string {
  const parts = [String(Math.round(results.iops ?? 0)), name, datastore ?? "", job ?? ""];
  return parts.join("|").replace(/[~*?]/g, PLAIN).slice(0, LONGEST);
}

/** The key of a row of the table Results. */
export const RUN_KEY_FORMULA = `LEFT(${["~", "*", "?"].reduce(
  (text, wildcard) => `SUBSTITUTE(${text},"${wildcard}","${PLAIN}")`,
  'ROUND(N([@IOPS]),0)&"|"&[@Case]&"|"&[@Datastore]&"|"&[@Job]',
)},${LONGEST})`;
