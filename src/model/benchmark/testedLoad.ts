import type { RaidLayout } from "../raid/raidLayout";

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
  /** Latency up to which it counts as within its target. */
  mostMs: number;
}
