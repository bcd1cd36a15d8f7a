import {
  MIN_OPERATIONS_RESERVE,
  MAX_OTHER_OVERHEAD,
  OPERATIONS_RESERVE,
  OTHER_OVERHEAD,
} from "../../model/capacity/capacityRules";
import { MIN_CLUSTER_HOSTS } from "../../model/capacity/clusterHosts";
import { ADAPTIVE_DELAY } from "../../model/raid/adaptiveDelay";
import { LAYOUT_FACTS } from "../../model/raid/layoutFacts";
import { RAID_LAYOUTS } from "../../model/raid/raidLayout";
import { TOLERATED_FAILURES } from "../../model/raid/toleratedFailures";
import type { Block } from "../../sheets/block";
import { asText } from "../../sheets/formulaText";
import { resultBlock, type CalculatedRow } from "../../sheets/resultBlock";
import { LAYOUT_RESULTS } from "../hostsAndLayout";

const TIB = "#,##0.00";
const PLACED = "{hosts}>={minHosts}";
const WIDE = LAYOUT_FACTS["RAID-5 4+1"];
const NARROW = LAYOUT_FACTS["RAID-5 2+1"];

/** A capacity in TiB whose low and high follow from the step before. */
function step(id: string, label: string, of: (before: "" | ".low" | ".high") => string): CalculatedRow {
  return {
    id,
    label,
    formula: of(""),
    low: of(".low"),
    high: of(".high"),
    unit: "TiB",
    format: TIB,
    known: "derived",
  };
}

const MARGINS = `${asText("opsReserve")},${asText("lfs")},{other}`;

/** Every step from raw TB to the TiB for guest data, low, plan and high. */
export function capacitySteps(): Block {
  const usable = (which: string) =>
    `VSAN_USABLE_TIB({hosts},{disks},{diskTb},{layout},${asText("hostReserve")},${MARGINS}${which})`;
  return resultBlock("From raw to usable", [
    {
      id: "rawTb",
      label: "Raw, decimal",
      formula: "{hosts}*{disks}*{diskTb}",
      unit: "TB",
      format: TIB,
      known: "definition",
    },
    {
      id: "rawTib",
      label: "Raw, binary",
      formula: "{hosts}*{disks}*DISK_TIB({diskTb})",
      low: "{rawTib}",
      high: "{rawTib}",
      unit: "TiB",
      format: TIB,
      known: "definition",
    },
    step(
      "afterHost",
      "After the host rebuild reserve",
      (which) => `{rawTib${which}}*({hosts}-{hostReserve})/{hosts}`,
    ),
    {
      id: "opsUsed",
      label: "Operations reserve",
      formula: "{opsReserve}",
      low: "{opsReserve}",
      high: `IF({opsReserve}=${OPERATIONS_RESERVE.value},${MIN_OPERATIONS_RESERVE.value},{opsReserve})`,
      unit: "%",
      format: "0.0%",
      known: "entered",
    },
    step("afterOps", "After the operations reserve", (which) => `{afterHost${which}}*(1-{opsUsed${which}})`),
    {
      id: "otherUsed",
      label: "Other ESA overhead",
      formula: "{other}",
      low: `IF({other}=${OTHER_OVERHEAD.value},${MAX_OTHER_OVERHEAD.value},{other})`,
      high: "{other}",
      unit: "%",
      format: "0.0%",
      known: "entered",
    },
    step("afterOther", "After other overhead", (which) => `{afterOps${which}}*(1-{otherUsed${which}})`),
    step("afterLayout", "After the layout (RAID)", (which) => `{afterOther${which}}/RAID_OVERHEAD({layout})`),
    {
      id: "usable",
      label: "Usable, after the file system",
      formula: `IF(${PLACED},${usable("")},0)`,
      low: `IF(${PLACED},${usable(',"low"')},0)`,
      high: `IF(${PLACED},${usable(',"high"')},0)`,
      unit: "TiB",
      format: TIB,
      style: "headline",
      known: { formula: `IF(${PLACED},${usable(',"label"')},"cannot be placed")` },
    },
    step("forData", "For guest data, with data reduction", (which) => `{usable${which}}*{reduction}`),
    {
      id: "neededNow",
      label: "Needed today",
      formula: "{vms}*{vmUsed}/1024",
      unit: "TiB",
      format: TIB,
      known: "derived",
    },
    {
      id: "neededEnd",
      label: "Needed at the end of the plan",
      formula: "{neededNow}*(1+{growth})^{years}",
      unit: "TiB",
      format: TIB,
      known: "derived",
    },
    {
      id: "noLonger",
      label: "No longer fits",
      unguarded: true,
      formula: `IF(OR({neededNow}="",{neededEnd}="",{forData}=""),"",IF(COUNTIF({byYear.fits},"no")=0,"not within "&MAX({byYear.year})&" years",IF(INDEX({byYear.fits},1)="no","not even today","in year "&INDEX({byYear.year},MATCH("no",{byYear.fits},0)))))`,
      unit: "",
      style: "words",
      known: "derived",
    },
  ]);
}

