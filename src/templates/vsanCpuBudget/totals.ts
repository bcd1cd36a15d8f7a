import { ESA_NIC_GBIT, ESA_SMALL_NIC_GBIT } from "../../model/network/nicMinimum";
import type { Block } from "../../sheets/block";
import { quoted, sentence, shown, shownApart, sumOf } from "../../sheets/formulaText";
import { resultBlock, type CalculatedRow } from "../../sheets/resultBlock";
import { verdict } from "../../sheets/verdict";
import { LAYOUT_RESULTS } from "../hostsAndLayout";
import { NO_OWN_TEST } from "./calibration";

/** How many hosts are down, in words. A formula. */
export const ONE_DOWN =
  'IF({failures}=0,"all hosts up",{failures}&IF({failures}=1," host"," hosts")&" failed")';
const percent = (share: string): string => shown(share, "0.0%");
const GBIT = "#,##0.0";
/** More traffic of one direction is what the NIC must carry: it is full duplex. */
export const BUSIER = "MAX({transmitDown},{receiveDown})";
const BUSIER_HIGH = "MAX({transmitDown.high},{receiveDown.high})";
/** Is the NIC below what ESA asks for even in its small profile? A condition. */
export const NIC_TOO_SMALL = `{nic}<${ESA_SMALL_NIC_GBIT.value}`;
/** Is the NIC below what ESA asks for otherwise? A condition. */
export const NIC_SMALL = `{nic}<${ESA_NIC_GBIT.value}`;

/** Has no workload any I/O? A condition. */
export const NO_IO = "{totalGhz}=0";

const [SHARE, ALLOWED] = shownApart("{shareDown}", "{storageShare}", "0.0%");
const [HIGH_SHARE, ALLOWED_OF_HIGH] = shownApart("{shareDown.high}", "{storageShare}", "0.0%");
const [TRAFFIC, NIC] = shownApart(BUSIER, "{nic}", GBIT);
const [HIGH_TRAFFIC, NIC_OF_HIGH] = shownApart(BUSIER_HIGH, "{nic}", GBIT);

/** Does the budget hold? What fails comes first, then that there is nothing to fail, then what is doubtful. */
export const VERDICT = verdict(
  [
    {
      mark: "unknown",
      when: "COUNT({cost.iops})=0",
      says: quoted("Not known: no workload is filled in"),
    },
    {
      mark: "unknown",
      when: NO_OWN_TEST,
      says: quoted("Not known: the profile is own calibration, and sheet Calibration has no test"),
    },
    {
      mark: "bad",
      when: "{hosts}<{minHosts}",
      says: sentence`Does not fit: ${"{layout}"} needs ${"{minHosts}"} hosts or more, and ${"{hosts}"} are planned`,
    },
    {
      mark: "bad",
      when: "{shareDown}>{storageShare}",
      says: sentence`Does not fit: storage takes ${SHARE} of the CPU (${ONE_DOWN}), and ${ALLOWED} is allowed`,
    },
    {
      mark: "bad",
      when: `${BUSIER}>{nic}`,
      says: sentence`Does not fit: vSAN puts ${TRAFFIC} Gb/s on each host (${ONE_DOWN}), and the NIC has ${NIC} Gb/s`,
    },
    {
      mark: "bad",
      when: NIC_TOO_SMALL,
      says: sentence`Does not fit: vSAN ESA needs a NIC of ${String(ESA_SMALL_NIC_GBIT.value)} Gb/s or more even in the small profile, and ${"{nic}"} Gb/s are planned`,
    },
    { mark: "unknown", when: NO_IO, says: quoted("Not known: no workload has any I/O") },
    {
      mark: "caution",
      when: "{shareDown.high}>{storageShare}",
      says: sentence`Fits by the plan, but the high estimate takes ${HIGH_SHARE} of the CPU (${ONE_DOWN}), and ${ALLOWED_OF_HIGH} is allowed`,
    },
    {
      mark: "caution",
      when: "{nicShare.high}>1",
      says: sentence`Fits by the plan, but the high estimate puts ${HIGH_TRAFFIC} Gb/s on each host (${ONE_DOWN}), and the NIC has ${NIC_OF_HIGH} Gb/s`,
    },
    {
      mark: "caution",
      when: NIC_SMALL,
      says: sentence`Fits in ESA's small profile only: otherwise vSAN ESA needs a NIC of ${String(ESA_NIC_GBIT.value)} Gb/s or more, and ${"{nic}"} Gb/s are planned`,
    },
  ],
  {
    mark: "good",
    says: sentence`Fits: storage takes ${percent("{shareDown}")} of the CPU (${ONE_DOWN}), and ${percent("{storageShare}")} is allowed`,
  },
);

