import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { SETUP_FACTS, setupFact, type SetupFactName } from "../../model/benchmark/setupFact";
import { groupBy } from "../../model/groupBy";
import { hostCount } from "./hostCount";
import { whyIncomplete } from "./incomplete";
import { testKey } from "./sameTest";

/** What a repeat may find otherwise: the state of the datastore, and what was done to its VMs before. */
const STATE: readonly SetupFactName[] = [
  "freeGib",
  "health",
  "healthFindings",
  "reuseVms",
  "diskPreparation",
];

const SETUP = (Object.keys(SETUP_FACTS) as SetupFactName[]).filter((name) => !STATE.includes(name));

/**
 * For each run all runs of its test: the same load by the same job in as many VMs, in a setup of which the files state nothing
 * else. The run is one of them, and so is a second copy of it.
 */
export function repeats(runs: readonly BenchmarkRun[]): ReadonlyMap<BenchmarkRun, readonly BenchmarkRun[]> {
  const found = new Map<BenchmarkRun, readonly BenchmarkRun[]>();
  for (const test of groupBy(runs, (run) => JSON.stringify([run.vms, run.job, testKey(run)])).values()) {
    const setups = [...groupBy(test, (run) => JSON.stringify(setupOf(run)))].map(([, alike]) => alike);
    for (const alike of setups) {
      const all = setups.filter((others) => agree(alike[0], others[0])).flat();
      for (const run of alike) found.set(run, all);
    }
  }
  return found;
}

function setupOf(run: BenchmarkRun): (string | number | null)[] {
  return [hostCount(run) || null, ...SETUP.map((name) => setupFact(run, name)?.value ?? null)];
}

/** What one of them does not state is no difference. */
function agree(a: BenchmarkRun | undefined, b: BenchmarkRun | undefined): boolean {
  if (!a || !b) return false;
  const other = setupOf(b);
  return setupOf(a).every((value, i) => value === null || other[i] === null || value === other[i]);
}

/** Least and most of a figure over runs of one test. */
export interface Range {
  least: number;
  most: number;
  /** By how much the most is above the least, as a share: the largest change that a comparison of two of them shows. */
  by: number;
}

/** How far a figure of complete runs of one test is apart; `null` where fewer than two state it, or one is not above 0. */
export function rangeOf(
  alike: readonly BenchmarkRun[],
  figure: (run: BenchmarkRun) => number | null,
): Range | null {
  const figures = alike.flatMap((run) => (whyIncomplete(run) === null ? (figure(run) ?? []) : []));
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  return figures.length < 2 || least <= 0 ? null : { least, most, by: most / least - 1 };
}
