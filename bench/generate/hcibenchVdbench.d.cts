import type { GeneratedFile } from "./hcibench.cjs";

/** How a case is generated; everything has a default. */
export interface VdbenchOptions {
  /** `1.6` is the text's style before 2.5. */
  version: "1.6" | "3.0";
  vdbench: "50406" | "50407";
  /** VMs per datastore. */
  vms: number;
  /** Rows per run definition, warm-up included. */
  intervals: number;
  intervalSeconds: number;
  warmupIntervals: number;
  datastores: number;
  /** Run definitions. */
  rds: number;
  /** VMs per datastore that do not finish the last run definition. */
  early: number;
  readPct: number;
  seed: number;
  epoch: number;
}

/** Averages of one VM as printed; latencies in ms. */
export interface RowTruth {
  iops: number;
  mib: number;
  readPct: number;
  latency: number;
  read: number;
  write: number;
  stddev: number;
  max: number;
}

export interface VdbenchBlockTruth {
  datastore: string;
  job: string;
  rows: RowTruth[];
  early: number;
  /** As printed, by label. */
  reported: Record<string, number>;
}

export function generateVdbench(options?: Partial<VdbenchOptions>): {
  files: GeneratedFile[];
  truth: { case: string; blocks: VdbenchBlockTruth[] };
};
