import { explainCoreDump } from "../../model/coreDump/explainCoreDump";
import { ramGibOf, releaseOf } from "../_arguments";
import { spillTable } from "../_broadcast";
import { stepTable } from "../_stepTable";

/**
 * Shows how COREDUMP_GIB is calculated: the observed hosts and every step with value, unit, evidence level and source.
 * @customfunction COREDUMP_GIB_EXPLAIN
 * @param ram_gib RAM of the host, a single cell: a number is GiB; GB and TB are binary for RAM.
 * @param esxi ESXi version: 8.0, 8.0.3, 8.0 U3, 7.0 or unknown. Omitted: unknown.
 * @returns Table with the columns Step, Value, Unit, Evidence level, Source.
 * @unit table
 * @source What is the core dump size for ESXi 8.0 U3? (2024-12-02)
 * @example =COREDUMP_GIB_EXPLAIN(256) //=> 14 rows x 5 columns
 * @example =COREDUMP_GIB_EXPLAIN(1536,"7.0") //=> 17 rows x 5 columns
 */
export function COREDUMP_GIB_EXPLAIN(ram_gib: unknown[][], esxi?: unknown[][]): unknown[][] {
  return spillTable({ ram_gib }, { esxi }, (cells) =>
    stepTable(explainCoreDump(ramGibOf(cells.ram_gib), releaseOf(cells.esxi))),
  );
}
