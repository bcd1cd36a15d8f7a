/** What a labeled line of a result text is about. */
export type ResultLabel =
  | "datastore"
  | "job"
  | "members"
  | "iops"
  | "throughput"
  | "latency"
  | "readLatency"
  | "writeLatency"
  | "p95"
  | "readP95"
  | "writeP95"
  | "version"
  | "runDefinition"
  | "cpuUsage"
  | "ramUsage"
  | "vsanCpuUsage";

/** Figures of a test case that are printed with a unit, such as `= 721317.28 IO/S`. */
export const FIGURES_WITH_UNIT: readonly ResultLabel[] = [
  "iops",
  "throughput",
  "latency",
  "readLatency",
  "writeLatency",
  "p95",
  "readP95",
  "writeP95",
];

/** The labels of -res.txt and the words that HCIBench's PDF puts in their place, in lower case. */
const LABELS: ReadonlyMap<string, ResultLabel> = new Map(
  Object.entries({
    datastore: "datastore",
    storageclass: "datastore",
    job_name: "job",
    vms: "members",
    "number of vms": "members",
    pods: "members",
    iops: "iops",
    "i/o per second": "iops",
    throughput: "throughput",
    latency: "latency",
    r_latency: "readLatency",
    "read latency": "readLatency",
    w_latency: "writeLatency",
    "write latency": "writeLatency",
    "95%tile_lat": "p95",
    "95th percentile latency": "p95",
    "95%tile_r_lat": "readP95",
    "95th percentile read latency": "readP95",
    "95%tile_w_lat": "writeP95",
    "95th percentile write latency": "writeP95",
    version: "version",
    "run def": "runDefinition",
    "cpu usage": "cpuUsage",
    "ram usage": "ramUsage",
    "vsan pcpu usage": "vsanCpuUsage",
  } as const),
);

/** One labeled line of a result text. */
export interface LabelledLine {
  kind: ResultLabel;
  /** The label as printed. */
  label: string;
  value: string;
  /** Written as HCIBench 2.0 did: label padded with spaces to 14 columns. */
  padded: boolean;
}

/** Where a padded label ends and what follows it; a spreadsheet that split the line took the equals sign away. */
const PADDED = ["14=", "14\t", "13\t"];

/**
 * Reads `<label> = <value>` and `<label>: <value>`, also with only tabs between, as a paste into cells leaves it.
 * `null` when the line has no label of HCIBench's.
 */
export function parseLabelledLine(line: string): LabelledLine | null {
  const words = /^[a-z0-9%_/][a-z0-9%_/ ]*/i.exec(line)?.[0] ?? "";
  const label = words.trimEnd();
  const kind = LABELS.get(label.toLowerCase());
  if (kind === undefined) return null;
  const end = separatorAt(line, label.length);
  if (end === null) return null;
  const blanks = line.slice(label.length, end);
  // One blank proves nothing: behind the longest labels it ends at the same column.
  const column = label.length + blanks.length;
  const value = line
    .slice(end)
    .replace(/^[\s:=]+/, "")
    .trim();
  const padded = /^ {2,}$/.test(blanks) && PADDED.includes(`${column}${line[column]}`);
  return { kind, label, value, padded };
}

/** Where the `:`, the `=` or, without them, the last tab stands behind a label; `null` where something else follows. */
function separatorAt(line: string, from: number): number | null {
  const behind = from + (/^[ \t]*/.exec(line.slice(from))?.[0].length ?? 0);
  if (/[:=]/.test(line.charAt(behind))) return behind;
  const tab = line.slice(from, behind).lastIndexOf("\t");
  return tab < 0 ? null : from + tab;
}
