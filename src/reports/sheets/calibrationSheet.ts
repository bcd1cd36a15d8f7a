import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { meanOfKnown } from "../../model/benchmark/meanOfKnown";
import { REFERENCE_CLUSTER } from "../../model/cpuCost/referenceTests";
import type { Block } from "../../sheets/block";
import { quoted } from "../../sheets/formulaText";
import { gridBlock, type GridColumn } from "../../sheets/gridBlock";
import { inputBlock } from "../../sheets/inputBlock";
import { noteBlock } from "../../sheets/noteBlock";
import { sheetTop } from "../../sheets/sheetTop";
import type { PlanSheet } from "../../sheets/planWorkbook";
import { resultBlock } from "../../sheets/resultBlock";
import type { ClusterFacts } from "../inputs/clusterFacts";
import { rowOfTest, testNumber } from "../checks/testNumber";
import { hasHostsAlone } from "../measures/costPerIo";
import { hostCpu } from "../measures/hostCpu";
import { isModelled, ownLayouts } from "../measures/storageOf";
import { PROFILE_NAME } from "./profileName";

/** Runs that the sheet offers; a profile of more rows fits no better. */
const MAX_RUNS = 40;

interface LabelledRun {
  run: BenchmarkRun;
  label: string;
  /** Its number in the tables of the report. */
  test: number;
}

/** The sheet, and whether it holds the cells of `Profile` (their id is `profile`). */
export interface Calibration {
  sheet: PlanSheet;
  profile: boolean;
}

/**
 * Sheet `Calibration`: what the user's own cluster spends on an I/O, from the CPU of its hosts during the tests and the
 * facts on the sheet Facts. The rows make the defined name `Profile`. Runs of local disks calibrate the cost of local storage
 * instead. `null` where no run says block size, read share and IOPS.
 */
export function calibrationSheet(
  runs: readonly BenchmarkRun[],
  labels: readonly string[],
  facts: ClusterFacts,
): Calibration | null {
  const usable = runs
    .map((run, i) => ({ run, label: labels[i] ?? run.case, test: testNumber(i) }))
    .filter(({ run }) => run.results.iops && run.workload.blockSizeBytes && run.workload.readPct !== null);
  const cluster = usable.filter(({ run }) => isOfCluster(run)).slice(0, MAX_RUNS);
  const local = usable.filter(({ run }) => !isOfCluster(run)).slice(0, MAX_RUNS);
  if (usable.length === 0) return null;
  const sheet: PlanSheet = {
    name: "Calibration",
    blocks: [
      sheetTop(
        "Calibration",
        "CPU cost per I/O of your own tests, to plan with instead of the reference cluster.",
      ),
      ...(cluster.length === 0 ? [] : clusterBlocks(cluster, runs, facts)),
      ...(local.length === 0 ? [] : localBlocks(local)),
    ],
    columnWidths: [34, 11, 9, 12, 12, 11, 11, 11, 11, 8, 12, 11, 11, 11, 12, 12],
    columns: 16,
    freezeRows: 2,
    print: { orientation: "landscape" },
  };
  return { sheet, profile: cluster.length > 0 };
}

/** Does the run's CPU stand for the hosts of a cluster, rather than for the machine that the tool ran in? */
function isOfCluster(run: BenchmarkRun): boolean {
  return run.tool === "hcibench-fio" || run.tool === "hcibench-vdbench" || run.measuredUse !== null;
}

function clusterBlocks(
  runs: readonly LabelledRun[],
  all: readonly BenchmarkRun[],
  facts: ClusterFacts,
): Block[] {
  const layouts = layoutsOf(runs, ownLayouts(all, facts));
  return [
    gridBlock({
      id: "cal",
      heading: "CPU and network of the average host during each test: type what you measured",
      rows: runs.length,
      columns: clusterColumns(runs, all, facts, layouts),
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
      ],
    }),
    resultBlock("What the profile changes", [
      {
        id: "calPlan",
        label: "1,000 MB/s, 32 KiB, 70% read",
        estimate: (which) => `VSAN_GHZ(1000,32,0.7,Raid,${PROFILE_NAME}${which})`,
        unit: "GHz",
        format: "#,##0.0",
      },
      {
        id: "calReference",
        label: "On the reference cluster",
        estimate: (which) => `VSAN_GHZ(1000,32,0.7,Raid${which === "" ? "" : `,${which}`})`,
        unit: "GHz",
        format: "#,##0.0",
      },
    ]),
    noteBlock("How to read it", [
      `The capacity of a host and its idle CPU are on the sheet Facts. Hosts are those that the files of the run state; the number on the sheet Facts counts where they state none, and for all runs where no file states that number. kHz per I/O = (busy − idle) × hosts ÷ IOPS. Network = NET_GHZ of what the host sends and receives; storage only is the rest. The reference is ${REFERENCE_CLUSTER}.`,
      "Busy GHz from CPU % is an estimate: it includes everything else that ran on the host. These GHz include the test VMs' own I/O generation.",
      "Small and large block sizes at least 8× apart, each with read shares at least 50 points apart, give a fit of their own; other tests scale the reference. The range contains every test.",
    ]),
  ];
}

