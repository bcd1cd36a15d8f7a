import type { BenchmarkRun } from "../../../model/benchmark/benchmarkRun";
import { groupBy } from "../../../model/groupBy";
import { testKey } from "../../runs/sameTest";
import { figure, percent } from "../figure";
import type { Finding } from "../finding";
import type { FindingContext, Rule } from "../rule";

/** From some block size on no size of a target moves more bytes: something limits the bandwidth. */
export const flatThroughput: Rule = {
  id: "flat-throughput",
  title: "Bandwidth limit",
  cause: "bandwidth",
  missing: () => null,
  find: ({ runs, labels, thresholds }) =>
    targets(runs)
      .flatMap((sizes) => plateau(sizes, thresholds) ?? [])
      .sort((a, b) => b.bytesPerSecond - a.bytesPerSecond)
      .map(({ places, bytesPerSecond, moved }): Finding => ({
        rule: "flat-throughput",
        severity: "caution",
        text: `${labels[places[0] ?? 0]}, and ${labels[places.at(-1) ?? 0]}: throughput does not grow with block size (${percent(moved)} spread): a bandwidth limit of about ${figure(bytesPerSecond / 1e9)} GB/s (device, network or policy).`,
        advice: null,
        runs: places,
      })),
};

/** Sizes nearer to each other, such as means of mixed I/Os, are one size for a bandwidth. */
const MIN_SIZE_RATIO = 1.5;

/** The fastest run of a block size. */
interface Size {
  place: number;
  blockSizeBytes: number;
  bytesPerSecond: number;
}

/** The block sizes of each target under one load with the fastest run of each, smallest first. */
function targets(runs: readonly BenchmarkRun[]): Size[][] {
  const sized = runs.flatMap((run, place) => {
    const { blockSizeBytes } = run.workload;
    const { throughputBytesPerSecond: bytesPerSecond } = run.results;
    if (blockSizeBytes === null || !bytesPerSecond) return [];
    return [{ key: targetKey(run), place, blockSizeBytes, bytesPerSecond }];
  });
  return [...groupBy(sized, ({ key }) => key).values()].map((target) =>
    [...groupBy(target, ({ blockSizeBytes }) => blockSizeBytes).values()]
      .map((repeats) =>
        repeats.reduce((best, one) => (one.bytesPerSecond > best.bytesPerSecond ? one : best)),
      )
      .sort((a, b) => a.blockSizeBytes - b.blockSizeBytes),
  );
}

/** What the runs of a target share. Jobs of one name are parts of one test where HCIBench ran them side by side. */
function targetKey(run: BenchmarkRun): string {
  const job = run.tool === "hcibench-fio" ? run.job : null;
  return JSON.stringify([testKey(run, ["blockSizeBytes"]), job]);
}

/**
 * The largest sizes of the target, each within the threshold of its highest throughput; `null` where none is much larger.
 * The figures are those of these sizes: a smaller size outside of them may be a little faster.
 */
function plateau(
  sizes: readonly Size[],
  { SameThroughput }: FindingContext["thresholds"],
): { places: number[]; bytesPerSecond: number; moved: number } | null {
  const highest = Math.max(...sizes.map(({ bytesPerSecond }) => bytesPerSecond));
  const below = ({ bytesPerSecond }: Size): boolean => (highest - bytesPerSecond) / highest > SameThroughput;
  const flat = sizes.slice(sizes.map(below).lastIndexOf(true) + 1);
  const [smallest, largest] = [flat[0], flat.at(-1)].map((size) => size?.blockSizeBytes ?? 0);
  if (!smallest || !largest || largest < smallest * MIN_SIZE_RATIO) return null;
  const rates = flat.map(({ bytesPerSecond }) => bytesPerSecond);
  const most = Math.max(...rates);
  return {
    places: flat.map(({ place }) => place),
    bytesPerSecond: most,
    moved: (most - Math.min(...rates)) / most,
  };
}
