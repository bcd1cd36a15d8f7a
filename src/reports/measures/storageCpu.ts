import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { ClusterFacts } from "../inputs/clusterFacts";
import { hostCpu, type HostCpu, recordedHosts } from "./hostCpu";

/** CPU that a run's load took of the average host. */
export interface StorageCpu {
  /** CPU of a host net of idle, in GHz of the base clock. */
  ghzPerHost: number;
  /** The same as a share of the host's capacity at base clock. */
  share: number;
  /** Whether idle CPU was known and is taken off. */
  netOfIdle: boolean;
  known: HostCpu["known"];
  /** Hosts that were recorded, where these are not all: the mean of them stands for the others. */
  recordedHosts: number | null;
}

/** CPU of the hosts during a run less that of idle hosts; `null` where it is not known. */
export function storageCpu(run: BenchmarkRun, facts: ClusterFacts): StorageCpu | null {
  const cpu = hostCpu(run, facts);
  if (cpu === null || !facts.ghzPerHost) return null;
  const ghzPerHost = cpu.share * facts.ghzPerHost - (facts.idleGhzPerHost ?? 0);
  if (ghzPerHost <= 0) return null;
  const recorded = recordedHosts(run, facts);
  return {
    ghzPerHost,
    share: ghzPerHost / facts.ghzPerHost,
    netOfIdle: facts.idleGhzPerHost !== null,
    known: cpu.known,
    recordedHosts: recorded > 0 && recorded < (facts.hosts ?? 0) ? recorded : null,
  };
}
