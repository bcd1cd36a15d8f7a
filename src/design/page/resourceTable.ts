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

/** A column of what is typed of the classes. */
export type TypedColumn = "vmGhz" | "vmVcpu" | "vmRamGib" | "vmUsedGib" | "peakIops";

/**
 * What is said where a column of the classes is typed for all that have VMs, for some of them, or for none: rows without VMs add
 * nothing to the need. Texts.
 */
export function byTyped(
  column: TypedColumn,
  { all, some, none }: { all: string; some: string; none: string },
  isFromEstate: boolean,
): string {
  const typed = `COUNTIFS({typed.${column}},">=0",{needs.vms},">0")`;
  const whole = [`${typed}=COUNTIF({needs.vms},">0")`];
  /** Capacity counts of the estate's VMs that do not run, too, whatever is typed of the others. */
  if (isFromEstate && column === "vmUsedGib") whole.push("SUM({found.withCapacity})=SUM({found.vms})");
  return firstOf(
    [
      [`${typed}=0`, quoted(none)],
      [whole.length === 1 ? (whole[0] ?? "") : `AND(${whole.join(",")})`, quoted(all)],
    ],
    quoted(some),
  );
}

/** What the needs are calculated from, as far as it is typed. */
const TYPED = {
  ghz: "vmGhz",
  vcpu: "vmVcpu",
  ram: "vmRamGib",
  capacity: "vmUsedGib",
  network: "peakIops",
} as const satisfies Record<(typeof ROWS)[number]["id"], TypedColumn>;

/** What a need rests on: a profile, what was typed, or the estate. */
function known(id: (typeof ROWS)[number]["id"], isFromEstate: boolean): string {
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
    ],
    byTyped(
      TYPED[id],
      { all: "entered", some: "partly entered", none: isFromEstate ? "estate" : "entered" },
      isFromEstate,
    ),
  )}&${quoted(beside[id])}`;
}

/** When what is needed is needed. */
const NEEDED = `"needed "&IF({years}&""="0","today","after "&{years}&IF({years}=1," year"," years"))`;

/** Does it fit? Each resource of the selected option, in the fullest cluster, at the end of the plan. */
export function resourceTable(isFromEstate: boolean): ProofTable {
  return {
    heading: "Does it fit?",
    answer: `${NEEDED}&IF(${CLUSTERS_SHOWN}>1,${sentence`, and available, for CPU and RAM after failures, in ${CLUSTERS_SHOWN} clusters; used: the fullest`},${quoted(", against what is available; for CPU and RAM after failures")})`,
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
      last: { formula: known(id, isFromEstate) },
    })),
  };
}
