import { COMPARISON_LIMITS, TEST_LIMITS } from "../../model/benchmark/testLimits";
import type { Accepts } from "../../sheets/accepts";

/** A limit that a finding or a verdict is evaluated by: a named cell of the sheet Checks that a planner may change. */
export interface Threshold {
  /** Defined name of its cell. */
  name: string;
  value: number;
  unit: string;
  /** What it decides. */
  label: string;
  accepts: Accepts;
}

const share = <Name extends string>(name: Name, value: number, label: string) => ({
  name,
  value,
  unit: "%",
  label,
  accepts: { share: [0, 10] } as const,
});

const figure = <Name extends string>(name: Name, value: number, unit: string, label: string) => ({
  name,
  value,
  unit,
  label,
  accepts: { decimal: [0, 1_000_000] } as const,
});

/** Every threshold once, in the order of the sheet. Their values are planning practice, not vendor rules. */
export const THRESHOLDS = [
  share("LimitBand", 0.03, "Policy limit or requested rate: IOPS within this of it"),
  share("TargetMissed", 0.1, "Latency target: missed if exceeded by more than this"),
  share("TargetCpu", 0.8, "Latency target: limits a run only below this host CPU"),
  share("OneInFlight", 0.1, "Latency target missed: one I/O in flight per vDisk within this"),
  share("CpuBound", TEST_LIMITS.cpuBound.value, "CPU: bound at or above this host CPU"),
  share("CpuClose", 0.7, "CPU: close to the limit at or above this host CPU"),
  share(
    "NicNear",
    TEST_LIMITS.nicNear.value,
    "Network: near its limit at or above this share of the adapters",
  ),
  share("SaturatedIops", 0.1, "Saturated: twice the outstanding I/O adds less IOPS than this"),
  share("SaturatedLatency", 0.6, "Saturated: and latency rises by more than this"),
  share("SameThroughput", 0.05, "Block sizes: throughput is flat up to this difference"),
  figure(
    "P95Limit",
    COMPARISON_LIMITS.p95Ratio.value,
    "times the average",
    "95th percentile: unpredictable above",
  ),
  figure(
    "ReadLatencyLimit",
    COMPARISON_LIMITS.readLatencyMs.value,
    "ms",
    "Read latency: above the usual limit",
  ),
  figure(
    "WriteLatencyLimit",
    COMPARISON_LIMITS.writeLatencyMs.value,
    "ms",
    "Write latency: above the usual limit",
  ),
  figure("FlashLatencyLimit", 5, "ms", "All-flash below 64 KiB: high above"),
  figure("LongestFactor", 100, "times the average", "Longest I/O: flagged above"),
  figure("LongestSeconds", 1, "s", "Longest I/O: flagged only above"),
  share("VmSpread", 0.1, "Spread of IOPS per VM (standard deviation ÷ mean): uneven above"),
  share("VmSpreadProblem", 0.25, "Spread of IOPS per VM: a problem above"),
  figure("HostSpread", 15, "points of CPU %", "Spread of host CPU: uneven above"),
  share("HostMemory", 0.9, "Host memory: pressure above"),
  figure("LeastSeconds", TEST_LIMITS.leastSeconds.value, "s", "Test time: too short to be steady below"),
  figure("WarmupFactor", TEST_LIMITS.warmupFactor.value, "times the warm-up", "Test time: too short below"),
  figure(
    "CacheFactor",
    TEST_LIMITS.cacheFactor.value,
    "times the RAM of the hosts",
    "Test data: may fit in cache below",
  ),
  share(
    "UsableShare",
    TEST_LIMITS.usableShare.value,
    "Test data: may fit in cache below this share of usable",
  ),
  share("SteadyChange", 0.05, "Steady: last third within this of the first"),
  share("SteadySpread", 0.1, "Steady: spread of the intervals up to this"),
  share("GeneratorCpu", 0.9, "Load generator: bottleneck above this CPU"),
  share("UnitMismatch", 0.01, "IOPS × block size against throughput: a mismatch above"),
  share("MixError", 0.1, "Mixed workload: matches its prediction within this"),
  share("NoiseBand", COMPARISON_LIMITS.noiseBand.value, "Comparison and repeats: no difference up to this"),
  share("CpuChangeLimit", COMPARISON_LIMITS.cpuChange.value, "Comparison: maximum rise in CPU"),
] as const satisfies readonly Threshold[];

/** Name of a threshold. */
export type ThresholdName = (typeof THRESHOLDS)[number]["name"];

/** Values of all thresholds by name. */
export type Thresholds = Readonly<Record<ThresholdName, number>>;

/** The values that a report begins with. */
export const DEFAULT_THRESHOLDS = Object.fromEntries(
  THRESHOLDS.map(({ name, value }) => [name, value]),
) as Thresholds;
