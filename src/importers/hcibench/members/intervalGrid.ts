import type { SeriesPoint } from "../../../model/benchmark/benchmarkRun";

/** HCIBench's --status-interval, and the finest step of a series. */
export const STEP_MS = 5000;
/** Longer tests than this are no tests; a damaged runtime must not fill the memory. */
const MAX_MS = 31 * 24 * 3600 * 1000;

/** Share of a cell that counts as all of it: sums of parts of milliseconds are never exact. */
const WHOLE = 0.999;

interface Cell {
  /** Milliseconds of the cell that intervals cover. */
  coveredMs: number;
  ios: number;
  bytes: number;
  latencyNs: number;
  latencyIos: number;
}

const NOTHING: Cell = { coveredMs: 0, ios: 0, bytes: 0, latencyNs: 0, latencyIos: 0 };

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

/** A grid as data alone. */
export type MemberGrid = Pick<IntervalGrid, "cells" | "stepMs">;

/**
 * One member's intervals on the grid that all members share, of five seconds unless their intervals are longer.
 * Members do not print at the same instant, so each interval is spread over the cells it touches; nothing is lost or
 * counted twice.
 */
export class IntervalGrid {
  readonly cells: Cell[] = [];

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

  private addTo(index: number, part: Cell): void {
    while (this.cells.length <= index) {
      this.cells.push({ ...NOTHING });
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

/**
 * Rates of all members together, one point a cell. A cell counts when each member covers half of it or more (the
 * last milliseconds of a run do not), with its rate over the time that it covers. `leftOut` is the number of cells
 * that some member covers wholly and another does not.
 */
export function sumGrids(grids: readonly MemberGrid[]): { points: SeriesPoint[]; leftOut: number } {
  const stepMs = grids[0]?.stepMs ?? STEP_MS;
  const points: SeriesPoint[] = [];
  let leftOut = 0;
  for (let index = 0; grids.some(({ cells }) => cells.length > index); index += 1) {
    const cells = grids.map((grid) => grid.cells[index] ?? NOTHING);
    if (cells.some((cell) => cell.coveredMs < stepMs / 2)) {
      if (cells.some((cell) => cell.coveredMs >= stepMs * WHOLE)) leftOut += 1;
      continue;
    }
    const rate = (value: (cell: Cell) => number) =>
      cells.reduce((sum, cell) => sum + (value(cell) / cell.coveredMs) * 1000, 0);
    const total = (value: (cell: Cell) => number) => cells.reduce((sum, cell) => sum + value(cell), 0);
    const latencyIos = total((cell) => cell.latencyIos);
    points.push({
      second: ((index + 1) * stepMs) / 1000,
      iops: rate((cell) => cell.ios),
      throughputBytesPerSecond: rate((cell) => cell.bytes),
      latencyMs: latencyIos > 0 ? total((cell) => cell.latencyNs) / latencyIos / 1e6 : null,
    });
  }
  return { points, leftOut };
}
