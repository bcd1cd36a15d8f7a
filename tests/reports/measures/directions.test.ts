import { directions } from "../../../src/reports/measures/directions";
import { slowDirections, usualLimitMs } from "../../../src/reports/measures/slowDirections";
import { DEFAULT_THRESHOLDS } from "../../../src/reports/inputs/thresholds";
import { sampleRun, type RunFacts } from "../sampleRuns";

const LATENCIES = { readLatencyMs: 1, readP95Ms: 3, writeLatencyMs: 2, writeP95Ms: 5 };
const names = (facts: RunFacts) => directions(sampleRun(facts)).map(({ name }) => name);

test("have average and 95th percentile of each direction", () => {
  expect(directions(sampleRun({ results: LATENCIES }))).toEqual([
    { name: "read", averageMs: 1, p95Ms: 3 },
    { name: "write", averageMs: 2, p95Ms: 5 },
  ]);
});

test.each<[string, RunFacts, string[]]>([
  ["IOPS of both", { results: { readIops: 1, writeIops: 1 } }, ["read", "write"]],
  ["no reads", { results: { readIops: 0, writeIops: 1 } }, ["write"]],
  ["no writes", { results: { readIops: 1, writeIops: 0 } }, ["read"]],
  ["a mix without IOPS of a direction", { workload: { readPct: 50 } }, ["read", "write"]],
  ["a read-only test", { workload: { readPct: 100 } }, ["read"]],
  ["a write-only test", { workload: { readPct: 0 } }, ["write"]],
  ["reads in a write-only test", { workload: { readPct: 0 }, results: { readIops: 1 } }, ["read", "write"]],
  ["writes in a read-only test", { workload: { readPct: 100 }, results: { writeIops: 1 } }, ["read", "write"]],
])("are those with I/O: %s", (_, facts, expected) => {
  expect(names({ ...facts, results: { ...LATENCIES, ...facts.results } })).toEqual(expected);
}); // prettier-ignore

test.each([
  [null, []],
  [0, []],
  [0.001, ["read"]],
])("are those with a latency: reads of %s ms", (readLatencyMs, expected) => {
  expect(names({ results: { readLatencyMs } })).toEqual(expected);
});

test("are slow above the limit of their own, the furthest above first", () => {
  const thresholds = { ...DEFAULT_THRESHOLDS, ReadLatencyLimit: 10, WriteLatencyLimit: 20 };
  const slow = (readLatencyMs: number, writeLatencyMs: number) =>
    slowDirections(sampleRun({ results: { readLatencyMs, writeLatencyMs } }), thresholds);
  expect(slow(10, 20)).toEqual([]);
  expect(slow(11, 20)).toEqual([{ name: "read", averageMs: 11, aboveMs: 1 }]);
  expect(slow(12, 25).map(({ name, aboveMs }) => [name, aboveMs])).toEqual([
    ["write", 5],
    ["read", 2],
  ]);
  expect(slow(16, 25).map(({ name }) => name)).toEqual(["read", "write"]);
  const notSplit = (latencyMs: number) => slowDirections(sampleRun({ results: { latencyMs } }), thresholds);
  expect(notSplit(20)).toEqual([]);
  expect(notSplit(21)).toEqual([{ name: "average", averageMs: 21, aboveMs: 1 }]);
  expect([usualLimitMs({ name: "read" }, thresholds), usualLimitMs({ name: "write" }, thresholds)]).toEqual([
    10, 20,
  ]);
});
