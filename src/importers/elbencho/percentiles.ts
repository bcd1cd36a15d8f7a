import type { LatencyBin } from "../../model/benchmark/benchmarkRun";
import type { HistogramBin, PhaseSide } from "./elbenchoPhase";

const US_PER_MS = 1000;

/**
 * The latency that a share of the I/Os did not exceed, in ms: the upper edge of its bin, as elbencho's console prints it
 * (`99%<=`), or the maximum where that is below. Edges are 19% apart.
 */
export function percentileMs({ histogram, maxLatencyUs }: PhaseSide, share: number): number | null {
  if (histogram === null) return null;
  const all = histogram.reduce((sum, { count }) => sum + count, 0);
  let counted = 0;
  for (const { upToUs, count } of histogram) {
    counted += count;
    if (count > 0 && counted >= share * all) return Math.min(upToUs, maxLatencyUs ?? Infinity) / US_PER_MS;
  }
  return null;
}

/** Shares of the I/Os of all sides by latency; `null` where one has no histogram. */
export function latencyBins(sides: readonly PhaseSide[]): LatencyBin[] | null {
  const counts = new Map<number, number>();
  for (const { histogram } of sides) {
    if (histogram === null) return null;
    for (const { upToUs, count } of histogram) counts.set(upToUs, (counts.get(upToUs) ?? 0) + count);
  }
  const bins: HistogramBin[] = [...counts].map(([upToUs, count]) => ({ upToUs, count }));
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  return bins
    .sort((a, b) => a.upToUs - b.upToUs)
    .map(({ upToUs, count }) => ({ upToMs: upToUs / US_PER_MS, share: count / all }));
}
