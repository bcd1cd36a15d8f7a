import type { Check } from "../estate/checks/check";
import type { TestedLoad } from "../model/benchmark/testedLoad";
import type { Block } from "../sheets/block";
import { gridBlock } from "../sheets/gridBlock";
import type { PlanSheet } from "../sheets/planSheet";
import { resultBlock } from "../sheets/resultBlock";
import { sheetTop } from "../sheets/sheetTop";
import { shown } from "../sheets/formulaText";
import { atBeginning } from "./atBeginning";
import { calibrationDoubt } from "./calibrationDoubt";
import { chosenClusters, CLUSTERS_SHOWN, fullest, ofLargest, sumShown } from "./chosenClusters";
import type { DemandForm } from "./demandForm";
import { NONE_CHOSEN } from "./noneFits";
import { risksGrid } from "./risks";
import { STORAGE_FROM } from "./storageByClass";
import { testedBlocks } from "./testedLoads";
import { byLayout } from "./useOfHosts";
import { figure } from "./methodFigures";
import { NEVER_FITS } from "../model/design/habits";

/** Years of the charts, today included. */
export const YEARS = 7;

/** As many columns as one page holds: the pages of the others would be blank beside the shorter tables. */
const PRINTED_THROUGH = "N";

/**
 * Sheet `Reasons`: what stands behind the page Design.
 *
 * @param profile The defined name of a calibration in the same workbook.
 */
export function reasonsSheet(
  form: DemandForm,
  checks: readonly Check[],
  tests: readonly TestedLoad[],
  profile?: string,
): PlanSheet {
  return {
    name: "Reasons",
    blocks: [
      sheetTop(
        "Reasons",
        `Details behind the page Design: the selected option by cluster, risks, and chart figures. Prints columns A to ${PRINTED_THROUGH}.`,
      ),
      chosenClusters(form),
      whatIsLeft(profile),
      ...(profile === undefined ? [] : calibrationDoubt(profile, tests)),
      headroom(),
      byYear(),
      ...testedBlocks(form, tests),
      risksGrid(form, checks, { hasTests: tests.length > 0, isCalibrated: profile !== undefined }),
    ],
    columnWidths: [26, ...Array<number>(40).fill(13)],
    columns: 16,
    freezeRows: 2,
    printThrough: PRINTED_THROUGH,
    print: { orientation: "landscape" },
  };
}

/** What is left for storage where I/O is not known, and what lifting the first limit saves. */
function whatIsLeft(profile: string | undefined): Block {
  const left = `(${sumShown("ghzRoom")}-${sumShown("ghzNeed")})`;
  const layout = byLayout(ofLargest("hosts"), "{chosen.narrow}", "{chosen.wide}");
  const iopsBy = (own: string): string =>
    `VSAN_IOPS({ghzLeft},${figure("askedSize")},${figure("askedReads")},${layout},${own},"plan",LEFT({chosen.release},3))`;
  const iops =
    profile === undefined
      ? iopsBy("")
      : `IF({storageFrom}="${STORAGE_FROM.calibration}",${iopsBy(profile)},${iopsBy("")})`;
  /** Of VMs on a host: with a memory tier more than the DRAM that is not for ESXi, and it grows as the DRAM does. */
  const vmRam = ofLargest("vmRam");
  const raises: Readonly<Record<string, string>> = {
    vCPU: coresFor("socket"),
    CPU: coresFor("socket"),
    RAM: `TEXT(ROUNDUP((${vmRam}*{leverUse}+{chosen.hostRamGib})*{chosen.ramGib}/(${vmRam}+{chosen.hostRamGib}),0),"#,##0")&" GiB of RAM in each host"`,
    capacity: 'ROUNDUP({chosen.disks}*{leverUse},0)&" disks in each host"',
    network: 'ROUNDUP({chosen.nicGbit}*{leverUse},0)&" Gb/s per port"',
  };
  const lever = Object.entries(raises).reduceRight(
    (rest, [first, formula]) => `IF({leverFirst}="${first}",${formula},${rest})`,
    '""',
  );
  return resultBlock("Left over, and the lever", [
    {
      id: "ghzLeft",
      label: "GHz that are left for storage",
      unit: "GHz",
      format: "#,##0.0",
      formula: `IF(OR(${sumShown("ghzRoom")}="",${sumShown("ghzNeed")}=""),"",MAX(0,${left}))`,
      known: "derived",
    },
    {
      id: "ioLeft",
      label: "I/O that they sustain",
      unit: "",
      style: "words",
      formula: `IF(OR({ghzLeft}="",{ghzLeft}=0,${layout}="",{chosen.release}=""),"",${shown("{ghzLeft}", "#,##0")}&" GHz are left for storage: "&TEXT(${iops},"#,##0")&" IOPS at "&${figure("askedSize")}&" KiB, "&${shown(figure("askedReads"), "0%")}&" reads")`,
      known: "estimated",
    },
    {
      id: "leverFirst",
      label: "First limit of the largest cluster",
      unit: "",
      style: "words",
      formula: ofLargest("first"),
      known: "derived",
    },
    {
      id: "leverUse",
      label: "Its use on the hosts of the next limit",
      unit: "",
      format: "0%",
      formula: ofLargest("atNext"),
      known: "derived",
    },
    {
      id: "leverHosts",
      label: "Hosts that lifting it saves",
      unit: "hosts",
      format: "#,##0",
      formula: `IF(OR(${CLUSTERS_SHOWN}=0,{chosen.hosts}<>"",${NONE_CHOSEN}),"",MAX(0,(${ofLargest("hosts")}-${ofLargest("nextHosts")})*${ofLargest("clusters")}))`,
      known: "derived",
    },
    {
      id: "lever",
      label: "The lever",
      unit: "",
      style: "words",
      formula: `IF(OR({leverHosts}="",{leverFirst}=""),"",IF({leverHosts}=0,${atBeginning("{leverFirst}")}&" and "&${ofLargest("second")}&" require the same number of hosts"&IF(${CLUSTERS_SHOWN}>1," in the largest cluster",""),IF(OR({leverFirst}="layout",N({leverUse})<=1,N({leverUse})>=${NEVER_FITS}),"",${lever}&" would save "&{leverHosts}&IF({leverHosts}=1," host"," hosts")&" and "&TEXT({leverHosts}*{chosen.cores},"#,##0")&" cores")))`,
      known: "derived",
    },
  ]);
}

