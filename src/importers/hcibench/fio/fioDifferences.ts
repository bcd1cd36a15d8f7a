import type { FioJob, FioSide, FioStatus } from "./fioStatus";
import type { Interval } from "../members/intervalGrid";
import { IntervalGrid } from "../members/intervalGrid";

interface Counters {
  runtimeMs: number;
  ios: number;
  bytes: number;
  latencyNs: number;
  latencyIos: number;
}

const ZERO: Counters = { runtimeMs: 0, ios: 0, bytes: 0, latencyNs: 0, latencyIos: 0 };

/**
 * Turns the cumulative documents of one member into true intervals, one grid a job. fio resets its counters when
 * the ramp ends; until then it counts I/Os but measures no latency, and those documents are dropped.
 */
export class FioDifferences {
  readonly grids: IntervalGrid[] = [];
  private readonly before: Counters[] = [];

  add(status: FioStatus): void {
    status.jobs.forEach((job, index) => {
      const now = counters(job);
      if (now.latencyIos === 0) return;
      const before = this.before[index] ?? ZERO;
      this.before[index] = now;
      // Counters that fall mean a second ramp or a restarted fio: start over from there.
      if (now.runtimeMs <= before.runtimeMs || now.ios < before.ios) return;
      const grid = (this.grids[index] ??= new IntervalGrid());
      grid.add(difference(before, now));
    });
  }
}

function counters({ read, write }: FioJob): Counters {
  const sum = (value: (side: FioSide) => number) => value(read) + value(write);
  const timed = (side: FioSide) => (side.totalIos > 0 && side.meanNs !== null ? side.latencyIos : 0);
  return {
    runtimeMs: Math.max(read.runtimeMs, write.runtimeMs),
    ios: sum((side) => side.totalIos),
    bytes: sum((side) => side.ioBytes),
    latencyNs: sum((side) => timed(side) * (side.meanNs ?? 0)),
    latencyIos: sum(timed),
  };
}

function difference(before: Counters, now: Counters): Interval {
  return {
    fromMs: before.runtimeMs,
    toMs: now.runtimeMs,
    ios: now.ios - before.ios,
    bytes: now.bytes - before.bytes,
    latencyNs: Math.max(0, now.latencyNs - before.latencyNs),
    latencyIos: Math.max(0, now.latencyIos - before.latencyIos),
  };
}
