import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { vsanTraffic } from "../../model/network/vsanTraffic";
import type { ClusterFacts } from "../inputs/clusterFacts";
import { recordedGbit } from "./hostCpu";
import { placedLayout } from "./layout";
import { isModelled } from "./storageOf";

/** Traffic of the average host in its busier direction. */
export interface HostTraffic {
  gbitPerHost: number;
  known: "measured" | "modelled";
}

/** The traffic of a host during a run: recorded, else by the model of vSAN traffic; `null` where neither is known. */
export function hostTraffic(run: BenchmarkRun, facts: ClusterFacts): HostTraffic | null {
  const recorded = recordedGbit(run);
  if (recorded !== null) return { gbitPerHost: recorded, known: "measured" };
  if (!isModelled(run)) return null;
  const { blockSizeBytes, readPct } = run.workload;
  const bytesPerSecond = run.results.throughputBytesPerSecond;
  const raid = facts.hosts ? placedLayout(facts, facts.hosts) : null;
  if (!facts.hosts || raid === null || !blockSizeBytes || readPct === null || bytesPerSecond === null)
    return null;
  const { transmit, receive } = vsanTraffic({
    bytesPerSecond,
    blockSizeBytes,
    readShare: readPct / 100,
    hosts: facts.hosts,
    raid,
  });
  return { gbitPerHost: Math.max(transmit.plan, receive.plan), known: "modelled" };
}
