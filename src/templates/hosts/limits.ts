import type { Block } from "../../sheets/block";
import { chartBlock } from "../../sheets/chartBlock";
import { gridBlock } from "../../sheets/gridBlock";
import { MARK } from "../../sheets/pageTop";
import { resultBlock } from "../../sheets/resultBlock";

/** Fractions of a VM that rounding leaves behind must not cost one. */
const WHOLE = (vms: string): string => `INT(${vms}+0.000001)`;

/** Does it fit? What is short comes first, then what is only just there, then what is to be bought. */
export const VERDICT = [
  `IF({hosts}<{minHosts},"${MARK.bad} Does not fit, because "&{layout}&" needs "&{minHosts}&" hosts or more",`,
  `IF(COUNTIF({limits.verdict},"too little")>0,"${MARK.bad} Does not fit, because the hosts carry "&TEXT({carriedVms},"#,##0")&" VMs of this size ("&{hostLimit}&" limits first), and "&TEXT({vms},"#,##0")&" are planned",`,
  `IF({neededEnd}>{forData.low},"${MARK.caution} Fits by the plan, but not by the low estimate of capacity: "&TEXT({forData.low},"#,##0.0")&" TiB, and "&TEXT({neededEnd},"#,##0.0")&" are needed",`,
  `IF({selfHeals}<>"yes","${MARK.caution} Fits, but "&{hosts}&" hosts are too few for vSAN to protect "&{layout}&" again after the loss of one",`,
  `IF({buy}>0,"${MARK.caution} Fits, with "&TEXT({buy},"#,##0")&" TiB of vSAN to buy beyond what the edition ("&{edition}&") brings",`,
  `"${MARK.good} Fits, because every resource carries the "&TEXT({vms},"#,##0")&" VMs; "&{firstLimit}&" limits first, at "&TEXT(MIN({limits.vms}),"#,##0")&" VMs")))))`,
].join("");

/** One row a resource: what is needed, what is there, and for how many VMs it would do. */
export function limits(): Block {
  return gridBlock({
    id: "limits",
    heading: "What limits first",
    rows: 4,
    columns: [
      { id: "resource", header: "Resource", texts: ["CPU", "RAM", "Capacity", "vSAN licence"] },
      {
        id: "needed",
        header: "Needed",
        formula: ["{vms}*{vcpu}", "{ramNeeded}", "{neededEnd}", "{rawTib}"],
        format: "#,##0.0",
      },
      {
        id: "unit",
        header: "Unit",
        texts: ["vCPU, host down", "GiB, host down", "TiB, with growth", "raw TiB, included"],
      },
      {
        id: "available",
        header: "Available",
        formula: ["{coresDown}*{perCoreMost}", "{ramFreeDown}", "{forData}", "{included}"],
        format: "#,##0.0",
        style: "result",
      },
      {
        id: "used",
        header: "Used",
        formula: 'IF([available]>0,[needed]/[available],"")',
        format: "0%",
      },
      {
        id: "vms",
        header: "VMs that fit",
        formula: [
          WHOLE("[available]/{vcpu}"),
          WHOLE("[available]/{vmRam}"),
          WHOLE("[available]*1024/({vmUsed}*(1+{growth})^{years})"),
          WHOLE("{forData}*1024/({vmUsed}*(1+{growth})^{years})*[available]/[needed]"),
        ],
        format: "#,##0",
      },
      {
        id: "verdict",
        header: "Verdict",
        formula: [
          ...Array<string>(3).fill('IF([needed]<=[available],"fits","too little")'),
          'IF({buy}=0,"included","to buy")',
        ],
      },
    ],
  });
}

/** VMs that the hosts carry, and what ends first. A licence can be bought, so that it is not counted among the hosts' limits. */
export function carriedVms(): Block {
  const hostResources = [1, 2, 3].map((row) => `INDEX({limits.vms},${row})`).join(",");
  return resultBlock("VMs of this size", [
    {
      id: "carriedVms",
      label: "VMs that the hosts carry",
      formula: `MIN(${hostResources})`,
      unit: "VMs",
      format: "#,##0",
      style: "headline",
      known: "derived",
    },
    {
      id: "hostLimit",
      label: "What limits first in the hosts",
      formula: "INDEX({limits.resource},MATCH({carriedVms},{limits.vms},0))",
      unit: "",
      style: "words",
      known: "derived",
    },
    {
      id: "firstLimit",
      label: "What limits first, licence included",
      formula: "INDEX({limits.resource},MATCH(MIN({limits.vms}),{limits.vms},0))",
      unit: "",
      style: "words",
      known: "derived",
    },
  ]);
}

/** How full each resource is. */
export function limitsChart(): Block {
  return chartBlock(11, [
    {
      kind: "bar",
      title: "Share of each resource in use",
      description:
        "Needed divided by available for CPU, RAM, capacity and vSAN licence; above 1 it does not fit.",
      columns: "A:G",
      yTitle: "Needed ÷ available",
      series: [{ name: "Needed ÷ available", categories: "limits.resource", values: "limits.used" }],
    },
  ]);
}
