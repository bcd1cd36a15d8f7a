import { verdict } from "../../src/reports/verdict";
import { sampleRun, type RunFacts } from "./sampleRuns";

const results = (
  readLatencyMs: number,
  readP95Ms: number,
  percentiles: "measured" | "floored" | "derived",
): RunFacts => ({
  results: { iops: 1, readLatencyMs, readP95Ms, percentiles },
});

test.each<[string, RunFacts, string]>([
  ["no VM finished early", { vmsFinishedEarly: 0, ...results(1, 2, "measured") }, "OK"],
  ["one VM finished early", { vmsFinishedEarly: 1, ...results(1, 2, "measured") }, "Invalid"],
  ["p95 of three times the average", results(1, 3, "measured"), "OK"],
  ["p95 just above three times the average", results(1, 3.0001, "measured"), "Check p95"],
  ["whole-millisecond p95 that holds whatever was cut off", results(1, 2, "floored"), "OK"],
  ["whole-millisecond p95 that may be above the limit", results(1, 2.1, "floored"), "Not judged"],
  ["whole-millisecond p95 that is above the limit", results(1, 4, "floored"), "Check p95"],
  ["a derived p95", results(1, 9, "derived"), "Not judged"],
  ["no percentiles", { results: { iops: 1, readLatencyMs: 1 } }, "Not judged"],
  [
    "the worse direction counts",
    {
      results: {
        iops: 1,
        readLatencyMs: 1,
        readP95Ms: 2,
        writeLatencyMs: 1,
        writeP95Ms: 4,
        percentiles: "measured",
      },
    },
    "Check p95",
  ],
])("%s", (_, facts, expected) => {
  expect(verdict(sampleRun(facts))).toBe(expected);
});
