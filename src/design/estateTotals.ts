import type { Block } from "../sheets/block";
import { type CalculatedRow, resultBlock } from "../sheets/resultBlock";
import { figure } from "./methodFigures";

const FULL = ['VMs[Scope],"full"'];
const WITH_CAPACITY = [...FULL, 'VMs[Scope],"capacity"'];

const added = (scopes: readonly string[], call: (scope: string) => string): string =>
  scopes.map(call).join("+");

const row = (id: string, label: string, unit: string, formula: string, format = "#,##0"): CalculatedRow => ({
  ...{ id: `estate.${id}`, label, unit, formula, format },
  known: "estate",
});

/** A sum over VMs in some scopes, empty where too few of them say it. */
function sum(id: string, label: string, unit: string, column: string, scopes = FULL): CalculatedRow {
  const all = added(scopes, (scope) => `COUNTIFS(${scope})`);
  const known = added(scopes, (scope) => `COUNTIFS(${scope},VMs[${column}],">=0")`);
  const total = added(scopes, (scope) => `SUMIFS(VMs[${column}],${scope})`);
  const formula = `IF(OR(${known}=0,${known}<${figure("knownShare")}*(${all})),"",${total})`;
  return row(id, label, unit, formula, "#,##0.0");
}

/**
 * Results `estate.vms` and so on: what runs today, all clusters together. Sizes are also those of VMs whose capacity
 * counts.
 */
export function estateTotals(): Block {
  return resultBlock("What runs today", [
    row("vms", "VMs", "VMs", "ROWS(VMs[VM])"),
    row("full", "Of these in full", "VMs", 'COUNTIFS(VMs[Scope],"full")'),
    row("capacityOnly", "Their capacity alone", "VMs", 'COUNTIFS(VMs[Scope],"capacity")'),
    row("out", "Out", "VMs", 'COUNTIFS(VMs[Scope],"out")'),
    sum("vcpu", "vCPU", "vCPU", "vCPU"),
    sum("ramGib", "RAM", "GiB", "RAM (GiB)"),
    sum("diskGib", "Disks", "GiB", "Disk (GiB)", WITH_CAPACITY),
    sum("usedLowGib", "Used, low", "GiB", "Used low (GiB)", WITH_CAPACITY),
    sum("usedGib", "Used, plan", "GiB", "Used plan (GiB)", WITH_CAPACITY),
    sum("usedHighGib", "Used, high", "GiB", "Used high (GiB)", WITH_CAPACITY),
    sum("iopsPeakSum", "Sum of IOPS peaks", "IOPS", "IOPS peak"),
    row("hosts", "Hosts", "hosts", "SUM({origins.hosts})"),
    row("clusters", "Clusters", "clusters", 'COUNTIF({origins.name},"?*")'),
  ]);
}
