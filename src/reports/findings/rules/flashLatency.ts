import { directions } from "../directions";
import { figure } from "../figure";
import { runRule } from "../runRule";
import { slowDirections } from "../slowDirections";

/** From this block size on an I/O takes longer for its bytes alone. */
const SMALL_BYTES = 64 * 2 ** 10;

/** Small I/O takes longer than all-flash storage needs; above the usual limit that is said instead. */
export const flashLatency = runRule({
  id: "flash-latency",
  cause: "latency",
  says: (run, { thresholds }) => {
    const { blockSizeBytes } = run.workload;
    if (blockSizeBytes === null || blockSizeBytes >= SMALL_BYTES) return null;
    if (slowDirections(run, thresholds).length > 0) return null;
    const slow = directions(run)
      .filter(({ averageMs }) => averageMs > thresholds.FlashLatencyLimit)
      .sort((a, b) => b.averageMs - a.averageMs);
    const [worst] = slow;
    if (!worst) return null;
    const figures = slow.map(({ name, averageMs }) => `${name} latency ${figure(averageMs)} ms`);
    return {
      severity: "caution",
      text: `${figures.join(", ")}: high for all-flash storage below 64 KiB, where ${figure(thresholds.FlashLatencyLimit)} ms are usual at most.`,
      weight: worst.averageMs,
    };
  },
});