/** The row of the workload that costs most. */
const DOMINANT = "MATCH(MAX({cost.ghz}),{cost.ghz},0)";

/** What the workload of a row is called, by its number where it has no name. */
function nameOf(row: string): string {
  const name = `INDEX({cost.name},${row})`;
  return `IF(${name}="","workload "&${row},${name})`;
}

/** A figure with low, plan and high, each from the same formula of low, plan and high GHz. */
function ranged(
  row: Omit<CalculatedRow, "formula" | "low" | "high">,
  of: (which: "" | ".low" | ".high") => string,
): CalculatedRow {
  return { ...row, formula: of(""), low: of(".low"), high: of(".high") };
}

/** All workloads together, against the cluster, and the hosts that they take. */
export function totals(): Block {
  const capacity = (hosts: string) => `(${hosts})*{ghzPerHost}`;
  return resultBlock("All workloads together", [
    {
      id: "totalGhz",
      label: "CPU for storage",
      formula: sumOf("{cost.ghz}"),
      low: sumOf("{cost.low}"),
      high: sumOf("{cost.high}"),
      unit: "GHz",
      format: "#,##0.0",
      style: "headline",
      known: "sum of the rows",
    },
    ranged(
      { id: "totalCores", label: "In cores", unit: "cores", format: "#,##0.0", known: "derived" },
      (which) => `CPU_CORES({totalGhz${which}},{clock})`,
    ),
    {
      id: "capacity",
      label: "CPU of all hosts",
      formula: capacity("{hosts}"),
      unit: "GHz",
      format: "#,##0.0",
      known: "definition",
    },
    {
      id: "capacityDown",
      label: "CPU after host failure",
      formula: capacity("{hosts}-{failures}"),
      unit: "GHz",
      format: "#,##0.0",
      known: "definition",
    },
    ranged(
      { id: "share", label: "Share of all hosts", unit: "of the CPU", format: "0.0%", known: "derived" },
      (which) => `CPU_SHARE({totalGhz${which}},{capacity})`,
    ),
    ranged(
      {
        id: "shareDown",
        label: "Share after host failure",
        unit: "of the CPU",
        format: "0.0%",
        style: "headline",
        known: "derived",
      },
      (which) => `CPU_SHARE({totalGhz${which}},{capacityDown})`,
    ),
    {
      id: "allowedDown",
      label: "Allowed after host failure",
      formula: "{capacityDown}*{storageShare}",
      unit: "GHz",
      format: "#,##0.0",
      known: "assumption",
    },
    ranged(
      {
        id: "cpuHosts",
        label: "Hosts for the CPU, all up",
        unit: "hosts",
        format: "#,##0",
        known: "derived",
      },
      (which) => `MAX(1,ROUNDUP({totalGhz${which}}/({ghzPerHost}*{storageShare})-0.000001,0))`,
    ),
    ranged(
      {
        id: "cpuHostsSafe",
        label: "Hosts for the CPU, with the failures",
        unit: "hosts",
        format: "#,##0",
        known: "derived",
      },
      (which) => `{cpuHosts${which}}+{failures}`,
    ),
    ...LAYOUT_RESULTS,
    ranged(
      {
        id: "hostsPlanned",
        label: "Hosts to plan with",
        unit: "hosts",
        format: "#,##0",
        style: "headline",
        known: "derived",
      },
      (which) => `MAX({cpuHostsSafe${which}},{minHosts})`,
    ),
    {
      id: "rule",
      label: "Rule of thumb",
      estimate: (which) =>
        `IF(COUNT({traffic.mbs})=0,"",VSAN_GHZ(SUM({traffic.mbs})${which === "" ? "" : `,,,,${which}`}))`,
      unit: "GHz",
      format: "#,##0.0",
    },
    {
      id: "dominant",
      label: "Costs most",
      formula: `IF({totalGhz}=0,"none",${sentence`${nameOf(DOMINANT)}, ${shown("MAX({cost.ghz})/{totalGhz}", "0%")} of the GHz`})`,
      unit: "",
      style: "words",
      known: "derived",
    },
  ]);
}
