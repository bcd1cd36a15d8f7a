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
 * else. The run is one of them, and so is a second copy of it; runs of one test share one list. Only complete runs repeat each
 * other: one that is not complete, or whose job `failed`, has itself alone.
 */
export function repeats(
  runs: readonly BenchmarkRun[],
  failed: ReadonlySet<BenchmarkRun> = new Set<BenchmarkRun>(),
): ReadonlyMap<BenchmarkRun, readonly BenchmarkRun[]> {
  const found = new Map<BenchmarkRun, readonly BenchmarkRun[]>(runs.map((run) => [run, [run]]));
  const complete = runs.filter((run) => !failed.has(run) && whyIncomplete(run) === null);
  for (const test of groupBy(complete, (run) => JSON.stringify([run.vms, run.job, testKey(run)])).values()) {
    for (const alike of ofOneSetup(test)) {
      for (const run of alike) found.set(run, alike);
    }
  }
  return found;
}

/** Runs whose files state the same setup. */
interface Setup {
  stated: readonly (string | number | null)[];
  runs: readonly BenchmarkRun[];
}

/**
 * Runs of a test in groups of one setup. Runs that state so little that they fit several setups, which contradict each other,
 * are a group of their own: which of these they repeat is not known.
 */
function ofOneSetup(test: readonly BenchmarkRun[]): (readonly BenchmarkRun[])[] {
  const setups = setupsOf(test);
  // Setups that state the same facts differ in one of them: none fits another.
  if (setups.every(({ stated }) => !stated.includes(null))) return setups.map(({ runs }) => runs);
  const fitting = new Map(setups.map((one) => [one, setups.filter((other) => areOne([one, other]))]));
  const clear = new Set(setups.filter((one) => areOne(fitting.get(one) ?? [])));
  const placed = new Set<Setup>();
  return setups.flatMap((one) => {
    if (placed.has(one)) return [];
    const together = clear.has(one) ? (fitting.get(one) ?? []).filter((other) => clear.has(other)) : [one];
    for (const setup of together) placed.add(setup);
    return [together.flatMap(({ runs }) => runs)];
  });
}

/** Each setup once, with the facts in which they differ at all. */
function setupsOf(test: readonly BenchmarkRun[]): Setup[] {
  const setups = [...groupBy(test, (run) => JSON.stringify(factsOf(run))).values()].map((runs) => ({
    stated: runs.slice(0, 1).flatMap(factsOf),
    runs,
  }));
  const [first] = setups;
  const differing = (first?.stated ?? []).map((value, i) => setups.some(({ stated }) => stated[i] !== value));
  return setups.map(({ stated, runs }) => ({ stated: stated.filter((_value, i) => differing[i]), runs }));
}

function factsOf(run: BenchmarkRun): (string | number | null)[] {
  return [hostCount(run) || null, ...SETUP.map((name) => setupFact(run, name)?.value ?? null)];
}

/** Whether setups state no fact with two values. What one of them does not state is not a difference. */
function areOne(setups: readonly Setup[]): boolean {
  const facts = setups[0]?.stated.length ?? 0;
  for (let i = 0; i < facts; i += 1) {
    let known: string | number | null = null;
    for (const { stated } of setups) {
      const value = stated[i] ?? null;
      if (known !== null && value !== null && value !== known) return false;
      known ??= value;
    }
  }
  return true;
}

/** Least and most of a figure over runs of one test. */
export interface Range {
  least: number;
  most: number;
  /** By how much the most is above the least, as a share: the largest change that a comparison of two of them shows. */
  by: number;
}

/** How far a figure of runs of one test is apart; `null` where fewer than two state it, or one is not above 0. */
export function rangeOf(
  alike: readonly BenchmarkRun[],
  figure: (run: BenchmarkRun) => number | null,
): Range | null {
  let [least, most, count] = [Infinity, -Infinity, 0];
  for (const run of alike) {
    const value = figure(run);
    if (value === null) continue;
    least = Math.min(least, value);
    most = Math.max(most, value);
    count += 1;
  }
  return count < 2 || least <= 0 ? null : { least, most, by: most / least - 1 };
}
