/** How a run is generated; everything has a default. */
export interface HcibenchOptions {
  version: "2.8.3" | "3.0";
  vms: number;
  cases: number;
  /** Status documents of five seconds after the ramp. */
  intervals: number;
  datastores: number;
  clusters: number;
  hosts: number;
  disks: number;
  jobs: number;
  /** VMs per datastore that finish early. */
  early: number;
  /** fio's error messages between the documents. */
  noise: boolean;
  seed: number;
  /** Start of the first case, seconds since 1970. */
  epoch: number;
}

/** Latencies in ms; `throughput` is the whole MiB/s that HCIBench prints as MB/s. */
export interface BlockTruth {
  job: string;
  reported: {
    vms: number;
    iops: number;
    throughput: number;
    readLatencyMs: number;
    writeLatencyMs: number;
    readP95Ms: number;
    writeP95Ms: number;
  };
  exact: {
    iops: number;
    readIops: number;
    writeIops: number;
    mibPerSecond: number;
    readP95Ms: number;
    writeP95Ms: number;
  };
}

export interface CaseTruth {
  case: string;
  blockSizeBytes: number;
  readPct: number;
  randomPct: number;
  threads: number | null;
  latencyTargetUs: number | null;
  datastores: { datastore: string; early: number; blocks: BlockTruth[] }[];
  /** Average cpu.usage, cpu.utilization and mem.usage by cluster. */
  clusters: Record<string, number[]>;
}

export interface Truth {
  test: string;
  version: string;
  cases: CaseTruth[];
}
