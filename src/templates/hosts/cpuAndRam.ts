import type { Block } from "../../sheets/block";
import { resultBlock, type CalculatedRow } from "../../sheets/resultBlock";

const figure = (
  id: string,
  label: string,
  unit: string,
  formula: string,
  known: string,
  format = "#,##0.0",
): CalculatedRow => ({ id, label, unit, formula, known, format });

/** Cores, GHz, what storage may take of them, and how many vCPU share a core. */
export function cpuRows(): Block {
  const capacity = (hosts: string) => `CPU_CAPACITY_GHZ(${hosts},{sockets},{cores},{clock})`;
  return resultBlock("CPU", [
    figure("coresAll", "Cores", "cores", "{hosts}*{sockets}*{cores}", "definition", "#,##0"),
    figure(
      "coresDown",
      "Cores after host failure",
      "cores",
      "({hosts}-{failures})*{sockets}*{cores}",
      "definition",
      "#,##0",
    ),
    figure("ghz", "CPU at base clock", "GHz", capacity("{hosts}"), "definition"),
    figure("ghzDown", "CPU after host failure", "GHz", capacity("{hosts}-{failures}"), "definition"),
    {
      ...figure("storageGhz", "CPU that storage may take", "GHz", "{ghz}*{storageShare}", "assumption"),
      style: "headline",
    },
    {
      ...figure(
        "storageGhzDown",
        "Storage CPU after host failure",
        "GHz",
        "{ghzDown}*{storageShare}",
        "assumption",
      ),
      style: "headline",
    },
    figure("perCore", "vCPU per core", "vCPU per core", "{vms}*{vcpu}/{coresAll}", "derived", "0.00"),
    figure(
      "perCoreDown",
      "vCPU per core after host failure",
      "vCPU per core",
      "{vms}*{vcpu}/{coresDown}",
      "derived",
      "0.00",
    ),
  ]);
}

/** What VMs can have of the RAM. */
export function ramRows(): Block {
  const free = (hosts: string) => `${hosts}*MAX(0,{ram}-{esxiRam})`;
  return resultBlock("RAM", [
    figure("ramAll", "RAM of all hosts", "GiB", "{hosts}*{ram}", "definition", "#,##0"),
    figure("ramFree", "For VMs", "GiB", free("{hosts}"), "derived", "#,##0"),
    figure(
      "ramFreeDown",
      "For VMs after host failure",
      "GiB",
      free("({hosts}-{failures})"),
      "derived",
      "#,##0",
    ),
    figure("ramNeeded", "Needed by the VMs", "GiB", "{vms}*{vmRam}", "derived", "#,##0"),
    figure("ramLeft", "Left over", "GiB", "{ramFree}-{ramNeeded}", "derived", "#,##0"),
    figure(
      "ramLeftDown",
      "Left over after host failure",
      "GiB",
      "{ramFreeDown}-{ramNeeded}",
      "derived",
      "#,##0",
    ),
  ]);
}
