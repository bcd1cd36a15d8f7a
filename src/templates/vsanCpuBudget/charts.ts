import type { Block } from "../../sheets/block";
import { chartBlock } from "../../sheets/chartBlock";

/** Workloads that are drawn: more places would mostly stand empty. */
const DRAWN = 6;

/** GHz by workload, and added up against what the cluster allows. */
export function charts(): Block {
  return chartBlock(18, [
    {
      kind: "column",
      title: `CPU by workload (the first ${DRAWN})`,
      description: `GHz of each of the first ${DRAWN} workloads: low, plan and high.`,
      columns: "A:D",
      rows: DRAWN,
      yTitle: "GHz",
      series: [
        { name: "Low", categories: "cost.name", values: "cost.low" },
        { name: "Plan", categories: "cost.name", values: "cost.ghz" },
        { name: "High", categories: "cost.name", values: "cost.high" },
      ],
    },
    {
      kind: "line",
      title: `The first ${DRAWN} added up, against what is allowed`,
      description:
        "GHz of the first workloads added up one by one, against the GHz that storage may take with all hosts up and after host failure.",
      columns: "E:I",
      rows: DRAWN,
      yTitle: "GHz",
      series: [
        { name: "Workloads added up", categories: "cost.name", values: "added.sum" },
        { name: "Allowed", categories: "cost.name", values: "added.allowed" },
        { name: "Allowed after host failure", categories: "cost.name", values: "added.allowedDown" },
      ],
    },
  ]);
}
