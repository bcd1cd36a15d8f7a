import type { BenchmarkRun } from "./benchmarkRun";

const BYTES_PER_KIB = 2 ** 10;
const BYTES_PER_MIB = 2 ** 20;

/** A column of a results table: its header with the unit, and the figure of a run (`null` where no file says it). */
export interface ResultFigure {
  header: string;
  value(run: BenchmarkRun): string | number | null;
}

const share = (percent: number | null): number | null => (percent === null ? null : percent / 100);
const per = (value: number | null, unit: number): number | null => (value === null ? null : value / unit);

/** Only HCIBench asks vCenter for the hosts; the CPU of other tools is that of the machine, often a VM, they ran in. */
const measuresHosts = ({ tool }: BenchmarkRun): boolean =>
  tool === "hcibench-fio" || tool === "hcibench-vdbench";

/** The figures of a run in the order and under the names of every results table; shares are 0 to 1. */
export const RESULT_FIGURES = [
  { header: "Case", value: (run) => run.case },
  { header: "Tool", value: (run) => run.tool },
  { header: "Datastore", value: (run) => run.datastore },
  { header: "Job", value: (run) => run.job },
  { header: "VMs", value: (run) => run.vms },
  { header: "Block size (KiB)", value: (run) => per(run.workload.blockSizeBytes, BYTES_PER_KIB) },
  { header: "Read %", value: (run) => share(run.workload.readPct) },
  { header: "Random %", value: (run) => share(run.workload.randomPct) },
  { header: "Outstanding I/O", value: (run) => run.workload.outstandingIo },
  { header: "IOPS", value: (run) => run.results.iops },
  { header: "Read IOPS", value: (run) => run.results.readIops },
  { header: "Write IOPS", value: (run) => run.results.writeIops },
  { header: "MiB/s", value: (run) => per(run.results.throughputBytesPerSecond, BYTES_PER_MIB) },
  { header: "Latency (ms)", value: (run) => run.results.latencyMs },
  { header: "Read latency (ms)", value: (run) => run.results.readLatencyMs },
  { header: "Write latency (ms)", value: (run) => run.results.writeLatencyMs },
  { header: "p95 read (ms)", value: (run) => run.results.readP95Ms },
  { header: "p95 write (ms)", value: (run) => run.results.writeP95Ms },
  { header: "Host CPU %", value: (run) => (measuresHosts(run) ? share(run.cpu.usagePct) : null) },
] as const satisfies readonly ResultFigure[];

/** Header of a figure. */
export type ResultHeader = (typeof RESULT_FIGURES)[number]["header"];
