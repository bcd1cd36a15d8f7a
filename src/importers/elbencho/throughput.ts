import type { PhaseLoad, PhaseSide } from "./elbenchoPhase";

/** Bounds of a rate, and the value that counts between them. */
interface Bounds {
  low: number;
  high: number;
  value: number;
}

/**
 * Bytes per second of a side. The CSV cuts them to whole MiB/s, which is 0 for 255 random IOPS of 4 KiB: bytes by time, or IOPS
 * by block size, are closer, and count where they agree with what is printed.
 */
export function throughput(
  side: PhaseSide,
  { blockSizeBytes }: PhaseLoad,
  lastMs: number | null,
): number | null {
  const { bytesPerSecond, bytes, iops } = side;
  if (bytesPerSecond === null) return null;
  const { value, step } = bytesPerSecond;
  const printed: Bounds = { low: value, high: value + step, value };
  const all = [printed];
  if (bytes !== null && lastMs) {
    // The time is cut to whole milliseconds.
    const [low, high] = [bytes.value / (lastMs + 1), (bytes.value + bytes.step) / lastMs];
    all.push({ low: low * 1000, high: high * 1000, value: (bytes.value / lastMs) * 1000 });
  }
  if (blockSizeBytes !== null && iops !== null)
    all.push({ low: iops * blockSizeBytes, high: (iops + 1) * blockSizeBytes, value: iops * blockSizeBytes });
  const agreeing = all.filter(({ low, high }) => low < printed.high && high > printed.low);
  const closest = agreeing.reduce((best, each) => (widthOf(each) < widthOf(best) ? each : best), printed);
  return Math.min(Math.max(closest.value, printed.low), printed.high);
}

const widthOf = ({ low, high }: Bounds): number => high - low;
