import type { BenchmarkRun } from "../model/benchmark/benchmarkRun";
import { inputBlock } from "../sheets/inputBlock";
import { sheetTop } from "../sheets/pageTop";
import type { Block } from "../sheets/block";
import type { PlanSheet } from "../sheets/planWorkbook";
import { tableBlock } from "../sheets/tableBlock";
import type { CellValue, TableColumnSpec } from "../workbook/spec";
import { generatorCpu } from "./findings/generatorCpu";
import { countedIops, suspectedLimits } from "./findings/policyLimit";
import { doublings, type Doubling } from "./findings/saturation";
import type { ClusterFacts } from "./clusterFacts";
import { hostCpu, recordedGbit, type HostCpu } from "./hostCpu";
import { THRESHOLDS } from "./thresholds";
import { runKey } from "./runKey";

/** A run with what the whole report says about it. */
interface CheckedRun {
  run: BenchmarkRun;
  label: string;
  cpu: HostCpu | null;
  suspectedLimit: number | null;
  doubling: Doubling | null;
}

interface CheckColumn extends TableColumnSpec {
  width: number;
  value?: (checked: CheckedRun) => CellValue;
}

/** Sheet `Checks`: the thresholds as named cells, and what every run is judged by. Its verdicts are live. */
export function checksSheet(
  runs: readonly BenchmarkRun[],
  labels: readonly string[],
  facts: ClusterFacts,
): PlanSheet {
  const suspected = suspectedLimits(runs);
  const doubled = doublings(runs);
  const checked = runs.map((run, i) => ({
    run,
    label: labels[i] ?? run.case,
    cpu: hostCpu(run, facts),
    suspectedLimit: suspected[i] ?? null,
    doubling: doubled[i] ?? null,
  }));
  return {
    name: "Checks",
    blocks: [
      sheetTop("Checks", "What every run is judged by. Change a threshold, and the verdicts follow."),
      inputBlock(
        "Thresholds: planning practice, for you to change",
        THRESHOLDS.map(({ name, label, value, unit, accepts }) => ({
          id: name,
          label,
          value,
          unit,
          accepts,
        })),
      ),
      checksTable(checked),
    ],
    columnWidths: [58, ...COLUMNS.slice(1).map(({ width }) => width)],
    columns: 6,
    freezeRows: 2,
    orientation: "landscape",
  };
}

/** Defined names of the thresholds, by the id of their cells. */
export const CHECKS_NAMES = THRESHOLDS.map(({ name, label, unit }) => ({
  name,
  id: name,
  comment: `${label} (${unit})`,
}));

const MS_PER_US = 1e-3;
const BYTES_PER_MIB = 2 ** 20;

/** Ratio of a direction's 95th percentile to its average; nothing where the direction had no I/O. */
function p95Ratio(p95Ms: number | null, averageMs: number | null, iops: number | null): number | null {
  return p95Ms === null || !averageMs || iops === 0 ? null : p95Ms / averageMs;
}

/** The traffic of a host: recorded, else by the model of vSAN traffic where the number of hosts is known. */
const HOST_GBIT = [
  'IF(ISNUMBER([@[Recorded Gb/s]]),[@[Recorded Gb/s]],IF(COUNT(ClusterHosts,[@[MiB/s]],[@[Block size (KiB)]],[@[Read %]])<4,"",',
  'IFERROR(MAX(VSAN_NET_GBIT([@[MiB/s]]*1.048576,[@[Block size (KiB)]],[@[Read %]],ClusterHosts,Raid)),"")))',
].join("");

/**
 * A whole-millisecond percentile is up to 1 ms higher than printed: only where that cannot change the answer, the rule
 * is decided. One below its average is an artefact and says nothing. 0 holds, 1 exceeds, 2 is undecided.
 */
function p95State(direction: "read" | "write"): string {
  const ratio = `[@[p95 / average ${direction}]]`;
  const rounding = `[@[1 ms / average ${direction}]]`;
  return `IF(NOT(ISNUMBER(${ratio})),"",IF(${ratio}>P95Limit,1,IF(OR(${ratio}<1,AND([@Percentiles]="floored",${ratio}+${rounding}>P95Limit)),2,0)))`;
}

const VERDICT = [
  'IF(OR([@Invalid]>0,N([@[Generator CPU %]])>GeneratorCpu),"Invalid",',
  'IF(ISNUMBER([@[Of policy limit]]),IF(AND([@[Of policy limit]]>=1-LimitBand,[@[Of policy limit]]<=1+LimitBand),"Policy limit",[@[Verdict below]]),[@[Verdict below]]))',
].join("");

const VERDICT_BELOW = [
  'IF(AND(ISNUMBER([@[Of latency target]]),N([@[Of latency target]])>1+TargetMissed),"Latency target",',
  'IF(AND(ISNUMBER([@[Of latency target]]),ISNUMBER([@[Host CPU %]]),N([@[Host CPU %]])<TargetCpu),"Latency target",',
  'IF(AND(ISNUMBER([@[Host CPU %]]),N([@[Host CPU %]])>=CpuBound),"CPU",',
  'IF(AND(ISNUMBER([@[Of network]]),N([@[Of network]])>=NicNear),"Network",',
  'IF(AND(ISNUMBER([@[IOPS by doubling]]),N([@[IOPS by doubling]])<SaturatedIops,N([@[Latency by doubling]])>SaturatedLatency),"Saturated",',
  'IF(OR([@Percentiles]="derived",[@Percentiles]="",COUNT([@[p95 read]],[@[p95 write]])=0),"Not judged",',
  'IF(OR(N([@[p95 read]])=1,N([@[p95 write]])=1),"Check p95",',
  'IF(OR(N([@[p95 read]])=2,N([@[p95 write]])=2),"Not judged","OK"))))))))',
].join("");

