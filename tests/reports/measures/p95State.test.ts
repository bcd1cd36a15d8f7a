import type { PercentileKind } from "../../../src/model/benchmark/benchmarkRun";
import { p95State, type P95State } from "../../../src/reports/measures/p95State";

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
    expect(p95State({ averageMs, p95Ms }, kind, 3)).toBe(state);
  },
);
