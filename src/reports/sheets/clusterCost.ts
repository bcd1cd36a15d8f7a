import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { REFERENCE_CLUSTER } from "../../model/cpuCost/referenceTests";
import { ADAPTIVE_RAID_5 } from "../../model/raid/raidLayout";
import type { Block } from "../../sheets/block";
import { firstOf, quoted } from "../../sheets/formulaText";
import { gridBlock, type GridColumn } from "../../sheets/gridBlock";
import { noteBlock } from "../../sheets/noteBlock";
import { resultBlock } from "../../sheets/resultBlock";
import { firstCharacters } from "../../workbook/firstCharacters";
import { rowOfTest } from "../checks/testNumber";
import type { ClusterFacts } from "../inputs/clusterFacts";
import { calibrationCpu, FROM_USAGE, MAX_HOST_CPU } from "../measures/calibrationCpu";
import { recordedTraffic } from "../measures/hostCpu";
import { ownLayouts } from "../measures/storageOf";
import { adaptedLayout, FEW_HOSTS, MANY_HOSTS } from "./adaptedLayout";
import { type CalibratedRun, HZ_PER_BIT, workloadColumns } from "./calibratedRun";
import { enteredColumn, type RefusedFigure } from "./enteredColumn";
import { PROFILE_NAME } from "./profileName";

/** All runs of a report, and its facts. */
interface Report {
  runs: readonly BenchmarkRun[];
  facts: ClusterFacts;
}

/** Storage of a cluster: the CPU of its hosts, and the profile of their cost per I/O. */
export function clusterCost(
  runs: readonly CalibratedRun[],
  report: Report,
): { blocks: Block[]; refused: RefusedFigure[] } {
  const { columns, from, refused } = clusterColumns(runs, report);
  const own = ownLayouts(report.runs, report.facts);
  const layouts = runs.map(({ run }) => layoutOn(own.get(run), "[cal.hosts]"));
  const layoutOfFacts = layoutOn(undefined, "ClusterHosts");
  const blocks = [
    gridBlock({
      id: "cal",
      heading: "CPU and network of the average host during each test: type what you measured",
      rows: runs.length,
      columns,
    }),
    gridBlock({
      id: "profile",
      heading: `Profile: the defined name ${PROFILE_NAME}, for =VSAN_GHZ(1000,32,0.7,Raid,${PROFILE_NAME})`,
      rows: runs.length,
      columns: [
        { id: "run", header: "Run", formula: "[cal.run]" },
        { id: "size", header: "Block size (KiB)", formula: known("[cal.size]"), format: "General" },
        { id: "reads", header: "Read %", formula: known("[cal.reads]"), format: "0%" },
        { id: "khz", header: "kHz per I/O", formula: known("[cal.khz]"), format: "#,##0.0" },
        { id: "raid", header: "Layout", formula: layouts.map(known) },
        {
          id: "level",
          header: "Evidence level",
          formula: known(
            `IF(LEFT([from],${FROM_USAGE.length})=${quoted(FROM_USAGE)},"estimated","measured")`,
          ),
        },
        { id: "from", header: "CPU from", formula: from },
      ],
    }),
    resultBlock("What the profile changes", [
      {
        id: "calPlan",
        label: "1,000 MB/s, 32 KiB, 70% read",
        estimate: (which) => `VSAN_GHZ(1000,32,0.7,${layoutOfFacts},${PROFILE_NAME}${which})`,
        unit: "GHz",
        format: "#,##0.0",
      },
      {
        id: "calReference",
        label: "On the reference cluster",
        estimate: (which) => `VSAN_GHZ(1000,32,0.7,${layoutOfFacts}${which === "" ? "" : `,${which}`})`,
        unit: "GHz",
        format: "#,##0.0",
      },
    ]),
    noteBlock("How to read it", [
      `The capacity of a host and its idle CPU are on the sheet Facts. Hosts are those that the files of the run state; the number on the sheet Facts counts where they state none, and for all runs where no file states that number. kHz per I/O = (busy − idle) × hosts ÷ IOPS. Network = NET_GHZ of what the host sends and receives; storage only is the rest. The reference is ${REFERENCE_CLUSTER}.`,
      "Busy GHz from cpu.usage is an estimate: it includes everything else that ran on the host, and so do forecasts from it. These GHz include the test VMs' own I/O generation.",
      `RAID-5 is ${FEW_HOSTS.layout} on ${FEW_HOSTS.hosts} to ${MANY_HOSTS.hosts - 1} hosts, and ${MANY_HOSTS.layout} from ${MANY_HOSTS.hosts} hosts on.`,
      "Small and large block sizes at least 8× apart, each with read shares at least 50 points apart, give a fit of their own; other tests scale the reference. The range contains every test.",
    ]),
  ];
  return { blocks, refused };
}

/**
 * The layout of a run on its hosts, as a formula: its own where the files state several.
 *
 * @param hosts The cell with the number of hosts; where it is blank the layout is what it is called.
 */