const COLUMNS: readonly CheckColumn[] = [
  { header: "Run", width: 58, value: ({ label }) => label },
  { header: "Verdict", width: 14, formula: VERDICT },
  {
    header: "Invalid",
    width: 18,
    format: "0",
    value: ({ run }) => run.vmsFinishedEarly + (run.results.errors ?? 0),
  },
  { header: "Generator CPU %", width: 11, format: "0.0%", value: ({ run }) => generatorCpu(run) },
  { header: "vDisks", width: 9, format: "0", value: ({ run }) => run.vdisks },
  { header: "Counted IOPS", width: 11, format: "#,##0", value: ({ run }) => countedIops(run) },
  { header: "Suspected limit", width: 11, format: "#,##0", value: ({ suspectedLimit }) => suspectedLimit },
  {
    header: "Of policy limit",
    width: 11,
    format: "0.0%",
    formula:
      'IF(COUNT([@[Counted IOPS]],[@vDisks])<2,"",IF(ISNUMBER(IopsLimit),[@[Counted IOPS]]/([@vDisks]*IopsLimit),IF(ISNUMBER([@[Suspected limit]]),[@[Counted IOPS]]/([@vDisks]*[@[Suspected limit]]),"")))',
  },
  {
    header: "Latency target (ms)",
    width: 11,
    format: "0.00",
    value: ({ run }) =>
      run.workload.latencyTargetUs === null ? null : run.workload.latencyTargetUs * MS_PER_US,
  },
  { header: "Latency (ms)", width: 10, format: "0.00", value: ({ run }) => run.results.latencyMs },
  {
    header: "Of latency target",
    width: 11,
    format: "0%",
    formula:
      'IF(COUNT([@[Latency target (ms)]],[@[Latency (ms)]])<2,"",[@[Latency (ms)]]/[@[Latency target (ms)]])',
  },
  { header: "Host CPU %", width: 9, format: "0.0%", value: ({ cpu }) => cpu?.share ?? null },
  { header: "CPU known", width: 11, value: ({ cpu }) => cpu?.known ?? null },
  {
    header: "MiB/s",
    width: 10,
    format: "#,##0.0",
    value: ({ run }) =>
      run.results.throughputBytesPerSecond === null
        ? null
        : run.results.throughputBytesPerSecond / BYTES_PER_MIB,
  },
  {
    header: "Block size (KiB)",
    width: 9,
    value: ({ run }) => (run.workload.blockSizeBytes === null ? null : run.workload.blockSizeBytes / 2 ** 10),
  },
  {
    header: "Read %",
    width: 8,
    format: "0%",
    value: ({ run }) => (run.workload.readPct === null ? null : run.workload.readPct / 100),
  },
  { header: "Recorded Gb/s", width: 10, format: "0.00", value: ({ run }) => recordedGbit(run) },
  { header: "Host Gb/s", width: 9, format: "0.00", formula: HOST_GBIT },
  {
    header: "Of network",
    width: 9,
    format: "0%",
    formula: 'IF(COUNT([@[Host Gb/s]],NicGbit)<2,"",[@[Host Gb/s]]/NicGbit)',
  },
  {
    header: "IOPS by doubling",
    width: 10,
    format: "+0%;-0%;0%",
    value: ({ doubling }) => doubling?.iops ?? null,
  },
  {
    header: "Latency by doubling",
    width: 10,
    format: "+0%;-0%;0%",
    value: ({ doubling }) => doubling?.latency ?? null,
  },
  { header: "Percentiles", width: 11, value: ({ run }) => run.results.percentiles },
  ...(["read", "write"] as const).flatMap((direction): CheckColumn[] => {
    const p95 = (run: BenchmarkRun) =>
      direction === "read" ? run.results.readP95Ms : run.results.writeP95Ms;
    const average = (run: BenchmarkRun) =>
      direction === "read" ? run.results.readLatencyMs : run.results.writeLatencyMs;
    const iops = (run: BenchmarkRun) => (direction === "read" ? run.results.readIops : run.results.writeIops);
    return [
      {
        header: `p95 / average ${direction}`,
        width: 11,
        format: "0.0",
        value: ({ run }) => p95Ratio(p95(run), average(run), iops(run)),
      },
      {
        header: `1 ms / average ${direction}`,
        width: 11,
        format: "0.0",
        value: ({ run }) => p95Ratio(1, average(run), iops(run)),
      },
      { header: `p95 ${direction}`, width: 9, format: "0", formula: p95State(direction) },
    ];
  }),
  { header: "Verdict below", width: 14, formula: VERDICT_BELOW },
  { header: "Key", width: 40, value: ({ run }) => runKey(run) },
];

function checksTable(runs: readonly CheckedRun[]): Block {
  return tableBlock("Runs", {
    name: "Checks",
    columns: COLUMNS.map(({ header, format, formula }): TableColumnSpec => ({
      header,
      ...(format === undefined ? {} : { format }),
      ...(formula === undefined ? {} : { formula }),
    })),
    rows: runs.map((checked) => COLUMNS.map(({ value }) => value?.(checked) ?? null)),
  });
}
