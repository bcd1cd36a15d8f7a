import type { Block } from "../../sheets/block";
import { shareOf } from "../../sheets/formulaText";
import { gridBlock } from "../../sheets/gridBlock";
import { resultBlock } from "../../sheets/resultBlock";

/** Fractions of a VM that rounding leaves behind must not cost one. */
const WHOLE = (vms: string): string => `INT(${vms}+0.000001)`;

/** Resources in the order of the table, the license last: names here and on the first page, and the number format there. */
export const RESOURCES = [
  { name: "CPU", short: "CPU, cores with storage", format: "#,##0" },
  { name: "Storage CPU", short: "Storage CPU, GHz", format: "#,##0" },
  { name: "RAM", short: "RAM, GiB", format: "#,##0" },
  { name: "Capacity", short: "Capacity, TiB", format: "#,##0.0" },
  { name: "Capacity with a host lost", short: "Capacity, host lost, TiB", format: "#,##0.0" },
  { name: "Network", short: "Network, Gb/s per port", format: "#,##0.0" },
  { name: "VMs per host", short: "VMs per host", format: "#,##0" },
  { name: "vSAN license", short: "vSAN license, TiB", format: "#,##0.0" },
] as const;

const COUNT = RESOURCES.length;

/** Data of a VM at the end of the plan, in GiB. */
const GROWN = "({vmUsed}*(1+{growth})^{years})";

/** What the VMs need of a resource grows with their number. */
const SCALED = WHOLE("{vms}*[available]/[needed]");

/** Is the NIC slower than vSAN ESA asks for, whatever the VMs need? A condition. */
export const NIC_IS_TOO_SLOW = "{nicGbit}<{nicLeast}";

/** One row a resource: what is needed by plan and at both ends of the estimate, what is there, and for how many VMs it would do. */
export function limits(): Block {
  return gridBlock({
    id: "limits",
    heading: "First limit",
    rows: COUNT,
    columns: [
      { id: "resource", header: "Resource", texts: RESOURCES.map(({ name }) => name) },
      {
        id: "needed",
        header: "Needed",
        formula: [
          "{vms}*{vcpu}/{perCoreMost}+{peakCores}",
          "{peakGhz}",
          "{ramNeeded}",
          "{neededEnd}",
          "{neededEnd}",
          "{peak.port}",
          "{vmsPerHostDown}",
          "{rawTib}",
        ],
        format: "#,##0.0",
      },
      {
        id: "unit",
        header: "Unit",
        texts: [
          "cores with storage",
          "GHz, after host failure",
          "GiB, after host failure",
          "TiB, with growth",
          "TiB, with growth",
          "Gb/s per port",
          "VMs, after host failure",
          "raw TiB, included",
        ],
      },
      {
        id: "available",
        header: "Available",
        formula: [
          "{coresDown}",
          "{storageGhzDown}",
          "{ramFreeDown}",
          "{forData}",
          "{forDataDown}",
          "{nicGbit}",
          "{vmsPerHostMost}",
          "{included}",
        ],
        format: "#,##0.0",
        style: "result",
      },
      { id: "used", header: "Used", formula: shareOf("[needed]", "[available]"), format: "0%" },
      {
        id: "usedLow",
        header: "Used, low",
        formula: [
          "[used]-IF({coresDown}>0,({peakCores}-{peakCores.low})/{coresDown},0)",
          shareOf("{peakGhz.low}", "[available]"),
          "[used]",
          shareOf("[needed]", "{forData.high}"),
          shareOf("[needed]", "{forDataDown.high}"),
          "{peak.low}/{nicGbit}",
          "[used]",
          "[used]",
        ],
        format: "0%",
      },
      {
        id: "usedHigh",
        header: "Used, high",
        formula: [
          "[used]+IF({coresDown}>0,({peakCores.high}-{peakCores})/{coresDown},0)",
          shareOf("{peakGhz.high}", "[available]"),
          "[used]",
          shareOf("[needed]", "{forData.low}"),
          shareOf("[needed]", "{forDataDown.low}"),
          "{peak.high}/{nicGbit}",
          "[used]",
          "[used]",
        ],
        format: "0%",
      },
      {
        id: "vms",
        header: "VMs that fit",
        formula: [
          SCALED,
          SCALED,
          WHOLE("[available]/{vmRam}"),
          WHOLE(`[available]*1024/${GROWN}`),
          WHOLE(`[available]*1024/${GROWN}`),
          // The vendor supports no VM on a NIC below its minimum.
          `IF(${NIC_IS_TOO_SLOW},0,${SCALED})`,
          WHOLE("[available]*({hosts}-{failures})"),
          WHOLE(`{forData}*1024/${GROWN}*[available]/[needed]`),
        ],
        format: "#,##0",
      },
      {
        id: "verdict",
        header: "Verdict",
        formula: [
          ...RESOURCES.slice(0, -1).map(({ name }) => {
            const isShort = "[needed]>[available]";
            const isTooLittle = name === "Network" ? `OR(${isShort},${NIC_IS_TOO_SLOW})` : isShort;
            return `IF(${isTooLittle},"too little",IF([usedHigh]>1,"tight","fits"))`;
          }),
          'IF({buy}=0,"included","to buy")',
        ],
      },
    ],
  });
}

/** VMs that the hosts can run, and what ends first. A license can be bought, so that it is not counted among the hosts' limits. */
export function carriedVms(): Block {
  const hostResources = RESOURCES.slice(0, -1)
    .map((_, row) => `INDEX({limits.vms},${row + 1})`)
    .join(",");
  const isKnown = (formula: string) => `IF(COUNT({limits.vms})<${COUNT},"",${formula})`;
  return resultBlock("VMs of this size", [
    {
      id: "carriedVms",
      label: "VMs that the hosts can run",
      formula: isKnown(`MIN(${hostResources})`),
      unit: "VMs",
      format: "#,##0",
      style: "headline",
      known: "derived",
    },
    {
      id: "hostLimit",
      label: "First limit of the hosts",
      formula: "INDEX({limits.resource},MATCH({carriedVms},{limits.vms},0))",
      unit: "",
      style: "words",
      known: "derived",
    },
    {
      id: "firstLimit",
      label: "First limit, license included",
      formula: isKnown("INDEX({limits.resource},MATCH(MIN({limits.vms}),{limits.vms},0))"),
      unit: "",
      style: "words",
      known: "derived",
    },
  ]);
}
