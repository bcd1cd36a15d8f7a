import type { StorageCpu } from "../measures/storageCpu";

/** How the CPU figures of a sentence came about, for their end; empty where they are measured net of idle. */
export function cpuCaveat({ known, netOfIdle }: Pick<StorageCpu, "known" | "netOfIdle">): string {
  const parts = [
    known === "estimated" ? "estimated from cpu.usage × base clock; includes guest load" : null,
    netOfIdle ? null : "idle host CPU is unknown and included",
  ].filter((part) => part !== null);
  return parts.length === 0 ? "" : ` (${parts.join("; ")})`;
}
