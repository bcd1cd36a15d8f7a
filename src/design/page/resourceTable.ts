import { firstOf, quoted, sentence } from "../../sheets/formulaText";
import type { ProofRow } from "../../sheets/firstPage/proofRow";
import type { ProofTable } from "../../sheets/firstPage/proofTable";
import { CLUSTERS_SHOWN, fullest, sumShown } from "../chosenClusters";
import { VERDICT_MARKS } from "../optionResults";

const ROWS = [
  { id: "ghz", rank: "cpu", name: "CPU, GHz", format: "#,##0" },
  { id: "vcpu", rank: "cpu", name: "vCPU", format: "#,##0" },
  { id: "ram", rank: "ram", name: "RAM, GiB", format: "#,##0" },
  { id: "capacity", rank: "capacity", name: "Capacity, TiB", format: "#,##0.0" },
  { id: "network", rank: "network", name: "Network, Gb/s per port", format: "#,##0.0" },
] as const;

/** A rank as its mark; "?" where there is none. */
export function markOf(rank: string): string {
  return `IFERROR(CHOOSE(${rank}+1,${VERDICT_MARKS.map(quoted).join(",")}),"?")`;
}

/** What is said where a column of the classes is typed for all that have VMs, or for some. */
export const typedInWhole = (column: string, all: string, some: string): string =>
  `IF(COUNT({typed.${column}})<COUNTIF({needs.vms},">0"),"${some}","${all}")`;

/** What a need rests on: a profile, what was typed, or the estate. */
function known(id: (typeof ROWS)[number]["id"]): string {
  const typed = { ghz: "vmGhz", vcpu: "vmVcpu", ram: "vmRamGib", capacity: "vmUsedGib", network: "peakIops" };
  const beside = {
    ghz: " and model",
    vcpu: "; rule of thumb",
    ram: "",
    capacity: ", estimate",
    network: ", ± 20%",
  };
  return `${firstOf(
    [
      [
        "SUM({demand.assumed})>0",
        'IF(SUM({demand.assumed})<COUNTIF({needs.vms},">0"),"partly profile","profile")',
      ],
      [`COUNT({typed.${typed[id]}})>0`, typedInWhole(typed[id], "typed", "partly typed")],
    ],
    quoted("estate"),
  )}&${quoted(beside[id])}`;
}

/** Does it fit? Each resource of the selected option, in the fullest cluster, at the end of the plan. */
export function resourceTable(): ProofTable {
  return {
    heading: "Does it fit?",
    answer: `IF(${CLUSTERS_SHOWN}>1,${sentence`needed after ${"{years}"} years, and available, for CPU and RAM after failures, in ${CLUSTERS_SHOWN} clusters; used: the fullest`},${sentence`needed after ${"{years}"} years, against what is available; for CPU and RAM after failures`})`,
    heads: { name: "Resource", figures: ["Needed", "Available"], last: "Evidence level" },
    rows: ROWS.map(({ id, rank, name, format }): ProofRow => ({
      name,
      figures: [
        { formula: id === "network" ? fullest("networkNeed") : sumShown(`${id}Need`), format },
        { formula: id === "network" ? fullest("networkRoom") : sumShown(`${id}Room`), format },
      ],
      share: {
        plan: fullest(id),
        low: id === "capacity" ? fullest("capacityLow") : fullest(id),
        high: fullest(id === "ram" ? "ram" : `${id}High`),
      },
      mark: markOf(`{chosen.${rank}Rank}`),
      last: { formula: known(id) },
    })),
  };
}
