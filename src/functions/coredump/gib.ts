import { coreDumpSize } from "../../model/coreDump/coreDumpSize";
import { explainCoreDump } from "../../model/coreDump/explainCoreDump";
import { choose, ramGibOf, releaseOf } from "../_arguments";
import { broadcast } from "../_broadcast";
import { reportSteps } from "../_explained";

/**
 * Size of the core dump file that an ESXi host sets aside, from its RAM. It rests on four observed hosts: no vendor table exists.
 * @customfunction COREDUMP_GIB
 * @param ram_gib RAM of the host: a number is GiB; GB and TB are binary for RAM, "1.5 TB" is 1,536 GiB.
 * @param esxi ESXi version: 8.0, 8.0.3, 8.0 U3, 7.0 or unknown. Omitted: unknown, a conservative figure without a limit.
 * @param estimate plan (default), low, high, or label: the evidence level.
 * @returns GiB.
 * @unit GiB
 * @source What is the core dump size for ESXi 8.0 U3? (2024-12-02)
 * @example =COREDUMP_GIB(256) //=> 3.84
 * @example =COREDUMP_GIB(256,"8.0.3") //=> 3.62
 * @example =COREDUMP_GIB(1536,"7.0") //=> 15.0
 * @example =COREDUMP_GIB("1 TB","8.0","label") //=> "extrapolated"
 */
export function COREDUMP_GIB(ram_gib: unknown[][], esxi?: unknown[][], estimate?: unknown[][]): unknown[][] {
  return broadcast({ ram_gib }, { esxi, estimate }, (cells) => {
    const [ramGib, release] = [ramGibOf(cells.ram_gib), releaseOf(cells.esxi)];
    reportSteps(() => explainCoreDump(ramGib, release));
    return choose(coreDumpSize(ramGib, release), cells.estimate);
  });
}
