import type { FioDirection } from "./fioDirection";
import type { FioResultJob } from "./fioResult";
import { runtimeMsOf } from "./fioTotals";
import type { PlacedResult } from "./placedResult";

/** Reads and writes that a job did; `null` where unknown. */
type Ios = [reads: number | null, writes: number | null];

/** Rates are printed with at least three digits: `10.4k`. */
const PRINTED_SHARE = 0.01;

/**
 * Answers whether the JSON of a text has a job of its normal output. Other runs of a job have its name, but neither its I/Os
 * nor its run time.
 *
 * @param results The results of the JSON.
 */
export function jobsInJson(
  results: readonly PlacedResult[],
): (job: FioResultJob, hasCounted: boolean) => boolean {
  const known = new Map<string, Map<string, Ios>>();
  for (const { result } of results) {
    for (const job of [...result.jobs, ...(result.allClients ? [result.allClients] : [])]) {
      const ofKey = known.get(keyOf(job)) ?? new Map<string, Ios>();
      // Thousands of jobs without I/O are one.
      for (const ios of [iosOf(job), iosOf(job, true)]) ofKey.set(ios.join(), ios);
      known.set(keyOf(job), ofKey);
    }
  }
  return (job, hasCounted) => {
    const own = iosOf(job);
    const share = hasCounted ? 0 : PRINTED_SHARE;
    // fio 2 counts in JSON, and without "issued rwts" in text, only by its IOPS, which are cut to whole ones.
    const cut = runtimeMsOf(job) / 1000;
    const isNear = (a: number | null, b: number | null) =>
      a !== null && b !== null && Math.abs(a - b) <= cut + share * b;
    return [...(known.get(keyOf(job))?.values() ?? [])].some((ios) =>
      own.every((count, index) => isNear(count, ios[index] ?? null)),
    );
  };
}

function keyOf(job: FioResultJob): string {
  return `${runtimeMsOf(job)} ${job.name}`;
}

/** @param hasOnlyMoved Whether I/Os that failed are left out: the text may have no line for them. */
function iosOf({ directions: { read, write, mixed } }: FioResultJob, hasOnlyMoved = false): Ios {
  const count = (side: FioDirection | null) => (!side || (hasOnlyMoved && side.iops === 0) ? 0 : side.ios);
  return read || write ? [count(read), count(write)] : [count(mixed), 0];
}
