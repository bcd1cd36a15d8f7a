import { shareOfCapacity } from "../../model/cpuCost/cpuCapacity";
import { hzOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * Share of a CPU capacity that a load takes. It may exceed 100%: a load measured above base clock ran on turbo.
 * @customfunction CPU_SHARE
 * @param ghz CPU of the load: a number is GHz.
 * @param capacity_ghz CPU of the cluster at base clock: a number is GHz.
 * @returns Share, 0.6 is 60%.
 * @unit share of 1
 * @source Definition
 * @example =CPU_SHARE(462,691.2) //=> 0.668
 * @example =CPU_SHARE(131.72,115.2) //=> 1.143
 */
export function CPU_SHARE(ghz: unknown[][], capacity_ghz: unknown[][]): unknown[][] {
  return broadcast({ ghz, capacity_ghz }, {}, (cells) =>
    shareOfCapacity(hzOf(cells.ghz, "ghz"), hzOf(cells.capacity_ghz, "capacity_ghz")),
  );
}
