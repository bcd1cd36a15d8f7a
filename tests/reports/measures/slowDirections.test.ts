import { DEFAULT_THRESHOLDS } from "../../../src/reports/inputs/thresholds";
import { averageLatencies, slowDirections, usualLimitMs } from "../../../src/reports/measures/slowDirections";
import { sampleRun, type RunFacts } from "../sampleRuns";

const of = (results: RunFacts["results"]) => sampleRun({ results: { ...results } });
const limits = (ReadLatencyLimit: number, WriteLatencyLimit: number) => ({
  ...DEFAULT_THRESHOLDS,
  ReadLatencyLimit,
  WriteLatencyLimit,
});

test("latencies are those of the directions, or that of all I/O where the files do not split it", () => {
  expect(averageLatencies(of({ latencyMs: 5, readLatencyMs: 2, writeLatencyMs: 9 }))).toEqual([
    { name: "read", averageMs: 2 },
    { name: "write", averageMs: 9 },
  ]);
  expect(averageLatencies(of({ latencyMs: 5, writeLatencyMs: 9 }))).toEqual([{ name: "write", averageMs: 9 }]);
  expect(averageLatencies(of({ latencyMs: 5 }))).toEqual([{ name: "average", averageMs: 5 }]);
  expect(averageLatencies(of({}))).toEqual([]);
}); // prettier-ignore

test("I/O that is not split has the higher of both limits", () => {
  const of = (name: "read" | "write" | "average") => [
    usualLimitMs({ name }, limits(15, 20)),
    usualLimitMs({ name }, limits(20, 15)),
  ];
  expect([of("read"), of("write"), of("average")]).toEqual([
    [15, 20],
    [20, 15],
    [20, 20],
  ]);
});

test("slow are those above their limit, the furthest above first", () => {
  const slow = (readLatencyMs: number, writeLatencyMs: number) =>
    slowDirections(of({ readLatencyMs, writeLatencyMs }), limits(10, 20)).map(({ name, aboveMs }) => [name, aboveMs]);
  expect(slow(10, 20)).toEqual([]);
  expect(slow(11, 20)).toEqual([["read", 1]]);
  expect(slow(11, 23)).toEqual([["write", 3], ["read", 1]]);
  expect(slow(14, 23)).toEqual([["read", 4], ["write", 3]]);
}); // prettier-ignore
