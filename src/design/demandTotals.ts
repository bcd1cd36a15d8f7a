import type { Block } from "../sheets/block";
import { type CalculatedRow, resultBlock } from "../sheets/resultBlock";

const row = (
  id: string,
  label: string,
  unit: string,
  formula: string,
  format = "#,##0.0",
): CalculatedRow => ({
  ...{ id: `total.${id}`, label, unit, formula, format },
  known: "derived",
});

/** Is something in the way of the demand, or is there none? The sums would then be those of other VMs. */
const NOT_COMPLETE = '{demandProblem}<>"",COUNT({demand.vms})=0';

/** A sum over target clusters, empty where one of them leaves it open. */
const sum = (id: string, label: string, unit: string, column: string): CalculatedRow =>
  row(
    id,
    label,
    unit,
    `IF(OR(${NOT_COMPLETE},COUNT({demand.${column}})<COUNT({demand.vms})),"",SUM({demand.${column}}))`,
  );

/** An average over the classes' IOPS, empty where one of them leaves its I/O open. */
const average = (id: string, label: string, unit: string, column: string, format: string): CalculatedRow =>
  row(
    id,
    label,
    unit,
    `IF(N({total.iops})=0,"",SUMPRODUCT({needs.iops},{needs.${column}})/{total.iops})`,
    format,
  );

/** Results `total.vcpu` and so on: what all target clusters need together at the end of the plan. */
export function demandTotals(): Block {
  return resultBlock("What all target clusters need at the end of the plan", [
    sum("vcpu", "vCPU", "vCPU", "vcpu"),
    sum("ghz", "CPU", "GHz", "ghz"),
    sum("ram", "RAM", "GiB", "ram"),
    sum("low", "Used, low", "TiB", "low"),
    sum("used", "Used, plan", "TiB", "used"),
    sum("high", "Used, high", "TiB", "high"),
    row(
      "iops",
      "IOPS at the peak",
      "IOPS",
      `IF(OR(${NOT_COMPLETE},SUM({demand.noIo})>0),"",SUM({needs.iops}))`,
      "#,##0",
    ),
    average("ioSize", "I/O size", "KiB", "ioSize", "#,##0.0"),
    average("reads", "Reads", "of I/O", "ioReads", "0%"),
  ]);
}
