import type { BenchmarkRun } from "../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../model/benchmark/diagnostic";
import { REFERENCE_CLUSTER } from "../model/cpuCost/referenceTests";
import { BUILT_IN_MODEL } from "../model/cpuCost/vsanCostModel";
import { vsanGhzOfIops } from "../model/cpuCost/vsanCpu";
import { withoutHosts, type StoragePolicy } from "../model/raid/raidLayout";
import { runLabel } from "./runLabel";

/** A sentence of the report, and how much it matters. */
export interface Finding {
  severity: "problem" | "caution" | "note";
  text: string;
}

/** Three significant digits: a finding is read, not calculated with. */
function figure(value: number): string {
  const rounded = Number(value.toPrecision(3));
  return rounded >= 1000 ? rounded.toLocaleString("en-US") : String(rounded);
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? "" : "s"}`;
}

/** VMs that finished early are not in the totals. */
function finishedEarly(runs: readonly BenchmarkRun[]): Finding[] {
  return runs
    .filter((run) => run.vmsFinishedEarly > 0)
    .map((run) => {
      const all = (run.vms ?? 0) + run.vmsFinishedEarly;
      const share = figure((100 * run.vmsFinishedEarly) / all);
      return {
        severity: "problem",
        text: `${runLabel(run)}: ${run.vmsFinishedEarly} of ${all} VMs finished early and are not in the totals: cluster IOPS is understated by about ${share} % and must not be compared with complete runs.`,
      };
    });
}

/** HCIBench prints MiB/s with the unit MB/s. */
function unitOfThroughput(runs: readonly BenchmarkRun[]): Finding[] {
  const printed = runs
    .filter((run) => run.tool.startsWith("hcibench"))
    .flatMap((run) => run.reported.filter(({ unit, value }) => unit === "MB/s" && value > 0))
    .reduce<number | null>((most, { value }) => Math.max(most ?? 0, value), null);
  if (printed === null) return [];
  const bytes = printed * 2 ** 20;
  return [
    {
      severity: "note",
      text: `HCIBench's "MB/s" are MiB/s: the ${figure(printed)} "MB/s" that it printed are ${figure(bytes / 1e9)} GB/s in decimal, ${figure((bytes * 8) / 1e9)} Gb/s.`,
    },
  ];
}

function readingTrouble(diagnostics: readonly Diagnostic[]): Finding[] {
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  const warnings = diagnostics.filter(({ severity }) => severity === "warning").length;
  if (errors + warnings === 0) return [];
  return [
    {
      severity: "caution",
      text: `Reading the files gave ${count(errors, "error")} and ${count(warnings, "warning")}: see the sheet Sources.`,
    },
  ];
}

/** The model's figure at the highest IOPS, with its range and how it is known. */
function modelRange(runs: readonly BenchmarkRun[], raid: StoragePolicy): Finding[] {
  const [best] = runs
    .flatMap((run) => {
      const { blockSizeBytes, readPct } = run.workload;
      const { iops } = run.results;
      return blockSizeBytes === null || readPct === null || iops === null
        ? []
        : [{ run, blockSizeBytes, readPct, iops }];
    })
    .sort((a, b) => b.iops - a.iops);
  if (!best) return [];
  const io = { blockSizeBytes: best.blockSizeBytes, readShare: best.readPct / 100, raid: withoutHosts(raid) };
  const { low, plan, high, label } = vsanGhzOfIops(BUILT_IN_MODEL, best.iops, io);
  return [
    {
      severity: "note",
      text: `${runLabel(best.run)}: the built-in model says ${figure(plan)} GHz for the highest IOPS with ${raid}, ${figure(low)} to ${figure(high)} GHz (${label}).`,
    },
  ];
}

/** What every report with a modelled GHz figure says. */
const STANDING: readonly Finding[] = [
  {
    severity: "note",
    text: `vSAN GHz (model) is measured on ${REFERENCE_CLUSTER}. Other CPUs: calibrate. These GHz include the test VMs' own I/O generation.`,
  },
  {
    severity: "note",
    text: "Planning estimate from published and user-supplied measurements, with the stated range. It does not replace the vendor's sizing tool, compatibility guide or a test on your hardware.",
  },
];

const MOST_FINDINGS = 8;

/** The sentences of the Summary, problems first, at most eight; the two standing ones are always among them. */
export function findings(
  runs: readonly BenchmarkRun[],
  diagnostics: readonly Diagnostic[],
  raid: StoragePolicy,
): Finding[] {
  const found = [
    ...finishedEarly(runs),
    ...readingTrouble(diagnostics),
    ...modelRange(runs, raid),
    ...unitOfThroughput(runs),
  ];
  return [...found.slice(0, MOST_FINDINGS - STANDING.length), ...STANDING];
}
