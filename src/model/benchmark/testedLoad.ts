import type { RaidLayout } from "../raid/raidLayout";
import type { VerdictWord } from "./verdictEvidence";

/** What a test of a vSAN cluster reached: a load that a design can be compared with. `null` is not known. */
export interface TestedLoad {
  /** As the report calls the test. */
  name: string;
  hosts: number | null;
  ioSizeKib: number;
  /** Share of reads, 0 to 1. */
  readShare: number;
  /** The layout on its hosts; `null` where nothing states it, or its hosts. */
  layout: RaidLayout | null;
  /** Of all hosts. */
  iops: number;
  latencyMs: number | null;
  /** The latency that it was to keep; `null` without a target. */
  targetMs: number | null;
  /** Latency up to which it counts: its target and what is tolerated above it, else the usual limit. */
  mostMs: number;
  /** IOPS of all hosts that its load generator was held to, where it reached them; `null` where it ran free. */
  heldTo: number | null;
  /** Verdicts that speak against it as evidence, the worst first. */
  against: readonly VerdictWord[];
  /** Does it show what CPU an I/O costs? */
  showsCost: boolean;
}