const coresFor = (unit: string): string => `ROUNDUP({chosen.coresPerSocket}*{leverUse},0)&" cores a ${unit}"`;

/** Share in use by resource, at the end of the plan and today. */
function headroom(): Block {
  const without = (growth: string): string => `IF(OR([end]="",[end]=${NEVER_FITS}),[end],[end]/${growth})`;
  const rows = [
    { name: "CPU", id: "ghz", today: fullest("ghzToday") },
    { name: "vCPU", id: "vcpu", today: fullest("vcpuToday") },
    { name: "RAM", id: "ram", today: without("{grownCompute}") },
    { name: "Capacity", id: "capacity", today: without("{grownCapacity}") },
    { name: "Network", id: "network", today: without("{grownIops}") },
  ];
  return gridBlock({
    id: "headroom",
    heading: "Share in use of the fullest cluster",
    rows: rows.length,
    gaps: true,
    columns: [
      { id: "name", header: "Resource", texts: rows.map(({ name }) => name) },
      {
        id: "end",
        header: "At the end of the plan",
        format: "0%",
        formula: rows.map(({ id }) => fullest(id)),
      },
      {
        id: "today",
        header: "Without growth",
        format: "0%",
        formula: rows.map(({ today }) => today),
      },
    ],
  });
}

/** Capacity needed year by year against what is usable. */
function byYear(): Block {
  const usable = sumShown("capacityRoom");
  const needed = sumShown("capacityNeed");
  /** Of several clusters the fullest is full first. */
  const use = fullest("capacity");
  return gridBlock({
    id: "byYear",
    heading: "Capacity by year",
    rows: YEARS,
    gaps: true,
    columns: [
      { id: "year", header: "Years from today", texts: Array.from({ length: YEARS }, (_, i) => i) },
      {
        id: "needed",
        header: "Needed (TiB)",
        format: "#,##0.0",
        formula: `IF(${needed}="","",${needed}*(1+{growthCapacity})^([year]-{years}))`,
      },
      {
        id: "usable",
        header: "Usable, plan (TiB)",
        format: "#,##0.0",
        formula: `IF(${usable}="","",${usable})`,
      },
      {
        id: "low",
        header: "Usable, low (TiB)",
        format: "#,##0.0",
        formula: `IF(OR(${usable}="",N({chosen.wideTib})=0),"",${usable}*{chosen.wideTibLow}/{chosen.wideTib})`,
      },
      {
        id: "fits",
        header: "Fits",
        formula: `IF(OR([needed]="",[usable]="",${use}=""),"",IF(${use}*(1+{growthCapacity})^([year]-{years})<=1.000000001,"yes","no"))`,
      },
    ],
  });
}
