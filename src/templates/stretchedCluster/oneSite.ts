import { DATA_SITES } from "../../model/stretchedCluster/siteLimits";
import type { Block } from "../../sheets/block";
import { resultBlock } from "../../sheets/resultBlock";

/** Compute of the site that is left: it runs all VMs. */
export function computeRows(): Block {
  return resultBlock("Compute: one site alone runs all VMs", [
    {
      id: "siteRam",
      label: "RAM of one site for VMs",
      formula: "{hosts}*MAX(0,{hostRam}-{esxiRam})",
      unit: "GiB",
      format: "#,##0",
      known: "entered",
    },
    {
      id: "allRam",
      label: "RAM of all VMs",
      formula: "{vms}*{vmRam}",
      unit: "GiB",
      format: "#,##0",
      known: "entered",
    },
    {
      id: "perCore",
      label: "vCPU per core with one site",
      formula: "{vms}*{vcpu}/({hosts}*{cores})",
      unit: "vCPU per core",
      format: "0.00",
      known: "derived",
    },
    {
      id: "perCoreBoth",
      label: "vCPU per core with both sites",
      formula: `{perCore}/${DATA_SITES.value}`,
      unit: "vCPU per core",
      format: "0.00",
      known: "derived",
    },
    {
      id: "admission",
      label: "CPU and RAM that HA keeps free",
      formula: `1-1/${DATA_SITES.value}`,
      unit: "%",
      format: "0%",
      known: "derived",
    },
  ]);
}
