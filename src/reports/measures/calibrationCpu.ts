import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { ClusterFacts } from "../inputs/clusterFacts";
import { hasHostsAlone } from "./costPerIo";
import { factsOfRun } from "./factsOfRun";
import { hostCpu } from "./hostCpu";
import { recordedPart } from "./recordedEnough";
import { isModelled, storageOf } from "./storageOf";
import { isForeign, unusedRecording, wholePercent } from "./unusedRecording";

/** A share of the base clock above this is not a host's CPU: no server keeps twice its base clock on all cores. */
export const MAX_HOST_CPU = 2;

/** What the CPU from vCenter begins with where a report names it. */
export const FROM_USAGE = "cpu.usage";

/** The CPU of the hosts that calibrates a run. */
export interface CalibrationCpu {
  /**
   * Share of the capacity at base clock; `null` where it is not known, or is not that of the run's I/O. It may be more than a
   * host can have.
   */
  share: number | null;
  /** What it is from, or why it is not there. */
  from: string;
}

/**
 * The CPU of the hosts that a run's I/O took, and what it is from.
 *
 * @param runs All runs of the report, and its facts.
 */
export function calibrationCpu(
  run: BenchmarkRun,
  report: { runs: readonly BenchmarkRun[]; facts: ClusterFacts },
): CalibrationCpu {
  const blank = (from: string): CalibrationCpu => ({ share: null, from });
  const early = run.vmsFinishedEarly ?? 0;
  if (early > 0) return blank(`${early} ${early === 1 ? "VM" : "VMs"} finished early`);
  if (!hasHostsAlone(run, report.runs)) return blank("other runs shared the hosts");
  if (!isModelled(run)) return blank(`storage is ${storageOf(run)}`);
  const facts = factsOfRun(run, report);
  const cpu = hostCpu(run, facts);
  const unused = unusedRecordings(run, facts);
  if (cpu === null) return blank(["no CPU of the hosts", ...unused].join("; "));
  const source = cpu.known === "measured" ? recorded(run, facts) : FROM_USAGE;
  if (cpu.share > MAX_HOST_CPU)
    return {
      share: cpu.share,
      from: `${source} is ${wholePercent(cpu.share)} of a host, above ${wholePercent(MAX_HOST_CPU)}: check the cores of a host`,
    };
  return { share: cpu.share, from: [source, ...unused].join("; ") };
}

/** Of how many hosts, and of how much of the run. */
function recorded(run: BenchmarkRun, facts: ClusterFacts): string {
  const used = (run.measuredUse ?? []).filter((use) => unusedRecording(run, use, facts) === null);
  const all = facts.hosts !== null && facts.hosts > used.length ? ` of ${facts.hosts}` : "";
  const hosts = `${used.length}${all} ${used.length === 1 && all === "" ? "host" : "hosts"}`;
  const part = Math.min(...used.map((use) => recordedPart(run, use)));
  const foreign = used.filter((use) => isForeign(run, use)).map(({ host }) => host);
  const others = foreign.length === 0 ? "" : `; not in the host table: ${someOf(foreign)}`;
  return `esxtop of ${hosts}, ${wholePercent(part)} of the run${others}`;
}

/** The recordings that do not count, each reason once. */
function unusedRecordings(run: BenchmarkRun, facts: ClusterFacts): string[] {
  const hosts = new Map<string, string[]>();
  for (const use of run.measuredUse ?? []) {
    const reason = unusedRecording(run, use, facts);
    if (reason !== null) hosts.set(reason, [...(hosts.get(reason) ?? []), use.host]);
  }
  const all = [...hosts].map(([reason, unused]) => `esxtop of ${someOf(unused)} is not used: ${reason}`);
  return all.length === 0 ? [] : [someOf(all)];
}

/** Hosts, and reasons, that are named. */
const MAX_NAMED = 3;

function someOf(texts: readonly string[]): string {
  const more = texts.length > MAX_NAMED ? [`and ${texts.length - MAX_NAMED} more`] : [];
  return [...texts.slice(0, MAX_NAMED), ...more].join(", ");
}
