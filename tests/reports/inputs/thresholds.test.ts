import { DEFAULT_THRESHOLDS, THRESHOLDS } from "../../../src/reports/inputs/thresholds";

/** Defined names, values and units as the sheet Checks documents them. */
const EXPECTED: readonly (readonly [string, number, string])[] = [
  ["LimitBand", 0.03, "%"],
  ["TargetMissed", 0.1, "%"],
  ["TargetCpu", 0.8, "%"],
  ["OneInFlight", 0.1, "%"],
  ["CpuBound", 0.9, "%"],
  ["CpuClose", 0.7, "%"],
  ["NicNear", 0.8, "%"],
  ["SaturatedIops", 0.1, "%"],
  ["SaturatedLatency", 0.6, "%"],
  ["SameThroughput", 0.05, "%"],
  ["P95Limit", 3, "times the average"],
  ["ReadLatencyLimit", 15, "ms"],
  ["WriteLatencyLimit", 20, "ms"],
  ["FlashLatencyLimit", 5, "ms"],
  ["LongestFactor", 100, "times the average"],
  ["LongestSeconds", 1, "s"],
  ["VmSpread", 0.1, "%"],
  ["VmSpreadProblem", 0.25, "%"],
  ["HostSpread", 15, "points of CPU %"],
  ["HostMemory", 0.9, "%"],
  ["LeastSeconds", 1800, "s"],
  ["WarmupFactor", 3, "times the warm-up"],
  ["CacheFactor", 2, "times the RAM of the hosts"],
  ["UsableShare", 0.05, "%"],
  ["SteadyChange", 0.05, "%"],
  ["SteadySpread", 0.1, "%"],
  ["GeneratorCpu", 0.9, "%"],
  ["UnitMismatch", 0.01, "%"],
  ["MixError", 0.1, "%"],
  ["NoiseBand", 0.05, "%"],
  ["CpuChangeLimit", 0.2, "%"],
];

test("thresholds have the documented names, values and units, in the order of the sheet", () => {
  expect(THRESHOLDS.map(({ name, value, unit }) => [name, value, unit])).toEqual(EXPECTED);
});

test("a report begins with the values of the sheet", () => {
  expect(DEFAULT_THRESHOLDS).toEqual(Object.fromEntries(EXPECTED.map(([name, value]) => [name, value])));
});

test("shares are entered from 0 to 10, figures from 0 to a million", () => {
  for (const { unit, accepts } of THRESHOLDS) {
    expect(accepts).toEqual(unit === "%" ? { share: [0, 10] } : { decimal: [0, 1_000_000] });
  }
});

test("every threshold reports in words of its own what it decides", () => {
  const labels = THRESHOLDS.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.filter((label) => label.split(" ").length < 3)).toEqual([]);
});
