import { TEST_LIMITS } from "../../model/benchmark/testLimits";
import { LAYOUT_FACTS } from "../../model/raid/layoutFacts";
import { ADAPTIVE_RAID_5 } from "../../model/raid/raidLayout";
import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import { quoted, sentence, shown } from "../../sheets/formulaText";
import { verdict } from "../../sheets/verdict";
import { resultBlock, type CalculatedRow } from "../../sheets/resultBlock";
import { OPEN_CHECKS } from "./checklist";
import { LOAD_KINDS, TOOLS, VARIANTS } from "./inputs";
import { MATRIX } from "./matrix";

const TIME_TAKEN = sentence`${"{tests}"} tests take ${shown("{grossHours}", "#,##0")} hours a pass, ${shown("{allDays}", "#,##0.0")} days in all`;

const { leastSeconds, warmupFactor, cacheFactor, usableShare } = TEST_LIMITS;
const FEWEST_FOR_4_1 = LAYOUT_FACTS["RAID-5 4+1"].minHosts.value;
const DAY = "yyyy-mm-dd";
const HOURS = "#,##0.0";

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
      formula: "ROUNDUP({start}+{allDays},0)",
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
      "The same, most of the variants",
      'IF({variantCount}=0,"",MAX({plan.raw}))',
      "GiB after layout",
    ),
    row("usedShare", "Of the usable capacity", "{vmGib}/1024/{usable}", "per cent", "0.0%"),
    row("workGib", "Working set", "{allVms}*{disks}*{diskGib}*{workingSet}", "GiB"),
    row("workShare", "Working set of the usable capacity", "{workGib}/1024/{usable}", "per cent", "0.0%"),
    row(
      "workCache",
      "Working set ÷ cache",
      'IF({cache}=0,"no cache",{workGib}/({hosts}*{cache}))',
      "×",
      "0.0",
    ),
    row("workRam", "Working set ÷ RAM of the hosts", "{workGib}/({hosts}*{ram})", "×", "0.0"),
    row("perCore", "vCPU per core", "{vms}*{vcpu}/{cores}", "", "0.00"),
    row("ramShare", "RAM of the test VMs", "{vms}*{vmRam}/{ram}", "of the hosts", "0.0%"),
    row("capacity", "CPU of all hosts", "CPU_CAPACITY_GHZ({hosts},1,{cores},{clock})", "GHz", "#,##0.0"),
    {
      id: "layout",
      label: "Layout of the first variant",
      formula: `IF({variantCount}=0,"",INDEX({plan.layout},MATCH("?*",{plan.layout},0)))`,
      unit: "",
      style: "words",
      known: "entered",
    },
    row("minHosts", "Hosts that it needs at least", "RAID_MIN_HOSTS({layout})", "hosts"),
  ]);
}

/** The variants one after the other: when each is done, and what it takes. */
export function schedule(): Block {
  const ifVariant = (formula: string) => `IF([variant.raid]="","",${formula})`;
  const adapted = `IF([variant.raid]="${ADAPTIVE_RAID_5}",IF({hosts}<${FEWEST_FOR_4_1},"RAID-5 2+1","RAID-5 4+1"),[variant.raid])`;
  return gridBlock({
    id: "plan",
    heading: "Variants, one after the other",
    rows: VARIANTS,
    columns: [
      {
        id: "name",
        header: "Variant",
        formula: ifVariant('IF([variant.name]="","Variant "&[row],[variant.name])'),
      },
      { id: "layout", header: "Layout", formula: ifVariant(adapted) },
      { id: "row", header: "No.", texts: Array.from({ length: VARIANTS }, (_, i) => i + 1) },
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
          'ROUNDUP({start}+COUNTIFS({plan.row},"<="&[row],{plan.layout},"?*")*{grossHours}*{repeats}/24,0)',
        ),
        format: DAY,
      },
    ],
  });
}

const TOO_FEW = 'SUMPRODUCT(({plan.raw}<>"")*({plan.hostsNeeded}<>"")*({plan.hostsNeeded}>{hosts}))';
const percent = (share: string): string => `TEXT(${share},"0.0%")`;

/** What cannot be run comes first, then what would make the results worthless, then the time that it takes. */
export const VERDICT = verdict(
  [
    {
      mark: "unknown",
      when: "{tests}=0",
      says: quoted("Not known: enter at least one block size, one mix and one load"),
    },
    {
      mark: "bad",
      when: `{tests}>${MATRIX}`,
      says: sentence`Does not fit: ${"{tests}"} tests, and the matrix holds ${`${MATRIX}`}`,
    },
    {
      mark: "unknown",
      when: "{variantCount}=0",
      says: quoted("Not known: enter at least one variant with its layout"),
    },
    {
      mark: "bad",
      when: `${TOO_FEW}>0`,
      says: sentence`Does not fit: a variant needs ${"MAX({plan.hostsNeeded})"} hosts or more, and ${"{hosts}"} are planned`,
    },
    {
      mark: "bad",
      when: "{usedShare}>1",
      says: sentence`Does not fit: the test VMs take ${percent("{usedShare}")} of the usable capacity`,
    },
    {
      mark: "bad",
      when: "{ramShare}>1",
      says: sentence`Does not fit: the test VMs take ${percent("{ramShare}")} of the RAM`,
    },
    {
      mark: "bad",
      when: `AND({loadKind}="${LOAD_KINDS.target}",{tool}="${TOOLS.vdbench}")`,
      says: quoted("Does not fit: vdbench takes no latency target"),
    },
    {
      mark: "bad",
      when: "{gross}*60<{seconds}+{warmup}",
      says: quoted("Does not fit: a test takes longer than its gross time"),
    },
    {
      mark: "caution",
      when: `OR({seconds}<${leastSeconds.value},{seconds}<${warmupFactor.value}*{warmup})`,
      says: quoted(
        `Too short: a test should take ${leastSeconds.value} s and ${warmupFactor.value} × the warm-up to be steady`,
      ),
    },
    {
      mark: "caution",
      when: `OR({workShare}<${usableShare.value},{workGib}<${cacheFactor.value}*{hosts}*{cache})`,
      says: quoted("The working set may fit in cache: reads would be an upper bound"),
    },
    {
      mark: "caution",
      when: `${OPEN_CHECKS}>0`,
      says: sentence`Fits: ${TIME_TAKEN}, but ${OPEN_CHECKS} checks are open (sheet Checklist)`,
    },
  ],
  { mark: "good", says: sentence`Fits: ${TIME_TAKEN}, and no check is open` },
);
