import type { SeriesPoint } from "../../model/benchmark/benchmarkRun";

/** HCIBench's --status-interval, and the finest step of a series. */
export const STEP_MS = 5000;
/** Longer tests than this are no tests; a damaged runtime must not fill the memory. */
const MAX_MS = 31 * 24 * 3600 * 1000;

interface Cell {
  /** Milliseconds of load that the cell covers, summed over the members. */
  coveredMs: number;
  ios: number;
  bytes: number;
  latencyNs: number;
  latencyIos: number;
}

/** What happened between two documents of one member. */
export interface Interval {
  fromMs: number;
  toMs: number;
  ios: number;
  bytes: number;
  /** Sum over the I/Os whose latency was measured, and their number. */
  latencyNs: number;
  latencyIos: number;
}

/**
 * Sums intervals of several members on a common grid, of five seconds unless their intervals are longer. Members do not print at the same instant,
 * so each interval is spread over the cells it touches; nothing is lost or counted twice.
 */
export class IntervalGrid {
  private readonly cells: Cell[] = [];

  constructor(readonly stepMs: number = STEP_MS) {}

  add(interval: Interval): void {
    const { fromMs, toMs } = interval;
    if (!(toMs > fromMs) || fromMs < 0 || toMs > MAX_MS) return;
    for (let index = Math.floor(fromMs / this.stepMs); index * this.stepMs < toMs; index += 1) {
      const overlap = Math.min(toMs, (index + 1) * this.stepMs) - Math.max(fromMs, index * this.stepMs);
      const share = overlap / (toMs - fromMs);
      this.addTo(index, {
        coveredMs: overlap,
        ios: interval.ios * share,
        bytes: interval.bytes * share,
        latencyNs: interval.latencyNs * share,
        latencyIos: interval.latencyIos * share,
      });
    }
  }

  merge(other: IntervalGrid): void {
    other.cells.forEach((cell, index) => {
      this.addTo(index, cell);
    });
  }

  /**
   * Rates of all members together, one point a cell. A cell less than half covered (the last few milliseconds of
   * a run) is left out; `null` when there is no point at all.
   */
  points(members: number): SeriesPoint[] | null {
    const points = this.cells.flatMap((cell, index) => {
      if (cell.coveredMs < (members * this.stepMs) / 2) return [];
      const seconds = cell.coveredMs / members / 1000;
      return [
        {
          second: ((index + 1) * this.stepMs) / 1000,
          iops: cell.ios / seconds,
          throughputBytesPerSecond: cell.bytes / seconds,
          latencyMs: cell.latencyIos > 0 ? cell.latencyNs / cell.latencyIos / 1e6 : null,
        },
      ];
    });
    return points.length > 0 ? points : null;
  }

  private addTo(index: number, part: Cell): void {
    while (this.cells.length <= index) {
      this.cells.push({ coveredMs: 0, ios: 0, bytes: 0, latencyNs: 0, latencyIos: 0 });
    }
    const cell = this.cells[index];
    if (!cell) return;
    cell.coveredMs += part.coveredMs;
    cell.ios += part.ios;
    cell.bytes += part.bytes;
    cell.latencyNs += part.latencyNs;
    cell.latencyIos += part.latencyIos;
  }
}
