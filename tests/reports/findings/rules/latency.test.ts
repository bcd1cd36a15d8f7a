import type { PercentileKind } from "../../../../src/model/benchmark/benchmarkRun";
import { sampleRun, type RunFacts } from "../../sampleRuns";
import { say } from "../say";

const run = (results: RunFacts["results"], workload: RunFacts["workload"] = {}) =>
  sampleRun({
    case: "c",
    workload: { blockSizeBytes: 65536, readPct: 70, randomPct: 100, ...workload },
    results: { readIops: 700, writeIops: 300, ...results },
  });
const NAME = "64 KiB, 70% read, random: ";

test.each([
  [15, 20, []],
  [15.1, 20, ["read latency 15.1 ms: above the usual limit"]],
  [15.0004, 20, ["read latency 15.0004 ms: above the usual limit"]],
  [15, 20.1, ["write latency 20.1 ms: above the usual limit"]],
  [16, 22, ["write latency 22 ms, read latency 16 ms: above the usual limit"]],
])("reads of %s ms and writes of %s ms", (readLatencyMs, writeLatencyMs, expected) => {
  expect(say("latency-limit", [run({ readLatencyMs, writeLatencyMs })])).toEqual(
    expected.map((part) => `${NAME}${part}.`),
  );
});

test("the latency of a direction without I/O is never evaluated", () => {
  const idle = { readIops: 0, readLatencyMs: 99, readP95Ms: 999, percentiles: "measured" } as const;
  for (const id of ["latency-limit", "flash-latency", "p95-unpredictable"]) {
    expect(say(id, [run(idle, { blockSizeBytes: 4096 })])).toStrictEqual([]);
    expect(say(id, [run({ ...idle, readIops: null }, { blockSizeBytes: 4096, readPct: 0 })])).toStrictEqual(
      [],
    );
  }
});

test.each([
  [4096, 5, 0],
  [4096, 5.1, 1],
  [65535, 5.1, 1],
  [65536, 5.1, 0],
  // The usual limit says it then.
  [4096, 15.1, 0],
])("a block of %s bytes at %s ms on all-flash", (blockSizeBytes, readLatencyMs, expected) => {
  expect(say("flash-latency", [run({ readLatencyMs }, { blockSizeBytes })])).toHaveLength(expected);
});

describe("p95 against the average", () => {
  type Expected = "p95-unpredictable" | "p95-undecided" | "p95-below-average" | "p95-derived" | null;

  test.each<[PercentileKind | null, number, number, Expected]>([
    ["measured", 6, 2, null],
    ["measured", 6.01, 2, "p95-unpredictable"],
    ["measured", 1.99, 2, "p95-below-average"],
    ["measured", 2, 2, null],
    ["floored", 7, 2, "p95-unpredictable"],
    ["floored", 6, 2, "p95-undecided"],
    ["floored", 5, 2, null],
    ["floored", 2, 2.03, "p95-below-average"],
    ["floored", 0, 0.3, "p95-below-average"],
    ["derived", 99, 1, "p95-derived"],
    [null, 99, 1, null],
  ])("%s %s ms against %s ms: %s", (percentiles, readP95Ms, readLatencyMs, expected) => {
    const one = run({ percentiles, readP95Ms, readLatencyMs });
    const ids = ["p95-unpredictable", "p95-undecided", "p95-below-average", "p95-derived"];
    expect(ids.filter((id) => say(id, [one]).length > 0)).toEqual(expected === null ? [] : [expected]);
  });

  test("both directions are in one sentence", () => {
    const both = { readLatencyMs: 1, readP95Ms: 4, writeLatencyMs: 2, writeP95Ms: 10 };
    expect(say("p95-unpredictable", [run({ ...both, percentiles: "measured" })])).toEqual([
      `${NAME}unpredictable: write p95 10 ms is 5 × the average, read p95 4 ms is 4 × the average.`,
    ]);
    expect(say("p95-unpredictable", [run({ ...both, percentiles: "floored" })])[0]).toContain(
      "read p95 4 ms is at least 4 × the average",
    );
  });

  test("A11: of a single job, p95 below the average is a real tail, not an artifact", () => {
    const tail = sampleRun({
      tool: "fio",
      case: "job",
      results: { percentiles: "measured", readLatencyMs: 9, readP95Ms: 5 },
    });
    expect(say("p95-below-average", [tail])).toEqual([]);
    expect(say("p95-unpredictable", [tail])).toEqual([
      "job: unpredictable: read p95 5 ms is below the average of 9 ms: the slowest I/Os took so long that they make the average.",
    ]);
  });

  test("percentiles in whole milliseconds are reported as such", () => {
    expect(say("p95-undecided", [run({ percentiles: "floored", readP95Ms: 6, readLatencyMs: 2 })])).toEqual([
      `${NAME}p95 undecided: the tool printed whole milliseconds (read p95 6 ms at 2 ms on average).`,
    ]);
    expect(
      say("p95-below-average", [run({ percentiles: "floored", readP95Ms: 2, readLatencyMs: 2.03 })]),
    ).toEqual([
      `${NAME}p95 below the average (read 2 against 2.03 ms) is an artifact of rounding and of averaging per-VM percentiles: it cannot be interpreted.`,
    ]);
  });
});

test.each([
  [1000, 1, []],
  [1001, 1, ["single I/Os took up to 1 s, 1,000 × the average of 1 ms."]],
  [2000, 20, []],
  [2001, 20, ["single I/Os took up to 2 s, 100 × the average of 20 ms."]],
  [2001, 0, []],
])("a longest I/O of %s ms at %s ms on average", (maxLatencyMs, latencyMs, expected) => {
  expect(say("longest-io", [run({ maxLatencyMs, latencyMs })])).toEqual(expected.map((part) => NAME + part));
});
