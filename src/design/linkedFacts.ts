import type { Fact } from "../facts/fact";
import { factName } from "../facts/fact";
import { FACTS } from "../facts/facts";
import { formatOf } from "../sheets/accepts";
import type { Block } from "../sheets/block";
import { inputBlock, type InputRow } from "../sheets/inputBlock";
import { type CalculatedRow, resultBlock } from "../sheets/resultBlock";
import { CLUSTERS_SHOWN } from "./chosenClusters";
import { OPTION_ROWS } from "./optionInputs";
import { figure } from "./methodFigures";

/** A column of the selected option, or of the demand, for the cluster that is shown. */
const shown = (grid: "now" | "demand", column: string): string =>
  `IF({shownRow}="","",INDEX({${grid}.${column}},{shownRow}))`;

/** A quotient, empty where a part of it is not known. */
const per = (amount: string, of: string, factor = ""): string =>
  `IF(OR(${amount}="",N(${of})=0),"",${amount}${factor}/${of})`;

/** An average of the target that is shown, by the IOPS of its classes; empty where one of them leaves its I/O open. */
const ofIo = (column: string): string =>
  `IF(OR(N({shownIops})=0,N(${shown("demand", "noIo")})>0),"",SUMPRODUCT(--({needs.target}=INDEX({demand.name},{shownRow})),{needs.iops},{needs.${column}})/{shownIops})`;

/** What follows from the design and is never asked: a formula for each fact. */
const CALCULATED: readonly { fact: Fact; formula: string; format?: string }[] = [
  { fact: FACTS.hosts, formula: shown("now", "hosts") },
  {
    fact: FACTS.failures,
    formula: `IF({chosen.failures}<>"",{chosen.failures},IF({plan.hosts}="","",IF({plan.hosts}<=${figure("oneFailureUpTo")},1,2)))`,
  },
  { fact: FACTS.coresPerHost, formula: "{chosen.cores}" },
  { fact: FACTS.ghzPerHost, formula: "{chosen.ghz}" },
  {
    fact: FACTS.nicGbitPerHost,
    formula: 'IF(OR({chosen.nicPorts}="",{chosen.nicGbit}=""),"",{chosen.nicPorts}*{chosen.nicGbit})',
  },
  {
    fact: FACTS.layout,
    formula: `IF({plan.hosts}="","",IF({plan.hosts}<${figure("wideFrom")},{chosen.narrow},{chosen.wide}))`,
  },
  {
    fact: FACTS.vms,
    formula: `IF(N({shownClusters})=0,"",ROUNDUP(${shown("now", "vms")}/{shownClusters},0))`,
  },
  { fact: FACTS.vmVcpu, formula: per("{shownVcpu}", "{shownVms}") },
  { fact: FACTS.vmRamGib, formula: per("{shownRam}", "{shownVms}") },
  { fact: FACTS.vmUsedGib, formula: per("{shownUsed}", "{shownVms}", "*1024") },
  { fact: FACTS.perCoreMax, formula: per("{shownVcpu}", "{shownCores}") },
  { fact: FACTS.peakIops, formula: per("{shownIops}", "{shownClusters}"), format: "#,##0" },
  { fact: FACTS.ioSizeKib, formula: ofIo("ioSize") },
  { fact: FACTS.readShare, formula: ofIo("ioReads") },
  {
    fact: FACTS.rawTib,
    formula:
      'IF(OR({plan.hosts}="",{chosen.diskTb}="",{chosen.disks}=""),"",{plan.hosts}*{chosen.disks}*DISK_TIB({chosen.diskTb}))',
  },
  { fact: FACTS.usableTib, formula: per("{shownUsable}", "{shownClusters}") },
  {
    fact: FACTS.rawUsedTib,
    formula: `IF(OR({shownUsed}="",N({shownClusters})=0,{plan.layout}="",N({chosen.reduction})=0),"",{shownUsed}/{shownClusters}/{chosen.reduction}*RAID_OVERHEAD({plan.layout})*(1+{chosen.lfs}))`,
  },
  { fact: FACTS.growthCapacity, formula: "0" },
  { fact: FACTS.growthIops, formula: "0" },
];

/** What only templates ask for: typed once for all of them. */
export const TYPED: readonly Fact[] = [
  ...[FACTS.mtu, FACTS.bootGib, FACTS.bootKind, FACTS.architecture, FACTS.nsx, FACTS.storageShare],
  ...[FACTS.wattsPerCore, FACTS.kwhPrice, FACTS.clusterName, FACTS.datacenter, FACTS.vcenter],
  ...[FACTS.domain, FACTS.dns1, FACTS.dns2, FACTS.ntp],
];

