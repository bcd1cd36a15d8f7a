import { NEEDED_FACTS } from "./calibrationGaps";
import type { PlanCells } from "./planCells";

/** Do inputs of a report, not calculated yet, show what an I/O costs? */
export function calibrates({ has, number, rows }: PlanCells): boolean {
  if (!has("profile.size") || NEEDED_FACTS.some(({ id }) => number(id) === null)) return false;
  const [hostGhz, idleGhz] = [number("HostGhz") ?? 0, number("IdleGhz") ?? 0];
  return Array.from({ length: rows("cal.usage") }, (_, i) => number("cal.usage", i + 1)).some(
    (share) => share !== null && share * hostGhz > idleGhz,
  );
}

/**
 * What results of a benchmark show of the cost of an I/O, or what they lack for it, in one line.
 *
 * @param runs All runs that were imported.
 * @param gaps Why some show no cost.
 */
export function benchmarkLine(
  { has, number, rows }: PlanCells,
  { runs, gaps, isTaken }: { runs: number; gaps: readonly string[]; isTaken: boolean },
): string {
  const known = has("cal.khz")
    ? Array.from({ length: rows("cal.khz") }, (_, i) => number("cal.khz", i + 1)).filter(
        (khz) => khz !== null,
      )
    : [];
  const why = gaps.join("; ");
  if (known.length === 0) return `Benchmark: the CPU cost per I/O of that cluster is not known: ${why}`;
  const use = isTaken
    ? "and the design uses it"
    : "and the sheet Options offers it; the design uses the reference cluster";
  const others = gaps.length === 0 ? "" : `. The others do not: ${why}`;
  return `Benchmark: ${known.length} of ${runs} runs show the CPU cost per I/O of that cluster (sheet Calibration), ${use}${others}`;
}
