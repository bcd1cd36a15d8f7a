import type { StorageCpu } from "../measures/storageCpu";
import { count } from "./figure";

/** How the CPU figures of a sentence came about, for their end; empty where they are measured on all hosts, net of idle. */
export function cpuCaveat({
  known,
  netOfIdle,
  recordedHosts,
}: Pick<StorageCpu, "known" | "netOfIdle" | "recordedHosts">): string {
  const parts = [
    known === "estimated" ? "estimated from cpu.usage × base clock; includes guest load" : null,
    recordedHosts === null
      ? null
      : `recorded on ${count(recordedHosts, "host")} only, whose mean counts for all`,
    netOfIdle ? null : "idle host CPU is unknown and included",
  ].filter((part) => part !== null);
  return parts.length === 0 ? "" : ` (${parts.join("; ")})`;
}
