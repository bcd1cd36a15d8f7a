import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { ClusterFacts } from "../clusterFacts";
import { hostCpu, type HostCpu } from "../hostCpu";
import { missingHostCpu } from "./missingHostCpu";
import type { FindingContext } from "./rule";

/** CPU that a run's load took of the average host. */
export interface StorageCpu {
  /** CPU of a host net of idle, in GHz of the base clock. */
  ghzPerHost: number;
  /** The same as a share of the host's capacity at base clock. */
  share: number;
  /** Whether idle CPU was known and is taken off. */
  netOfIdle: boolean;
  known: HostCpu["known"];
}

/** CPU of the hosts during a run less that of idle hosts; `null` where it is not known. */
export function storageCpu(run: BenchmarkRun, facts: ClusterFacts): StorageCpu | null {
  const cpu = hostCpu(run, facts);
  if (cpu === null || !facts.ghzPerHost) return null;
  const ghzPerHost = cpu.share * facts.ghzPerHost - (facts.idleGhzPerHost ?? 0);
  if (ghzPerHost <= 0) return null;
  return {
    ghzPerHost,
    share: ghzPerHost / facts.ghzPerHost,
    netOfIdle: facts.idleGhzPerHost !== null,
    known: cpu.known,
  };
}

/** What is missing to know the GHz of a load. */
export function missingStorageCpu(context: FindingContext): string | null {
  return context.facts.ghzPerHost === null ? "CPU capacity of a host in GHz" : missingHostCpu(context);
}

/** How the CPU figures of a sentence came about, for their end; empty where they are measured net of idle. */
export function cpuCaveat({ known, netOfIdle }: Pick<StorageCpu, "known" | "netOfIdle">): string {
  const parts = [
    known === "estimated" ? "estimated from cpu.usage × base clock; includes guest load" : null,
    netOfIdle ? null : "CPU of idle hosts is not given and is included",
  ].filter((part) => part !== null);
  return parts.length === 0 ? "" : ` (${parts.join("; ")})`;
}
