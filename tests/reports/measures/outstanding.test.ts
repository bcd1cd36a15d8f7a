import { outstanding } from "../../../src/reports/measures/outstanding";
import { targetMs } from "../../../src/reports/measures/targetMs";
import { sampleRun } from "../sampleRuns";

test.each([
  [50_000, 2, 100],
  [1_000, 0.5, 0.5],
  [0, 2, 0],
  [50_000, 0, null],
  [50_000, null, null],
  [null, 2, null],
])("%s IOPS at %s ms keep %s I/Os in flight (Little's law)", (iops, latencyMs, inFlight) => {
  expect(outstanding(sampleRun({ results: { iops, latencyMs } }))).toBe(inFlight);
});

test.each([
  [2500, 2.5],
  [0, null],
  [null, null],
])("a latency target of %s µs is %s ms", (latencyTargetUs, target) => {
  expect(targetMs(sampleRun({ workload: { latencyTargetUs } }))).toBe(target);
});
