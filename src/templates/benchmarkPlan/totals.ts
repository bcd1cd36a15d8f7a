import { LAYOUT_FACTS } from "../../model/raid/layoutFacts";
import { ADAPTIVE_RAID_5 } from "../../model/raid/raidLayout";
import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import { cut, shareOf } from "../../sheets/formulaText";
import { resultBlock, type CalculatedRow } from "../../sheets/resultBlock";
import { FREE_RAM, GIB_PER_TIB, VARIANTS } from "./inputs";

/** Characters of a variant's name that the column has room for. */
const MAX_NAME_LENGTH = 36;

const MIN_HOSTS_FOR_4_1 = LAYOUT_FACTS["RAID-5 4+1"].minHosts.value;
const DAY = "yyyy-mm-dd";
const HOURS = "#,##0.0";

/** The day on which so many days end that begin with the first: one day is over on the first. A formula. */
const lastDay = (days: string): string => `{start}+MAX(1,ROUNDUP(ROUND(${days},6),0))-1`;

/** Time of the matrix. */
export function times(): Block {
  return resultBlock("Time", [
    {
      id: "sizeCount",
      label: "Block sizes",
      formula: "COUNT({sizes.n})",
      unit: "",
      format: "0",
      known: "entered",
    },
    { id: "mixCount", label: "Mixes", formula: "COUNT({mixes.n})", unit: "", format: "0", known: "entered" },
    { id: "loadCount", label: "Loads", formula: "COUNT({loads.n})", unit: "", format: "0", known: "entered" },
    {
      id: "tests",
      label: "Tests of the matrix",
      formula: "{sizeCount}*{mixCount}*{loadCount}",
      unit: "tests",
      format: "0",
      style: "headline",
      known: "sizes × mixes × loads",
    },
    {
      id: "netHours",
      label: "One pass, net",
      formula: "{tests}*{seconds}/3600",
      unit: "hours",
      format: HOURS,
      known: "derived",
    },
    {
      id: "grossHours",
      label: "One pass, gross",
      formula: "{tests}*{gross}/60",
      unit: "hours",
      format: HOURS,
      style: "headline",
      known: "derived",
    },
    {
      id: "variantCount",
      label: "Variants",
      formula: 'COUNTIF({plan.layout},"?*")',
      unit: "variants",
      format: "0",
      known: "entered",
    },
    {
      id: "oneDays",
      label: "All variants, one pass each",
      formula: "{variantCount}*{grossHours}/24",
      unit: "days",
      format: HOURS,
      known: "derived",
    },
    {
      id: "allDays",
      label: "All variants, with repeats",
      formula: "{oneDays}*{repeats}",
      unit: "days",
      format: HOURS,
      style: "headline",
      known: "derived",
    },
    {
      id: "end",
      label: "Last day",
      formula: lastDay("{allDays}"),
      unit: "",
      format: DAY,
      known: "derived",
    },
  ]);
}

/** What the test VMs take. */
export function footprint(): Block {
  const row = (
    id: string,
    label: string,
    formula: string,
    unit: string,
    format = "#,##0",
  ): CalculatedRow => ({ id, label, formula, unit, format, known: "derived" });
  return resultBlock("What the test VMs take", [
    row("allVms", "VMs", "{hosts}*{vms}", "VMs"),
    row("allDisks", "Data disks", "{allVms}*{disks}", "vDisks"),
    row("vmGib", "Capacity of the test VMs", "{allVms}*({osGib}+{disks}*{diskGib})", "GiB before layout"),
    row(
      "rawGib",
      "Capacity of the largest variant",
      'IF({variantCount}=0,"",MAX({plan.raw}))',
      "GiB after layout",
    ),
    row("usedShare", "Of the usable capacity", `{vmGib}/${GIB_PER_TIB}/{usable}`, "", "0.0%"),
    row("workGib", "Working set", "{allVms}*{disks}*{diskGib}*{workingSet}", "GiB"),
    row("workShare", "Working set of the usable capacity", `{workGib}/${GIB_PER_TIB}/{usable}`, "", "0.0%"),
    row(
      "workCache",
      "Working set ÷ cache",
      'IF({cache}=0,"no cache",{workGib}/({hosts}*{cache}))',
      "×",
      "0.0",
    ),
    row("workRam", "Working set ÷ RAM of the hosts", "{workGib}/({hosts}*{ram})", "×", "0.0"),
    row("perCore", "vCPU per core", "{vms}*{vcpu}/{cores}", "", "0.00"),
    row(
      "ramShare",
      "RAM of the test VMs",
      shareOf("{vms}*{vmRam}", FREE_RAM),
      "of what ESXi and vSAN leave",
      "0.0%",
    ),
    row("capacity", "CPU of all hosts", "CPU_CAPACITY_GHZ({hosts},1,{cores},{clock})", "GHz", "#,##0.0"),
    {
      id: "layout",
      label: "Layout of the first variant",
      formula: `IF({variantCount}=0,"",INDEX({plan.layout},MATCH("?*",{plan.layout},0)))`,
      unit: "",
      style: "words",
      known: "entered",
    },
    row("minHosts", "Minimum hosts", "RAID_MIN_HOSTS({layout})", "hosts"),
  ]);
}

/** The variants one after the other: when each is done, and what it takes. */
export function schedule(): Block {
  const ifVariant = (formula: string) => `IF([variant.raid]="","",${formula})`;
  const adapted = `IF([variant.raid]="${ADAPTIVE_RAID_5}",IF({hosts}<${MIN_HOSTS_FOR_4_1},"RAID-5 2+1","RAID-5 4+1"),[variant.raid])`;
  return gridBlock({
    id: "plan",
    heading: "Variants, one after the other",
    rows: VARIANTS,
    columns: [
      {
        id: "name",
        header: "Variant",
        formula: ifVariant(
          `IF([variant.name]="","Variant "&[row],${cut("[variant.name]", MAX_NAME_LENGTH)})`,
        ),
      },
      { id: "layout", header: "Layout", formula: ifVariant(adapted) },
      {
        id: "row",
        header: "No.",
        formula: Array.from({ length: VARIANTS }, (_, i) => ifVariant(`${i + 1}`)),
        format: "0",
      },
      {
        id: "raw",
        header: "GiB after layout",
        formula: ifVariant("{vmGib}*RAID_OVERHEAD([layout])"),
        format: "#,##0",
        style: "result",
      },
      {
        id: "hostsNeeded",
        header: "Hosts needed",
        formula: ifVariant("RAID_MIN_HOSTS([layout])"),
        format: "0",
      },
      {
        id: "end",
        header: "Done on",
        formula: ifVariant(
          lastDay('COUNTIFS({plan.row},"<="&[row],{plan.layout},"?*")*{grossHours}*{repeats}/24'),
        ),
        format: DAY,
      },
    ],
  });
}
