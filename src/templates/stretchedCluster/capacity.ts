import { LFS_OVERHEAD } from "../../model/capacity/capacityRules";
import { MIN_CLUSTER_HOSTS } from "../../model/capacity/clusterHosts";
import { DATA_SITES } from "../../model/stretchedCluster/siteLimits";
import type { Block } from "../../sheets/block";
import { shareOf } from "../../sheets/formulaText";
import { gridBlock } from "../../sheets/gridBlock";
import { resultBlock } from "../../sheets/resultBlock";
import { LAYOUT_RESULTS } from "../hostsAndLayout";

/** Nothing, where a site has too few hosts for the layout. */
const placed = (formula: string): string => `IF({hosts}<{minHosts},"",${formula})`;

/**
 * One site's capacity by the sizing function, or both sites' where nothing is mirrored. The function answers for a
 * cluster, which has more hosts than a site needs: a smaller site has its share of the smallest cluster.
 */
function usable(estimate: string): string {
  const hosts = `MAX({hosts},${MIN_CLUSTER_HOSTS.value})`;
  const site = `VSAN_USABLE_TIB(${hosts},{disks},{diskTb},{layout},"none","none",,${estimate === "" ? "" : `,"${estimate}"`})*{hosts}/${hosts}`;
  return placed(`IF({mirrored}="yes",1,${DATA_SITES.value})*${site}`);
}

const free = (id: string): string => `IF({${id}}="","",{${id}}*(1-{keepFree}))`;

const used = (id: string): string => shareOf("{neededEnd}", `{${id}}`);

/** Layout, what the cluster holds, and what the VMs take of it. */
export function capacityRows(): Block {
  return resultBlock("Capacity", [
    {
      id: "configuration",
      label: "Configuration",
      formula: '{hosts}&"+"&{hosts}&"+1"',
      unit: "",
      style: "words",
      known: "entered",
    },
    ...LAYOUT_RESULTS,
    {
      id: "rawTib",
      label: "Raw, both sites",
      formula: `${DATA_SITES.value}*{hosts}*{disks}*DISK_TIB({diskTb})`,
      unit: "TiB",
      format: "#,##0.0",
      known: "definition",
    },
    {
      id: "usable",
      label: "Usable, before anything is kept free",
      formula: usable(""),
      low: usable("low"),
      high: usable("high"),
      unit: "TiB",
      format: "#,##0.0",
      known: "estimated",
    },
    {
      id: "usablePlan",
      label: "Usable with the share kept free",
      formula: free("usable"),
      low: free("usable.low"),
      high: free("usable.high"),
      unit: "TiB",
      format: "#,##0.0",
      style: "headline",
      known: "estimated",
    },
    {
      id: "neededNow",
      label: "Needed today",
      formula: "{vms}*{vmUsed}/1024",
      unit: "TiB",
      format: "#,##0.0",
      known: "derived",
    },
    {
      id: "neededEnd",
      label: "Needed at the end of the plan",
      formula: "{neededNow}*(1+{growth})^{years}",
      unit: "TiB",
      format: "#,##0.0",
      known: "derived",
    },
    {
      id: "capacityUse",
      label: "Share of the usable capacity that is needed",
      formula: used("usablePlan"),
      low: used("usablePlan.high"),
      high: used("usablePlan.low"),
      unit: "%",
      format: "0.0%",
      known: "estimated",
    },
  ]);
}

const FACTOR = (row: number): string => `INDEX({steps.factor},${row})`;

/** The same by hand: raw ÷ copies in the sites ÷ layout ÷ file system. */
export function capacitySteps(): Block {
  return gridBlock({
    id: "steps",
    heading: "From raw to usable (TiB)",
    rows: 5,
    columns: [
      {
        id: "step",
        header: "Step",
        texts: [
          "Raw, both sites",
          "÷ copies in the sites",
          "÷ layout",
          "÷ file system",
          "× share not kept free",
        ],
      },
      {
        id: "factor",
        header: "Factor",
        formula: [
          "1",
          `IF({mirrored}="yes",${DATA_SITES.value},1)`,
          "RAID_OVERHEAD({layout})",
          `1+${LFS_OVERHEAD.value}`,
          "1-{keepFree}",
        ],
        format: "0.000",
      },
      {
        id: "tib",
        header: "TiB",
        formula: [
          "{rawTib}",
          `{rawTib}/${FACTOR(2)}`,
          placed(`{rawTib}/${FACTOR(2)}/${FACTOR(3)}`),
          placed(`{rawTib}/${FACTOR(2)}/${FACTOR(3)}/${FACTOR(4)}`),
          placed(`{rawTib}/${FACTOR(2)}/${FACTOR(3)}/${FACTOR(4)}*${FACTOR(5)}`),
        ],
        format: "#,##0.0",
        style: "result",
      },
    ],
  });
}