/** Facts that stand elsewhere in the design, by the id of their cell. */
const ELSEWHERE: readonly { fact: Fact; id: string }[] = [
  { fact: FACTS.customer, id: "customer" },
  { fact: FACTS.project, id: "project" },
  { fact: FACTS.author, id: "author" },
  { fact: FACTS.date, id: "planDate" },
  { fact: FACTS.years, id: "years" },
];

/** Ids of the cells that say whose design it is, by the id of the fact. */
export const COVER_OF: ReadonlyMap<string, string> = new Map(
  ELSEWHERE.flatMap(({ fact, id }) => (fact.id === FACTS.years.id ? [] : [[fact.id, id] as const])),
);

/** Names of all facts of a design, for the templates that are put beside it. */
export const DESIGN_NAMES: readonly { name: string; id: string; comment: string }[] = [
  ...CALCULATED.map(({ fact }) => named(fact, `plan.${fact.id}`)),
  ...TYPED.map((fact) => named(fact, fact.id)),
  ...ELSEWHERE.map(({ fact, id }) => named(fact, id)),
  ...Object.values(FACTS).flatMap((fact) =>
    CALCULATED.some((one) => one.fact.id === fact.id) || !OPTION_ROWS.some(({ id }) => id === fact.id)
      ? []
      : [named(fact, `chosen.${fact.id}`)],
  ),
];

function named(fact: Fact, id: string): { name: string; id: string; comment: string } {
  return { name: factName(fact), id, comment: fact.unit === "" ? fact.label : `${fact.label}, ${fact.unit}` };
}

/** How a fact is shown where it is calculated: a quotient has more digits than a planner would type. */
function formatOfResult({ format, accepts }: Fact): string | undefined {
  return format ?? formatOf(accepts) ?? ("decimal" in accepts ? "#,##0.0" : undefined);
}

/** Which cluster templates show, and the facts that they follow. */
export function linkedFacts(given: (input: InputRow) => string | number | null): Block[] {
  const row = (id: string, label: string, formula: string, format?: string): CalculatedRow => ({
    id,
    label,
    unit: "",
    formula,
    known: "derived",
    ...(format === undefined ? { style: "words" } : { format }),
  });
  return [
    inputBlock("What templates in this workbook show", [
      {
        id: "shown",
        label: "Target cluster",
        value: null,
        unit: "",
        accepts: { text: "the name of a target cluster" },
        hint: "empty: the one with the most hosts",
        optional: true,
      },
      ...TYPED.map(({ id, ...fact }): InputRow => {
        const input = { id, ...fact, optional: true };
        return { ...input, value: given(input) };
      }),
    ]),
    resultBlock("What they follow: the selected option, one cluster of the target, at the end of the plan", [
      row(
        "shownRow",
        "Row of the target cluster",
        `IF(${CLUSTERS_SHOWN}=0,"",IF({shown}="",MATCH(MAX({now.allHosts}),{now.allHosts},0),IFERROR(MATCH({shown},{now.name},0),"")))`,
        "0",
      ),
      row("shownClusters", "Equal clusters that it becomes", shown("now", "clusters"), "0"),
      row("shownVms", "Its VMs", shown("now", "vms"), "#,##0"),
      row("shownVcpu", "Its vCPU", shown("demand", "vcpu"), "#,##0"),
      row("shownCores", "Cores for these", shown("demand", "cores"), "#,##0"),
      row("shownRam", "Its RAM (GiB)", shown("demand", "ram"), "#,##0"),
      row("shownUsed", "Its used capacity (TiB)", shown("demand", "used"), "#,##0.0"),
      row("shownIops", "Its IOPS", shown("demand", "iops"), "#,##0"),
      row("shownUsable", "Its usable capacity (TiB)", shown("now", "usableTib"), "#,##0.0"),
      ...CALCULATED.map(({ fact, formula, format = formatOfResult(fact) }): CalculatedRow => ({
        id: `plan.${fact.id}`,
        label:
          fact.id === "growthCapacity" || fact.id === "growthIops"
            ? `${fact.label}: 0, as it is in the demand`
            : fact.label,
        unit: fact.unit,
        formula,
        known: "derived",
        ...(format === undefined ? {} : { format }),
      })),
    ]),
  ];
}
