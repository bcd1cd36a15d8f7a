/** What a labelled line of a result text is about. */
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

/** The labels of -res.txt and the words that HCIBench's PDF puts in their place, in lower case. */
const LABELS: Record<string, ResultLabel> = {
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
};

/** One labelled line of a result text. */
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
  const match = /^([a-z0-9%_/][a-z0-9%_/ ]*?)([ \t]*)(?:[:=]|\t)[\s:=]*(.*)$/i.exec(line);
  const label = match?.[1] ?? "";
  const kind = LABELS[label.toLowerCase()];
  if (!match || kind === undefined) return null;
  const blanks = match[2] ?? "";
  // One blank proves nothing: behind the longest labels it ends at the same column.
  const column = label.length + blanks.length;
  const padded = /^ {2,}$/.test(blanks) && PADDED.includes(`${column}${line[column]}`);
  return { kind, label, value: (match[3] ?? "").trim(), padded };
}
