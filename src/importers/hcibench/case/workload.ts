import type { Workload } from "../../../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../../model/benchmark/diagnostic";
import type { CaseName } from "./caseName";
import type { RequestedLoad } from "../../load/requestedLoad";

/** Where a run's workload is read from. */
export interface WorkloadSources {
  name: CaseName;
  /** The job's own options; `null` where no file holds them. */
  load: RequestedLoad | null;
  /** Disks per VM of `hcibench.cfg`, for names that do not say it. */
  disksPerVm: number | null;
  /** Size of a disk by `hcibench.cfg`. */
  diskBytes: number | null;
  /** VMs in the totals. */
  vms: number | null;
  /** Jobs that the files report apart: each then drives its own disks. */
  reportedJobs: number;
}

/** A place where a case's name and its job's options disagree. */
export interface NameDifference {
  what: string;
  named: number;
  used: number;
  unit: string;
}

/** The workload: the job's own options, then the case name. */
export function workloadOf(sources: WorkloadSources): Workload {
  const { name, load, vms } = sources;
  const latencyTargetUs = load?.latencyTargetUs ?? name.latencyTargetUs;
  const threads = latencyTargetUs === null ? (load?.iodepth ?? name.threads) : null;
  const vmdksPerVm = name.vmdksPerVm ?? sources.disksPerVm;
  const queues = queuesPerVm(sources, vmdksPerVm);
  return {
    blockSizeBytes: load?.blockSizeBytes ?? name.blockSizeBytes,
    readPct: load?.readPct ?? name.readPct,
    randomPct: load?.randomPct ?? name.randomPct,
    workingSetPct: name.workingSetPct,
    vmdksPerVm,
    vmdkBytes: sources.diskBytes,
    // Each thread of a disk has one I/O in flight.
    queueDepth: threads,
    threads,
    latencyTargetUs,
    compressPct: load?.compressPct ?? name.compressPct,
    dedupePct: load?.dedupePct ?? name.dedupePct,
    outstandingIo: product(vms, queues, threads),
    requestedIops: product(vms, load?.generatorIops ?? product(queues, load?.jobIops ?? null)),
  };
}

function product(...factors: readonly (number | null)[]): number | null {
  return factors.reduce((all, each) => (all === null || each === null ? null : all * each), 1);
}

/** Queues of `threads` I/Os per VM: one a disk, unless the case says how many jobs share its disks. */
function queuesPerVm(sources: WorkloadSources, vmdksPerVm: number | null): number | null {
  if (sources.reportedJobs > 1) return 1;
  return sources.name.jobs ?? vmdksPerVm;
}

/** Where the name says something else than the job did. */
export function nameDifferences(name: CaseName, load: RequestedLoad): NameDifference[] {
  const target = load.latencyTargetUs ?? name.latencyTargetUs;
  const pairs: [string, number | null, number | null, string][] = [
    ["block size", name.blockSizeBytes, load.blockSizeBytes, "bytes"],
    ["read share", name.readPct, load.readPct, "%"],
    ["random share", name.randomPct, load.randomPct, "%"],
    ["threads", target === null ? name.threads : null, load.iodepth, "per disk"],
    ["latency target", name.latencyTargetUs, load.latencyTargetUs, "µs"],
  ];
  return pairs.flatMap(([what, named, used, unit]) =>
    named !== null && used !== null && named !== used ? [{ what, named, used, unit }] : [],
  );
}

/** Says where a case's name is wrong about its job; `folder` is where to point. */
export function differenceNotes(
  name: CaseName,
  differences: readonly NameDifference[],
  folder: string,
): Diagnostic[] {
  return differences.map(({ what, named, used, unit }) => {
    const after = unit === "%" ? unit : ` ${unit}`;
    return {
      severity: "warning",
      code: "name-differs",
      message: `The name ${name.name} states ${what} ${named}${after}, the job ran with ${used}${after}.`,
      file: folder,
      line: null,
    };
  });
}