function layoutOn(own: string | undefined, hosts: string): string {
  const layout = own === undefined ? "Raid" : quoted(own);
  if (own !== undefined && own !== ADAPTIVE_RAID_5) return layout;
  return adaptedLayout(layout, hosts);
}

/** A profile row is blank until its cost is known: blank rows are no tests. */
function known(formula: string): string {
  return `IF(ISNUMBER([cal.khz]),${formula},"")`;
}

function clusterColumns(
  runs: readonly CalibratedRun[],
  report: Report,
): { columns: GridColumn[]; from: string[]; refused: RefusedFigure[] } {
  const cpu = new Map(runs.map(({ run }) => [run, calibrationCpu(run, report)]));
  const usage = enteredColumn(
    {
      id: "usage",
      header: "CPU % of base clock",
      accepts: { decimal: [0, MAX_HOST_CPU] },
      format: "0.0%",
      hint: "Of the hosts' cores: from esxtop with the cores of a host, else HCIBench's cpu.usage. Blank where other runs shared the hosts, VMs finished early, or storage is not vSAN ESA.",
    },
    runs,
    ({ run }) => cpu.get(run)?.share ?? null,
  );
  const gbit = (direction: "sent" | "received", header: string) =>
    enteredColumn(
      { id: direction, header, accepts: { decimal: [0, 2000] } },
      runs,
      ({ run }) => recordedTraffic(run)[direction],
    );
  const [sent, received] = [gbit("sent", "Sent (Gb/s)"), gbit("received", "Received (Gb/s)")];
  const columns: GridColumn[] = [
    ...workloadColumns(runs),
    usage,
    {
      id: "busy",
      header: "Busy host (GHz)",
      accepts: { decimal: [0, 5000] },
      values: runs.map(() => null),
      hint: "Replaces CPU % × capacity.",
    },
    sent,
    received,
    {
      id: "used",
      header: "Used net of idle (GHz)",
      formula:
        'IF(ISNUMBER([busy]),[busy]-N(IdleGhz),IF(COUNT([usage],HostGhz)=2,[usage]*HostGhz-N(IdleGhz),""))',
      format: "#,##0.0",
    },
    {
      id: "hosts",
      header: "Hosts",
      formula: runs.map(({ test }) => `IFERROR(INDEX(Checks[Hosts],${rowOfTest("Checks", test)}),"")`),
      format: "0",
    },
    {
      id: "khz",
      header: "kHz per I/O",
      formula: `IF(COUNT([used],[hosts])<2,"",IF([used]<=0,"",CPU_KHZ_PER_IO([used],0,[iops],[hosts])))`,
      format: "#,##0.0",
      style: "result",
    },
    HZ_PER_BIT,
    {
      id: "net",
      header: "Network (GHz)",
      formula: 'IF(COUNT([sent],[received])<2,"",NET_GHZ([sent],"tx")+NET_GHZ([received],"rx"))',
      format: "0.00",
    },
    {
      id: "netShare",
      header: "Network share",
      formula: 'IF(COUNT([net],[used])<2,"",IF([used]<=0,"",[net]/[used]))',
      format: "0.0%",
    },
    {
      id: "storage",
      header: "Storage only (kHz per I/O)",
      formula: 'IF(COUNT([netShare],[khz])<2,"",[khz]*(1-[netShare]))',
      format: "#,##0.0",
    },
    {
      id: "against",
      header: "Against the reference",
      formula: 'IF(ISNUMBER([khz]),[khz]/VSAN_KHZ_PER_IO([size],[reads],[profile.raid])-1,"")',
      format: "+0.0%;-0.0%;0.0%",
    },
  ];
  const from = runs.map(({ run }, i) =>
    fromFormula(usage.values[i], firstCharacters(cpu.get(run)?.from ?? "", MAX_FROM)),
  );
  return { columns, from, refused: [...usage.refused, ...sent.refused, ...received.refused] };
}

/** Characters of what CPU is from: names of hosts may be long, and a formula has 8,192. */
const MAX_FROM = 1000;

/** Decimals by which a typed share differs from that of the files. */
const SHARE_DECIMALS = 8;

/** What the CPU is from, or why it is blank, as long as the cell holds what it began with. */
function fromFormula(share: string | number | null | undefined, from: string): string {
  const isTyped = "ISNUMBER([cal.busy])";
  const isBlank = "NOT(ISNUMBER([cal.usage]))";
  if (typeof share !== "number") return `IF(AND(${isBlank},NOT(${isTyped})),${quoted(from)},"typed")`;
  const isOfFiles = `ROUND([cal.usage]-${share.toFixed(SHARE_DECIMALS + 1)},${SHARE_DECIMALS})=0`;
  return firstOf(
    [
      [isTyped, quoted("typed")],
      [isBlank, quoted("blank: CPU of the files is deleted")],
      [isOfFiles, quoted(from)],
    ],
    quoted("typed"),
  );
}
