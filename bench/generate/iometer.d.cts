/** How a file is generated; everything has a default. */
export interface IometerOptions {
  format: "2001" | "2004" | "2008" | "1.1.0-rc1" | "1.1.0-dev" | "1.1.0";
  /** Runs appended one after another. */
  runs: number;
  specs: number;
  /** Size lines of a specification. */
  specLines: number;
  queueDepths: number[];
  managers: number;
  /** Per manager. */
  workers: number;
  /** Targets per worker. */
  disks: number;
  /** Per manager. */
  cpus: number;
  seconds: number;
  /** At most as many read and write errors a target. */
  errors: number;
  /** Workers run different specifications at once. */
  mixed: boolean;
  record: "all" | "no-targets" | "no-workers" | "no-managers";
  description: string;
  diskName: string;
  aborted: boolean;
  batchError: boolean;
  /** Saved again by a spreadsheet: `;` between the fields, decimal comma. */
  spreadsheet: boolean;
  encoding: "windows-1252" | "utf-8" | "utf-16le";
  bom: boolean;
  lineEnd: "\r\n" | "\n";
  seed: number;
}

/** What one test step measured. */
export interface IometerStep {
  specs: { name: string; lines: { size: number; share: number; read: number; random: number }[] }[];
  queueDepth: number;
  targets: number;
  iops: number;
  readIops: number;
  writeIops: number;
  bytesPerSecond: number;
  latencyMs: number;
  readLatencyMs: number;
  writeLatencyMs: number;
  maxLatencyMs: number;
  errors: number;
  cpuPct: number;
}

export const DEFAULTS: IometerOptions;
export function generateIometer(options?: Partial<IometerOptions>): {
  bytes: Uint8Array;
  truth: IometerStep[];
};
export function iometerPieces(options?: Partial<IometerOptions>): Generator<Uint8Array, IometerStep[]>;
