import type { Block } from "../../sheets/block";
import { chartBlock } from "../../sheets/chartBlock";

/** Workloads that are drawn: more places would mostly stand empty. */
export const DRAWN = 6;

/** GHz added up workload by workload against what the cluster allows. */
export function addedUpChart(): Block {
  return chartBlock(18, [
    {
      kind: "line",
      title: `The first ${DRAWN} added up, against what is allowed`,
      description:
        "GHz of the first workloads added up one by one, against the GHz that storage may take with all hosts up and after host failure.",
      columns: "A:G",
      rows: DRAWN,
      yTitle: "GHz",
      series: [
        { name: "Cumulative workloads", categories: "cost.name", values: "added.sum" },
        { name: "Allowed", categories: "cost.name", values: "added.allowed" },
        { name: "Allowed after host failure", categories: "cost.name", values: "added.allowedDown" },
      ],
    },
  ]);
}