/** The layout of every run, as a formula: its own where the files state several. */
function layoutsOf(runs: readonly LabelledRun[], own: ReturnType<typeof ownLayouts>): string[] {
  return runs.map(({ run }) => {
    const layout = own.get(run);
    return layout === undefined ? "Raid" : quoted(layout);
  });
}

/** A profile row is blank until its cost is known: blank rows are no tests. */
function known(formula: string): string {
  return `IF(ISNUMBER([cal.khz]),${formula},"")`;
}

/** The tests that a cost is worked out of. */
function workloadColumns(runs: readonly LabelledRun[]): GridColumn[] {
  const figures = (read: (run: BenchmarkRun) => number | null) => runs.map(({ run }) => Number(read(run)));
  return [
    { id: "run", header: "Run", texts: runs.map(({ label }) => label) },
    {
      id: "size",
      header: "Block size (KiB)",
      texts: figures(({ workload }) => (workload.blockSizeBytes ?? 0) / 2 ** 10),
      format: "General",
    },
    {
      id: "reads",
      header: "Read %",
      texts: figures(({ workload }) => (workload.readPct ?? 0) / 100),
      format: "0%",
    },
    { id: "iops", header: "IOPS", texts: figures(({ results }) => results.iops), format: "#,##0" },
  ];
}

function clusterColumns(
  runs: readonly LabelledRun[],
  all: readonly BenchmarkRun[],
  facts: ClusterFacts,
  layouts: readonly string[],
): GridColumn[] {
  const figures = (read: (run: BenchmarkRun) => number | null) => runs.map(({ run }) => read(run));
  return [
    ...workloadColumns(runs),
    {
      id: "usage",
      header: "CPU % of base clock",
      accepts: { decimal: [0, 2] },
      values: runs.map(({ run }) =>
        isModelled(run) && hasHostsAlone(run, all) ? (hostCpu(run, facts)?.share ?? null) : null,
      ),
      format: "0.0%",
      hint: "Of the hosts' cores: from esxtop with the cores of a host, else HCIBench's cpu.usage. Blank where other runs shared the hosts, VMs finished early, or storage is not vSAN ESA.",
    },
    {
      id: "busy",
      header: "Busy host (GHz)",
      accepts: { decimal: [0, 5000] },
      values: figures(() => null),
      hint: "Replaces CPU % × capacity.",
    },
    { id: "sent", header: "Sent (Gb/s)", accepts: { decimal: [0, 2000] }, values: figures(nicGbit("sent")) },
    {
      id: "received",
      header: "Received (Gb/s)",
      accepts: { decimal: [0, 2000] },
      values: figures(nicGbit("received")),
    },
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
    {
      id: "hz",
      header: "Hz per bit/s",
      formula: 'IF(ISNUMBER([khz]),[khz]*1000/([size]*1024*8),"")',
      format: "0.000",
    },
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
      formula: layouts.map(
        (raid) => `IF(ISNUMBER([khz]),[khz]/VSAN_KHZ_PER_IO([size],[reads],${raid})-1,"")`,
      ),
      format: "+0.0%;-0.0%;0.0%",
    },
  ];
}

function nicGbit(direction: "sent" | "received"): (run: BenchmarkRun) => number | null {
  return ({ measuredUse }) => {
    const bits = meanOfKnown(
      (measuredUse ?? []).map(({ transmitBitsPerSecond, receiveBitsPerSecond }) =>
        direction === "sent" ? transmitBitsPerSecond : receiveBitsPerSecond,
      ),
    );
    return bits === null ? null : bits / 1e9;
  };
}

/** Local storage: the CPU of the machine that the tool ran in, for the cost without vSAN. */
function localBlocks(runs: readonly LabelledRun[]): Block[] {
  const figures = (read: (run: BenchmarkRun) => number | null) => runs.map(({ run }) => read(run));
  return [
    inputBlock("The machine that ran the tool", [
      {
        id: "localClock",
        label: "Clock of a (virtual) CPU",
        value: null,
        unit: "GHz",
        accepts: { decimal: [0.5, 10] },
      },
    ]),
    gridBlock({
      id: "local",
      heading: "Cost of local storage: CPU % × CPUs × clock ÷ IOPS",
      rows: runs.length,
      columns: [
        ...workloadColumns(runs),
        {
          id: "usage",
          header: "CPU %",
          accepts: { decimal: [0, 1] },
          values: figures(({ cpu }) => (cpu.usagePct === null ? null : cpu.usagePct / 100)),
          format: "0.0%",
        },
        {
          id: "cpus",
          header: "CPUs",
          accepts: { whole: [1, 1024] },
          values: figures(({ cpu }) => cpu.processors),
        },
        {
          id: "ghz",
          header: "Used (GHz)",
          formula: 'IF(COUNT([usage],[cpus],{localClock})<3,"",[usage]*[cpus]*{localClock})',
          format: "0.000",
        },
        {
          id: "khz",
          header: "kHz per I/O",
          formula: 'IF(ISNUMBER([ghz]),CPU_KHZ_PER_IO([ghz],0,[iops]),"")',
          format: "#,##0.0",
          style: "result",
        },
        {
          id: "hz",
          header: "Hz per bit/s",
          formula: 'IF(ISNUMBER([khz]),[khz]*1000/([size]*1024*8),"")',
          format: "0.000",
        },
      ],
    }),
  ];
}
