import { DEFAULT_THRESHOLDS, THRESHOLDS } from "../../../src/reports/inputs/thresholds";

/** Defined names, values and units as the sheet Checks documents them. */
const EXPECTED: readonly (readonly [string, number, string])[] = [
  ["LimitBand", 0.03, "per cent"],
  ["TargetMissed", 0.1, "per cent"],
  ["TargetCpu", 0.8, "per cent"],
  ["OneInFlight", 0.1, "per cent"],
  ["CpuBound", 0.9, "per cent"],
  ["CpuClose", 0.7, "per cent"],
  ["NicNear", 0.8, "per cent"],
  ["SaturatedIops", 0.1, "per cent"],
  ["SaturatedLatency", 0.6, "per cent"],
  ["SameThroughput", 0.05, "per cent"],
  ["P95Limit", 3, "times the average"],
  ["ReadLatencyLimit", 15, "ms"],
  ["WriteLatencyLimit", 20, "ms"],
  ["FlashLatencyLimit", 5, "ms"],
  ["LongestFactor", 100, "times the average"],
  ["LongestSeconds", 1, "s"],
  ["VmSpread", 0.1, "per cent"],
  ["VmSpreadProblem", 0.25, "per cent"],
  ["HostSpread", 15, "points of CPU %"],
  ["HostMemory", 0.9, "per cent"],
  ["LeastSeconds", 1800, "s"],
  ["WarmupFactor", 3, "times the warm-up"],
  ["CacheFactor", 2, "times the RAM of the hosts"],
  ["UsableShare", 0.05, "per cent"],
  ["SteadyChange", 0.05, "per cent"],
  ["SteadySpread", 0.1, "per cent"],
  ["GeneratorCpu", 0.9, "per cent"],
  ["UnitMismatch", 0.01, "per cent"],
  ["MixError", 0.1, "per cent"],
  ["NoiseBand", 0.05, "per cent"],
  ["CpuChangeLimit", 0.2, "per cent"],
];

test("thresholds have the documented names, values and units, in the order of the sheet", () => {
  expect(THRESHOLDS.map(({ name, value, unit }) => [name, value, unit])).toEqual(EXPECTED);
});

test("a report begins with the values of the sheet", () => {
  expect(DEFAULT_THRESHOLDS).toEqual(Object.fromEntries(EXPECTED.map(([name, value]) => [name, value])));
});

test("shares are entered from 0 to 10, figures from 0 to a million", () => {
  for (const { unit, accepts } of THRESHOLDS) {
    expect(accepts).toEqual(unit === "per cent" ? { share: [0, 10] } : { decimal: [0, 1_000_000] });
  }
});

test("every threshold says in words of its own what it decides", () => {
  const labels = THRESHOLDS.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.filter((label) => label.split(" ").length < 3)).toEqual([]);
});
