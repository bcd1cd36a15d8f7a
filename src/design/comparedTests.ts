import type { TestedLoad } from "../model/benchmark/testedLoad";
import { whyNotEvidence } from "../model/benchmark/verdictEvidence";

/** Tests that a design is compared with; more tell it nothing new. */
export const MAX_TESTS = 40;

/** The tests that a design is compared with, and how many of a benchmark it is not compared with, by why. */
export interface ComparedTests {
  /** Those of which all is known first, then those that are not questionable, then those with the most IOPS per host. */
  compared: TestedLoad[];
  /** Beyond their latency target, or the usual limit where they have none, while others are not. */
  late: number;
  /** Of the same load as a better one. */
  weaker: number;
  /** More than there is room for. */
  cut: number;
}

/**
 * Chooses the tests that a design is compared with: within their latency target, the best of each load, and of too many as many
 * of each I/O size. Where no test is within its target, those beyond it stand for why.
 */
export function comparedTests(tests: readonly TestedLoad[]): ComparedTests {
  const within = tests.filter(({ latencyMs, mostMs }) => latencyMs === null || latencyMs <= mostMs);
  const standing = within.length > 0 ? within : tests;
  const best = bestOfEachLoad([...standing].sort(bestFirst));
  const compared = fairShare(best).sort(bestFirst);
  return {
    compared,
    late: tests.length - standing.length,
    weaker: standing.length - best.length,
    cut: best.length - compared.length,
  };
}

/** Tests that count are before those of which something is not known, which have no IOPS per host without hosts, and before questionable ones. */
function bestFirst(a: TestedLoad, b: TestedLoad): number {
  return lacks(a) - lacks(b) || doubts(a) - doubts(b) || perHost(b) - perHost(a) || b.iops - a.iops;
}

/** What keeps it from being compared: how many facts are not known. */
function lacks({ hosts, layout, latencyMs }: TestedLoad): number {
  return [hosts, layout, latencyMs].filter((fact) => fact === null).length;
}

/** 1 of a questionable test. */
function doubts({ against }: TestedLoad): number {
  return whyNotEvidence(against, "iops") === null ? 0 : 1;
}

function perHost({ iops, hosts }: TestedLoad): number {
  return hosts ? iops / hosts : 0;
}

/** The first of each I/O size, reads, layout and hosts. */
function bestOfEachLoad(sorted: readonly TestedLoad[]): TestedLoad[] {
  const found = new Map<string, TestedLoad>();
  for (const test of sorted) {
    const load = JSON.stringify([test.ioSizeKib, test.readShare, test.layout, test.hosts]);
    if (!found.has(load)) found.set(load, test);
  }
  return [...found.values()];
}

/** The first of each I/O size, then the second of each, and so on, as far as there is room. */
function fairShare(sorted: readonly TestedLoad[]): TestedLoad[] {
  const bySize = new Map<number, number>();
  return sorted
    .map((test) => {
      const turn = bySize.get(test.ioSizeKib) ?? 0;
      bySize.set(test.ioSizeKib, turn + 1);
      return { test, turn };
    })
    .sort((a, b) => a.turn - b.turn)
    .slice(0, MAX_TESTS)
    .map(({ test }) => test);
}
