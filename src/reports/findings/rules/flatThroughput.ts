import type { BenchmarkRun } from "../../../model/benchmark/benchmarkRun";
import { groupBy } from "../../runs/groupBy";
import { sameTest, testKey } from "../../runs/sameTest";
import { figure, percent } from "../figure";
import type { Finding } from "../finding";
import type { FindingContext, Rule } from "../rule";

/** A larger block size moves no more bytes: something limits the bandwidth. */
export const flatThroughput: Rule = {
  id: "flat-throughput",
  cause: "bandwidth",
  missing: () => null,
  find: ({ runs, labels, thresholds }) =>
    flatPairs(runs, thresholds)
      .sort((a, b) => b.bytesPerSecond - a.bytesPerSecond)
      .map(({ small, large, bytesPerSecond, moved }): Finding => ({
        rule: "flat-throughput",
        severity: "caution",
        text: `${labels[small]}, and ${labels[large]}: throughput does not grow with block size (${percent(moved)} apart): a bandwidth limit of about ${figure(bytesPerSecond / 1e9)} GB/s (device, network or policy).`,
        advice: null,
        runs: [small, large],
      })),
};

/** Two runs by their places, the larger of their throughputs, and how far apart these are as a share of it. */
interface FlatPair {
  small: number;
  large: number;
  bytesPerSecond: number;
  moved: number;
}

/** A run with both figures, by its place. */
interface SizedRun {
  run: BenchmarkRun;
  place: number;
  size: number;
  bytesPerSecond: number;
}

/**
 * For each run that is in such a pair at least one of them, the one of the largest throughput in any case: each of a
 * thousand repeats of one size with each of another would be a million sentences.
 */
function flatPairs(runs: readonly BenchmarkRun[], thresholds: FindingContext["thresholds"]): FlatPair[] {
  const sized = runs.flatMap((run, place): SizedRun[] => {
    const { blockSizeBytes: size } = run.workload;
    const { throughputBytesPerSecond: bytesPerSecond } = run.results;
    return size === null || !bytesPerSecond ? [] : [{ run, place, size, bytesPerSecond }];
  });
  const alike = groupBy(sized, ({ run }) => testKey(run, ["blockSizeBytes"]));
  return [...alike.values()].flatMap((group) => pairsOf(group, thresholds.SameThroughput));
}

function pairsOf(group: readonly SizedRun[], tolerance: number): FlatPair[] {
  const falling = [...group].sort((a, b) => b.bytesPerSecond - a.bytesPerSecond);
  const otherSize = placesOfOtherSize(falling);
  const pairs = new Map<string, FlatPair>();
  let top = 0;
  for (const one of falling) {
    while (movedBetween(falling[top] ?? one, one) > tolerance) top += 1;
    let at = falling[top]?.size === one.size ? otherSize[top] : top;
    let partner = falling[at ?? Infinity];
    // Only jobs that HCIBench ran side by side are passed over.
    while (partner && at !== undefined && !isFlat(one, partner)) partner = falling[(at += 1)];
    if (!partner || movedBetween(one, partner) > tolerance) continue;
    const [small, large] = one.size < partner.size ? [one, partner] : [partner, one];
    pairs.set(`${small.place} ${large.place}`, {
      small: small.place,
      large: large.place,
      bytesPerSecond: Math.max(one.bytesPerSecond, partner.bytesPerSecond),
      moved: movedBetween(one, partner),
    });
  }
  return [...pairs.values()].sort((a, b) => a.small - b.small || a.large - b.large);
}

function isFlat(one: SizedRun, other: SizedRun): boolean {
  return one.size !== other.size && sameTest(one.run, other.run, ["blockSizeBytes"]);
}

function movedBetween(a: SizedRun, b: SizedRun): number {
  return Math.abs(a.bytesPerSecond - b.bytesPerSecond) / Math.max(a.bytesPerSecond, b.bytesPerSecond);
}

/** For each run of a list the place of the next one that has another block size; behind the end where there is none. */
function placesOfOtherSize(list: readonly SizedRun[]): number[] {
  const places: number[] = [];
  for (let at = list.length - 1; at >= 0; at -= 1) {
    const isNext = list[at + 1]?.size !== list[at]?.size;
    places[at] = isNext ? at + 1 : (places[at + 1] ?? list.length);
  }
  return places;
}
