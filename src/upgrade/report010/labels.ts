/** Sheets of a report of release 0.1.0: title, and what the second row begins with where that is always the same. */
export const SHEETS: Readonly<Record<string, readonly [title: string, about: string]>> = {
  Summary: ["Benchmark report", ""],
  Comparison: ["Comparison", ""],
  Results: ["Results", "One row a run. "],
  Checks: ["Checks", "What every run is judged by. "],
  "Check figures": ["Check figures", "What every run is judged by. Verdicts "],
  Members: ["Members", "One row a VM, pod or worker and run."],
  Hosts: ["Hosts", "Averages over the whole case, "],
  "Time series": ["Time series", "Seconds count from the end of the warm-up; "],
  Latency: ["Latency", "Share of I/Os by latency, "],
  Calibration: ["Calibration", "What your own tests cost per I/O, "],
  Sources: ["Sources", ""],
};

/** A sheet that later reports have: without their record, some of their inputs would not be found. */
export const LATER = { name: "Facts", about: "Facts that are not in the files." };

/** Facts below each other on Summary: id, which is the defined name too, and label. */
export const FACTS = [
  ["Raid", "vSAN ESA layout of the test VMs"],
  ["ClusterHosts", "Hosts in the cluster"],
  ["HostGhz", "CPU capacity of a host (cores × base clock)"],
  ["HostCores", "Physical cores of a host"],
  ["IdleGhz", "CPU of an idle host"],
  ["NicGbit", "Network for vSAN"],
  ["IopsLimit", "IOPS limit of the storage policy"],
  ["HostRam", "RAM of a host"],
  ["UsableTib", "Usable capacity of the datastore"],
  ["StorageShare", "CPU that the plan allows for storage"],
] as const;

/** Thresholds below each other on Checks, with what they began with. */
export const THRESHOLDS = [
  ["LimitBand", "Policy limit: IOPS within this of vDisks × limit", 0.03],
  ["TargetMissed", "Latency target: missed above target plus this", 0.1],
  ["TargetCpu", "Latency target: explains a run only below this host CPU", 0.8],
  ["OneInFlight", "Latency target missed: one I/O in flight per vDisk within this", 0.1],
  ["CpuBound", "CPU: bound from this host CPU on", 0.9],
  ["CpuClose", "CPU: close to the limit from this host CPU on", 0.7],
  ["NicNear", "Network: near its limit from this share of the adapters on", 0.8],
  ["SaturatedIops", "Saturated: twice the outstanding I/O gives less than this more IOPS", 0.1],
  ["SaturatedLatency", "Saturated: and more than this more latency", 0.6],
  ["SameThroughput", "Block sizes: throughput does not grow within this", 0.05],
  ["P95Limit", "95th percentile: unpredictable above", 3],
  ["ReadLatencyLimit", "Read latency: above the usual limit", 15],
  ["WriteLatencyLimit", "Write latency: above the usual limit", 20],
  ["FlashLatencyLimit", "All-flash below 64 KiB: high above", 5],
  ["LongestFactor", "Longest I/O: worth a look above", 100],
  ["LongestSeconds", "Longest I/O: and above", 1],
  ["VmSpread", "Spread of IOPS per VM (standard deviation ÷ mean): uneven above", 0.1],
  ["VmSpreadProblem", "Spread of IOPS per VM: a problem above", 0.25],
  ["HostSpread", "Spread of host CPU: uneven above", 15],
  ["HostMemory", "Host memory: pressure above", 0.9],
  ["LeastSeconds", "Test time: too short to be steady below", 1800],
  ["WarmupFactor", "Test time: too short below", 3],
  ["CacheFactor", "Test data: may fit in cache below", 2],
  ["UsableShare", "Test data: may fit in cache below this share of usable", 0.05],
  ["SteadyChange", "Steady: last third within this of the first", 0.05],
  ["SteadySpread", "Steady: spread of the intervals up to this", 0.1],
  ["GeneratorCpu", "Load generator: the limit above this CPU", 0.9],
  ["UnitMismatch", "IOPS × block size against throughput: a mismatch above", 0.01],
  ["MixError", "Cost of a mix from the pure tests: holds within this", 0.1],
  ["NoiseBand", "Comparison: no difference up to this", 0.05],
  ["CpuChangeLimit", "Comparison: CPU may rise by this", 0.2],
] as const;

/** Thresholds that builds before the release did not have. */
export const NOT_IN_ALL: readonly string[] = ["CacheFactor", "UsableShare"];

/** Figures on Summary and the first page of today: the label left of them, their column, and their row of which tile. */
export const HEADLINES = [
  { label: "Highest IOPS", column: 1, tile: "tile.0", row: 1 },
  { label: "Highest IOPS", column: 3, tile: "tile.0", row: 3 },
  { label: "Latency there", column: 1, tile: "tile.1", row: 1 },
  { label: "Highest throughput", column: 1, tile: "tile.2", row: 1 },
  { label: "Highest throughput", column: 3, tile: "tile.2", row: 3 },
] as const;

/** The name of the formula for the CPU cost per I/O, which stands for no cell. */
export const PROFILE = "Profile";
