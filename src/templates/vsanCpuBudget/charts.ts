import type { Block } from "../../sheets/block";
import { chartBlock } from "../../sheets/chartBlock";

/** GHz by workload, and added up against what the cluster allows. */
export function charts(): Block {
  return chartBlock(18, [
    {
      kind: "column",
      title: "CPU by workload",
      description: "GHz of each workload: low, plan and high.",
      columns: "A:D",
      yTitle: "GHz",
      series: [
        { name: "Low", categories: "cost.name", values: "cost.low" },
        { name: "Plan", categories: "cost.name", values: "cost.ghz" },
        { name: "High", categories: "cost.name", values: "cost.high" },
      ],
    },
    {
      kind: "line",
      title: "Added up, against what is allowed",
      description:
        "GHz of the workloads added up from the first to the last, against the GHz that storage may take with all hosts up and after host failure.",
      columns: "E:I",
      yTitle: "GHz",
      series: [
        { name: "Workloads added up", categories: "cost.name", values: "added.sum" },
        { name: "Allowed", categories: "cost.name", values: "added.allowed" },
        { name: "Allowed after host failure", categories: "cost.name", values: "added.allowedDown" },
      ],
    },
  ]);
}
