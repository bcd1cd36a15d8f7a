import type { BenchmarkRun } from "../../../model/benchmark/benchmarkRun";
import { sameTest } from "../../runs/sameTest";
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

function flatPairs(runs: readonly BenchmarkRun[], thresholds: FindingContext["thresholds"]): FlatPair[] {
  return runs.flatMap((small, i) =>
    runs.flatMap((large, j): FlatPair[] => {
      const sizes = [small.workload.blockSizeBytes, large.workload.blockSizeBytes] as const;
      const [a, b] = [small.results.throughputBytesPerSecond, large.results.throughputBytesPerSecond];
      if (sizes[0] === null || sizes[1] === null || sizes[0] >= sizes[1] || !a || !b) return [];
      if (!sameTest(small, large, ["blockSizeBytes"])) return [];
      const bytesPerSecond = Math.max(a, b);
      const moved = Math.abs(a - b) / bytesPerSecond;
      return moved <= thresholds.SameThroughput ? [{ small: i, large: j, bytesPerSecond, moved }] : [];
    }),
  );
}
