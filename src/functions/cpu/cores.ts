import { coresFor } from "../../model/cpuCost/cpuCapacity";
import { coreHzOf, hzOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * Physical cores that some GHz of CPU keep busy at base clock.
 * @customfunction CPU_CORES
 * @param ghz CPU: a number is GHz.
 * @param core_ghz Base clock of a core: a number is GHz; for MHz enter "3600 MHz".
 * @returns Cores, with decimals.
 * @unit cores
 * @source Definition
 * @example =CPU_CORES(28,3.6) //=> 7.78
 * @example =CPU_CORES(2.5,"2500 MHz") //=> 1
 */
export function CPU_CORES(ghz: unknown[][], core_ghz: unknown[][]): unknown[][] {
  return broadcast({ ghz, core_ghz }, {}, (cells) =>
    coresFor(hzOf(cells.ghz, "ghz"), coreHzOf(cells.core_ghz)),
  );
}
