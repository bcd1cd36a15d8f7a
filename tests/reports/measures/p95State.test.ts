import type { BenchmarkTool, PercentileKind } from "../../../src/model/benchmark/benchmarkRun";
import { hasAveragedPercentiles, p95State, type P95State } from "../../../src/reports/measures/p95State";
import { sampleRun } from "../sampleRuns";

test.each<[PercentileKind | null, number | null, number, P95State | null]>([
  ["measured", 6, 2, "holds"],
  ["measured", 6.001, 2, "exceeds"],
  ["measured", 2, 2, "holds"],
  ["measured", 1.999, 2, "below average"],
  // Up to 1 ms more was cut off: 5 + 1 is the limit, 5.001 + 1 is above.
  ["floored", 5, 2, "holds"],
  ["floored", 5.001, 2, "undecided"],
  ["floored", 6, 2, "undecided"],
  ["floored", 6.001, 2, "exceeds"],
  ["floored", 1.999, 2, "below average"],
  ["derived", 6, 2, null],
  [null, 6, 2, null],
  ["measured", null, 2, null],
])(
  "%s percentiles, %s ms against an average of %s ms and a limit of 3: %s",
  (kind, p95Ms, averageMs, state) => {
    expect(p95State({ averageMs, p95Ms }, kind, 3, true)).toBe(state);
  },
);

test("A11: that of a single job below the average is a real tail", () => {
  expect(p95State({ averageMs: 2, p95Ms: 1.999 }, "measured", 3, false)).toBe("exceeds");
  expect(p95State({ averageMs: 2, p95Ms: 2 }, "measured", 3, false)).toBe("holds");
});

test.each<[BenchmarkTool, number | null, PercentileKind, boolean]>([
  ["fio", null, "measured", false],
  ["fio", 4, "measured", false],
  ["hcibench-fio", 4, "measured", true],
  ["hcibench-fio", null, "measured", true],
  ["hcibench-fio", 1, "measured", false],
  ["hcibench-fio", 1, "floored", true],
])("percentiles of %s in %s VMs, %s, are averaged or cut: %s", (tool, vms, percentiles, expected) => {
  expect(hasAveragedPercentiles(sampleRun({ tool, vms, results: { percentiles } }))).toBe(expected);
});
