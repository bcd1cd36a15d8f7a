import type { ResultHeader } from "../../model/benchmark/resultFigures";
import { SAVING_TESTS } from "../../model/rdma/savingTests";

/** The second CPU column, which the report's table does not have. */
const UTILIZATION = "Host CPU utilization %";

/** A column that is looked for in a pasted table by its header, in any place. */
interface PastedColumn {
  id: string;
  header: ResultHeader | typeof UTILIZATION;
  format?: string;
}

/** What is read of a pasted table: the headers of the report's table Results, and one more. */
export const PASTED_COLUMNS = [
  { id: "case", header: "Case" },
  { id: "vms", header: "VMs", format: "0" },
  { id: "size", header: "Block size (KiB)", format: "General" },
  { id: "read", header: "Read %", format: "0%" },
  { id: "random", header: "Random %", format: "0%" },
  { id: "oio", header: "Outstanding I/O", format: "#,##0" },
  { id: "iops", header: "IOPS", format: "#,##0.0" },
  { id: "mibs", header: "MiB/s", format: "#,##0.0" },
  { id: "latency", header: "Latency (ms)", format: "0.00" },
  { id: "readLatency", header: "Read latency (ms)", format: "0.00" },
  { id: "writeLatency", header: "Write latency (ms)", format: "0.00" },
  { id: "readP95", header: "p95 read (ms)", format: "0.00" },
  { id: "writeP95", header: "p95 write (ms)", format: "0.00" },
  { id: "usage", header: "Host CPU %", format: "0.00%" },
  { id: "utilization", header: UTILIZATION, format: "0.00%" },
] as const satisfies readonly PastedColumn[];

/** Id of a pasted column. */
export type PastedColumnId = (typeof PASTED_COLUMNS)[number]["id"];

/** Columns of a paste area: the report's table Results has every header that is looked for among them. */
export const PASTE_WIDTH = 23;

/** Rows of a paste area below its headers. Tests in them beyond those that are compared are counted. */
export const PASTE_ROWS = 36;

/** Rows below a paste area whose entries are counted, so that a long table is not cut without a notice. */
export const ROWS_BELOW = 500;

/** Row of the sheets' first test: messages name cells. */
export const FIRST_PASTED_ROW = 6;

type Row = Partial<Record<PastedColumnId, string | number>>;

/** Block size, reads and randomness of the published tests, in their order. */
const SHAPES = [
  { size: 4, read: 1, random: 1 },
  { size: 4, read: 0.7, random: 1 },
  { size: 8, read: 0.5, random: 1 },
  { size: 256, read: 0, random: 0 },
] as const;

const share = (percent: number): number => Number((percent / 100).toPrecision(12));

/** The example: four published tests over TCP, and the same over RDMA. */
export const EXAMPLE: Readonly<Record<string, readonly Row[]>> = {
  base: SAVING_TESTS.map(({ name, tcpIops, tcpUsage, tcpUtilization }, i) => ({
    case: name,
    ...SHAPES[i],
    iops: tcpIops.value,
    usage: share(tcpUsage.value),
    utilization: share(tcpUtilization.value),
  })),
  v1: SAVING_TESTS.map(({ name, rdmaIops, rdmaUsage, rdmaUtilization }, i) => ({
    case: name,
    ...SHAPES[i],
    iops: rdmaIops.value,
    usage: share(rdmaUsage.value),
    utilization: share(rdmaUtilization.value),
  })),
};
