import { calculatedThroughputOff } from "../../../src/reports/measures/calculatedThroughput";
import { sampleRun, type RunFacts } from "../sampleRuns";

const MIB = 2 ** 20;
const printed = (value: number, unit = "MB/s") => ({ label: "THROUGHPUT", value, unit, file: "a", line: 1 });
/** 25,600 IOPS of 4 KiB are 100 MiB/s. */
const run = (facts: RunFacts, reportedMib = 99) =>
  sampleRun({
    ...facts,
    workload: { blockSizeBytes: 4096, ...facts.workload },
    results: { iops: 25_600, throughputBytesPerSecond: reportedMib * MIB, ...facts.results },
  });

test.each([
  [80, 0.25],
  [125, -0.2],
  [100, 0],
])("divides 100 MiB/s calculated by %s MiB/s reported", (reportedMib, off) => {
  expect(calculatedThroughputOff(run({}, reportedMib))).toBeCloseTo(off, 12);
});

test.each([
  ["IOPS", { results: { iops: null } }],
  ["IOPS above 0", { results: { iops: 0 } }],
  ["throughput", { results: { throughputBytesPerSecond: null } }],
  ["throughput above 0", { results: { throughputBytesPerSecond: 0 } }],
  ["block size", { workload: { blockSizeBytes: null } }],
])("is not known without %s", (_, facts) => {
  expect(calculatedThroughputOff(run(facts))).toBeNull();
});

test.each<[string, RunFacts["reported"] & object, number, boolean]>([
  ["whole MB/s, 1.5 below", [printed(98)], 98.5, false],
  ["whole MB/s, 1.5 above", [printed(101)], 101.5, false],
  ["whole MB/s, more than 1.5 below", [printed(98)], 98.49, true],
  ["whole MB/s, more than 1.5 above", [printed(101)], 101.51, true],
  ["MB/s with a fraction", [printed(99.5)], 99, true],
  ["a whole number of another unit", [printed(99, "MiB/s")], 99, true],
  ["whole MB/s among others", [printed(25_600, "IO/S"), printed(99)], 99, false],
  ["nothing", [], 99, true],
])("allows for the digits cut off when the tool printed %s", (_, reported, reportedMib, known) => {
  expect(calculatedThroughputOff(run({ reported }, reportedMib)) !== null).toBe(known);
});
