import { blockResults } from "../../../../src/importers/hcibench/text/blockResults";
import { parseResultText } from "../../../../src/importers/hcibench/text/parseResultText";
import type { Results } from "../../../../src/model/benchmark/benchmarkRun";

/** Results of a block of some VMs with these lines. */
function resultsOf(lines: readonly string[], readPct: number | null, legacyUnit = false, vms = 3): Results {
  const text = [`VMs = ${vms}`, "IOPS = 10 IO/S", ...lines].join("\n");
  const [block] = parseResultText(text, "x-res.txt").blocks;
  if (!block) throw new Error("no block");
  return blockResults(block, readPct, legacyUnit);
}

const READ = "R_LATENCY = 2.5 ms";
const WRITE = "W_LATENCY = 4.5 ms";
const READ_P95 = "95%tile_R_LAT = 6.25 ms";
const WRITE_P95 = "95%tile_W_LAT = 9.25 ms";
const P95 = "95%tile_LAT = 8.5 ms";

const both = { readLatencyMs: 2.5, writeLatencyMs: 4.5 };

test.each<[string, string[], number | null, Partial<Results>]>([
  ["both sides", [READ, WRITE], 75, { ...both, latencyMs: 3 }],
  ["both sides in an unknown mix", [READ, WRITE], null, { ...both, latencyMs: null }],
  ["reads in an unknown mix", [READ, "W_LATENCY = 0 ms"], null, { latencyMs: 2.5, writeLatencyMs: null }],
  ["writes in an unknown mix", ["R_LATENCY = 0 ms", WRITE], null, { latencyMs: 4.5, readLatencyMs: null }],
  ["reads alone, cut before the writes of a mix", [READ], 70, { readLatencyMs: 2.5, latencyMs: null }],
  ["writes alone of a mix", [WRITE], 70, { writeLatencyMs: 4.5, latencyMs: null }],
  ["reads alone, cut before what may be writes", [READ], null, { readLatencyMs: 2.5, latencyMs: null }],
  ["reads alone of reads", [READ], 100, { readLatencyMs: 2.5, latencyMs: 2.5 }],
  ["writes alone of writes", [WRITE], 0, { writeLatencyMs: 4.5, latencyMs: 4.5 }],
  ["a printed mean", ["LATENCY = 7 ms", READ, WRITE], 75, { ...both, latencyMs: 7 }],
  ["a printed mean of 0", ["LATENCY = 0 ms", READ, WRITE], 75, { latencyMs: 3 }],
  ["reads only", [READ, WRITE], 100, { readLatencyMs: 2.5, writeLatencyMs: null, latencyMs: 2.5 }],
  ["writes only", [READ, WRITE], 0, { readLatencyMs: null, writeLatencyMs: 4.5, latencyMs: 4.5 }],
  ["a latency of 0", ["R_LATENCY = 0 ms", WRITE], 75, { readLatencyMs: null, latencyMs: 4.5 }],
])("latencies of %s", (_, lines, readPct, expected) => {
  expect(resultsOf(lines, readPct)).toMatchObject(expected);
});

const sides = [READ, WRITE];

test.each<[string, string[], number | null, number | null, number | null, Results["percentiles"]]>([
  ["both sides", [...sides, READ_P95, WRITE_P95], 70, 6.25, 9.25, "measured"],
  ["reads only", [...sides, READ_P95, WRITE_P95], 100, 6.25, null, "measured"],
  ["writes only", [...sides, READ_P95, WRITE_P95], 0, null, 9.25, "measured"],
  ["a side without latency", ["R_LATENCY = 0 ms", WRITE, READ_P95, WRITE_P95], 70, null, 9.25, "measured"],
  ["no side with latency", [READ_P95, WRITE_P95], 70, null, null, null],
  ["none", sides, 70, null, null, null],
  ["all I/O, where all are reads", [...sides, P95], 100, 8.5, null, "derived"],
  ["all I/O, where all are writes", [...sides, P95], 0, null, 8.5, "derived"],
  ["all I/O of a mix", [...sides, P95], 70, null, null, "derived"],
  ["all I/O of an unknown mix", [...sides, P95], null, null, null, "derived"],
  ["all I/O, 0", [...sides, "95%tile_LAT = 0 ms"], 100, null, null, null],
])("95th percentiles of %s", (_, lines, readPct, readP95Ms, writeP95Ms, percentiles) => {
  expect(resultsOf(lines, readPct)).toMatchObject({ readP95Ms, writeP95Ms, percentiles });
});

test.each([
  ["7.00", "11.00", "floored"],
  ["7", "11", "floored"],
  ["7.00", "11.50", "measured"],
  ["7.50", "11.00", "measured"],
  ["7.00", "11.000", "measured"],
  ["7.0000", "11.0000", "measured"],
])("percentiles printed as %s and %s are %s", (read, write, kind) => {
  const lines = [...sides, `95%tile_R_LAT = ${read} ms`, `95%tile_W_LAT = ${write} ms`];
  expect(resultsOf(lines, 70).percentiles).toBe(kind);
});

test("a block that totals no VM has no figures at all", () => {
  const lines = ["THROUGHPUT = 0 MB/s", "LATENCY = 3 ms", READ, WRITE, READ_P95, P95];
  const values = Object.values(resultsOf(lines, 70, false, 0));
  expect(values).toEqual(values.map(() => null));
});

test("MB/s are MiB/s, but for the unit of HCIBench 2.0", () => {
  const lines = ["THROUGHPUT = 3 MB/s"];
  expect(resultsOf(lines, 70).throughputBytesPerSecond).toBe(3 * 1024 * 1024);
  expect(resultsOf(lines, 70, true).throughputBytesPerSecond).toBe(3 * 1000 * 1024);
  expect(resultsOf([], 70).throughputBytesPerSecond).toBeNull();
});