/** Host failures at a time that the layout in use tolerates. */
const TOLERATED = RAID_LAYOUTS.slice(1).reduce(
  (rest, layout) => `IF({layout}="${layout}",${TOLERATED_FAILURES[layout].value},${rest})`,
  `${TOLERATED_FAILURES["RAID-0"].value}`,
);

/** What the layout takes, and what becomes of it while a host is down. */
export function layoutRows(): Block {
  const hours = ADAPTIVE_DELAY.value;
  const narrows = `AND({layout}="RAID-5 4+1",${PLACED},{hosts}-1<${WIDE.minHosts.value},{hosts}>${NARROW.minHosts.value})`;
  const usable = (which: string) =>
    `IF({layoutDown}="none","",VSAN_USABLE_TIB({hosts}-1,{disks},{diskTb},{layoutDown},"none",${MARGINS}${which}))`;
  /** Where no layout can be rebuilt, the data stays where it is. */
  const lost = (which: "" | ".low" | ".high") =>
    `IF(OR({layoutDown}="",{forData}="",{reduction}=""),"",IF({layoutDown}="none",{forData${which}},IF({usableDown}="","",{usableDown${which}}*{reduction})))`;
  return resultBlock("Layout and the loss of a host", [
    ...LAYOUT_RESULTS,
    {
      id: "reprotect",
      label: "Hosts needed to rebuild redundancy",
      formula: 'IF({layout}="RAID-0","none",RAID_REPROTECT_HOSTS({layout}))',
      unit: "hosts",
      format: "#,##0",
      known: "derived",
    },
    {
      id: "selfHeals",
      label: "Rebuilds redundancy after the loss of a host",
      formula: 'IF({layout}="RAID-0","no, there is no copy",IF({hosts}>={reprotect},"yes","no"))',
      unit: "",
      style: "words",
      known: "derived",
    },
    {
      id: "tolerated",
      label: "Host failures at a time that it tolerates",
      formula: TOLERATED,
      unit: "",
      format: "0",
      known: "vendor-stated",
    },
    {
      id: "afterDay",
      label: `If the host is unavailable for ${hours} h`,
      formula: `IF({hosts}<{minHosts},"the layout cannot be placed",IF(${narrows},"RAID-5 is rewritten as 2+1: data takes × ${NARROW.overhead.value}, not × ${WIDE.overhead.value}","the layout stays "&{layout}))`,
      unit: "",
      style: "words",
      known: "vendor-stated",
    },
    {
      id: "layoutDown",
      label: "Layout that one host fewer can hold",
      formula: `IF(${narrows},"RAID-5 2+1",IF({hosts}-1>=MAX({minHosts},${MIN_CLUSTER_HOSTS.value}),{layout},"none"))`,
      unit: "",
      style: "words",
      known: "derived",
    },
    {
      id: "usableDown",
      label: "Usable on one host fewer, no host in reserve",
      formula: usable(""),
      low: usable(',"low"'),
      high: usable(',"high"'),
      unit: "TiB",
      format: TIB,
      known: { formula: usable(',"label"') },
    },
    {
      id: "forDataDown",
      label: "For guest data, with a host lost and rebuilt",
      formula: lost(""),
      low: lost(".low"),
      high: lost(".high"),
      unit: "TiB",
      format: TIB,
      known: { formula: 'IF({layoutDown}="none","nothing can be rebuilt","derived")' },
      unguarded: true,
    },
  ]);
}
