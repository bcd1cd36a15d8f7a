import { changeAgainst } from "../../model/performance/benchmarkRatios";
import { figureOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * Change of a benchmark figure against its baseline, as a share: 0.1 is 10% more.
 * @customfunction BENCH_CHANGE
 * @param test Figure of the test: IOPS, latency, CPU.
 * @param baseline The same figure of the baseline, more than 0.
 * @returns Share; 0.1 is +10%.
 * @unit share of 1
 * @source Definition
 * @example =BENCH_CHANGE(118.37,100) //=> 0.1837
 * @example =BENCH_CHANGE(1135752.6,939790.5) //=> 0.2085
 */
export function BENCH_CHANGE(test: unknown[][], baseline: unknown[][]): unknown[][] {
  return broadcast({ test, baseline }, {}, (cells) =>
    changeAgainst(figureOf(cells.test, "test"), figureOf(cells.baseline, "baseline")),
  );
}
