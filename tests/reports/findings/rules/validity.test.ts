import type { SeriesPoint } from "../../../../src/model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../../../src/model/benchmark/diagnostic";
import { processorMs } from "../../../processorTime";
import { sampleRun, type RunFacts } from "../../sampleRuns";
import { found, misses, say } from "../say";

const LOAD = { blockSizeBytes: 4096, readPct: 70, randomPct: 100 };
const NAME = "4 KiB, 70% read, random: ";
const run = (facts: RunFacts = {}) => sampleRun({ ...facts, workload: { ...LOAD, ...facts.workload } });

test.each([
  [
    { vms: 17, vmsFinishedEarly: 1 },
    "1 of 18 VMs finished early and are not in the totals: cluster IOPS is understated by about 5.56% and must not be compared with complete runs.",
  ],
  [
    { vms: null, vmsFinishedEarly: 2 },
    "2 VMs finished early and are not in the totals: cluster IOPS is understated and must not be compared with complete runs.",
  ],
  [{ vms: 0, vmsFinishedEarly: 3 }, "all of 3 VMs finished early: the run has no results."],
])("VMs that finished early are a problem (%j)", (facts, text) => {
  expect(found("finished-early", [run(facts)])).toEqual([
    expect.objectContaining({ severity: "problem", text: NAME + text, runs: [0] }),
  ]);
});

test("complete runs report nothing of early VMs", () => {
  expect(say("finished-early", [run({ vms: 18 })])).toStrictEqual([]);
});

test.each([
  [0, []],
  [null, []],
  [1, [`${NAME}the load generator reported 1 error: its results are invalid.`]],
])("%s I/O errors", (errors, expected) => {
  expect(say("generator-errors", [run({ results: { errors } })])).toEqual(expected);
});

test.each([
  ["iometer", 90, []],
  [
    "iometer",
    90.1,
    [`${NAME}the load generator used 90.1% of its own CPU and was the bottleneck, not the storage.`],
  ],
  ["hcibench-fio", 99, []],
  ["diskspd", null, []],
] as const)(
  "a %s run with CPU %s %%: only the load generator's own CPU makes it invalid",
  (tool, usagePct, expected) => {
    expect(say("generator-busy", [run({ tool, cpu: { usagePct } })])).toEqual(expected);
  },
);

describe("IOPS × block size against throughput", () => {
  const moved = (factor: number, reported: RunFacts["reported"] = []) =>
    run({ results: { iops: 256_000, throughputBytesPerSecond: (256_000 * 4096) / factor }, reported });

  test.each([
    [1.0099, []],
    [1.0101, ["1,000 MiB/s but the file reports 990 MiB/s (+1.0%)"]],
    [0.9899, ["1,000 MiB/s but the file reports 1,010 MiB/s (−1.0%)"]],
    [1.024, ["1,000 MiB/s but the file reports 977 MiB/s (+2.4%)"]],
  ])("%s times as much", (factor, expected) => {
    expect(say("unit-mismatch", [moved(factor)])).toEqual(
      expected.map(
        (part) =>
          `${NAME}IOPS × block size gives ${part}: mixed block sizes, or a unit divided by 1000 instead of 1024.`,
      ),
    );
  });

  test("a small throughput that the tool cut to whole MB/s is not a mismatch", () => {
    const small = (throughputMib: number, value: number) =>
      run({
        results: { iops: 5000, throughputBytesPerSecond: throughputMib * 2 ** 20 },
        reported: [{ label: "THROUGHPUT", value, unit: "MB/s", file: "a", line: 1 }],
      });
    // 5,000 × 4 KiB are 19.53 MiB/s.
    expect(say("unit-mismatch", [small(19, 19)])).toStrictEqual([]);
    expect(say("unit-mismatch", [small(18, 18)])).toHaveLength(1);
    expect(say("unit-mismatch", [small(19, 19.04)])).toHaveLength(1);
  });
});

describe("the unit of HCIBench's throughput", () => {
  const printed = (value: number, mebibytes: number | null, facts: RunFacts = {}) =>
    run({
      reported: [{ label: "THROUGHPUT", value, unit: "MB/s", file: "a-res.txt", line: 6 }],
      results: { throughputBytesPerSecond: mebibytes === null ? null : mebibytes * 2 ** 20 },
      ...facts,
    });

  test("is explained once, with the largest figure that it printed", () => {
    expect(say("unit-of-throughput", [printed(100, 100.4), printed(22540, 22541.165)])).toEqual([
      `HCIBench's "MB/s" are MiB/s: the 22540 "MB/s" that it printed are 23.6 GB/s (gigabytes), 189 Gb/s (gigabits).`,
    ]);
  });

  test("a figure of 1015 was quoted as 1,020", () => {
    expect(say("unit-of-throughput", [printed(1015, 1015.4)])[0]).toContain(
      'the 1015 "MB/s" that it printed',
    );
    expect(say("unit-of-throughput", [printed(98.76, 98.8)])[0]).toContain(
      'the 98.76 "MB/s" that it printed',
    );
  });

  test.each([
    ["another tool", printed(100, 100, { tool: "iometer" })],
    ["version 2.0, which divided by 1,000", printed(1024, 1000)],
    ["nothing printed", run()],
  ])("is not reported of %s", (_, one) => {
    expect(say("unit-of-throughput", [one])).toStrictEqual([]);
  });

  const converted: Diagnostic = {
    severity: "info",
    code: "throughput-unit",
    message: "m",
    file: "fio-case-1732885165-res.txt",
    line: null,
  };

  test("A10: of 2.0 has one rate, in bytes and bits: 43 MB/s are 44.0 MB/s and 0.352 Gb/s", () => {
    const legacy = printed(43, (43 * 1000 * 1024) / 2 ** 20);
    expect(say("unit-of-throughput", [legacy], { diagnostics: [converted] })).toEqual([]);
    expect(say("divided-by-thousand", [legacy], { diagnostics: [converted] })[0]).toContain(
      'Its 43 "MB/s" are 42 MiB/s, 0.044 GB/s (gigabytes), 0.352 Gb/s (gigabits).',
    );
  });

  test("A10: the sentence has the rate of the run, as the table has, not the printed one", () => {
    expect(say("unit-of-throughput", [printed(10, 10.9)])[0]).toContain(
      '"MB/s" that it printed are 0.0114 GB/s (gigabytes), 0.0914 Gb/s (gigabits)',
    );
  });

  test("of 2.0 is reported as corrected, of the text that the importer converted only", () => {
    const runs = [run(), run({ source: { file: "other-res.txt", line: 1 }, job: "b" })];
    expect(found("divided-by-thousand", runs, { diagnostics: [converted] })).toEqual([
      expect.objectContaining({ severity: "note", runs: [0], text: expect.stringContaining("2.4%") }),
    ]);
  });
});

describe("what the importer reported", () => {
  const diagnostic = (severity: Diagnostic["severity"], code: string): Diagnostic => ({
    severity,
    code,
    message: "The name a-8k states block size 8192 bytes, the job ran with 4096 bytes.",
    file: "f",
    line: null,
  });

  test("a name that differs from the job is quoted, others are counted", () => {
    const one = diagnostic("warning", "name-differs");
    expect(say("name-differs", [run()], { diagnostics: [one] })).toEqual([
      "The name a-8k states block size 8192 bytes, the job ran with 4096 bytes. The report uses the job's settings.",
    ]);
    expect(say("name-differs", [run()], { diagnostics: [one, one, one] })[0]).toMatch(
      /job's settings\. 2 more differences: see the sheet Sources\.$/,
    );
    expect(say("name-differs", [run()], { diagnostics: [diagnostic("warning", "x")] })).toStrictEqual([]);
  });

  test("options that contradict the counted I/Os are quoted, others are counted", () => {
    const one = { ...diagnostic("warning", "options-differ"), message: "Job a contradicts itself." };
    expect(say("options-differ", [run()], { diagnostics: [one] })).toEqual(["Job a contradicts itself."]);
    expect(say("options-differ", [run()], { diagnostics: [one, one] })).toEqual([
      "Job a contradicts itself. 1 more contradiction: see the sheet Sources.",
    ]);
    expect(say("options-differ", [run()], { diagnostics: [diagnostic("warning", "x")] })).toEqual([]);
  });

  test.each([
    [[], []],
    [["info"], []],
    [["warning", "warning"], ["Reading the files reported 0 errors and 2 warnings: see the sheet Sources."]],
    [
      ["error", "warning", "info"],
      ["Reading the files reported 1 error and 1 warning: see the sheet Sources."],
    ],
  ] as const)("%j", (severities, expected) => {
    const diagnostics = severities.map((severity) => diagnostic(severity, "x"));
    expect(say("reading-trouble", [run()], { diagnostics })).toEqual(expected);
  });

  test("names the first doubt about the figures of each tool, and what other rules report in neither", () => {
    const of = (tool: "fio" | "diskspd", file: string) => run({ tool, source: { file, line: 1 } });
    const runs = [of("fio", "a.json"), of("fio", "b.json"), of("diskspd", "c.xml")];
    const about = (file: string, code: string, message: string, severity: "warning" | "info" = "warning") => ({
      severity, code, message, file, line: 1,
    }); // prettier-ignore
    const diagnostics = [
      about("a.json", "job-error", "Job x failed."),
      about("a.json", "options-differ", "Options differ."),
      about("b.json", "unreadable-figure", "iops is 1e999."),
      about("b.json", "unreadable-figure", "bw is 1e999."),
      about("c.xml", "odd", "The shares add up to 195%."),
      about("c.xml", "note", "No start time.", "info"),
      about("other.log", "odd", "Belongs to no run."),
    ];
    expect(say("reading-trouble", runs, { diagnostics })).toEqual([
      "Reading the files reported 0 errors and 6 warnings: see the sheet Sources. fio, b.json: iops is 1e999. (and 1 more) diskspd, c.xml: The shares add up to 195%.",
    ]);
  });
});

test.each([
  [1800, null, []],
  [1799, null, ["1,800 s are too short"]],
  [1800, 600, []],
  [1800, 601, ["1,800 s after 601 s of warm-up are too short"]],
])("a test of %s s with %s s of warm-up", (durationSeconds, warmupSeconds, expected) => {
  const texts = say("short-test", [run({ durationSeconds, warmupSeconds })]);
  expect(texts).toHaveLength(expected.length);
  expected.forEach((part, i) => expect(texts[i]).toContain(part));
});

test("an unknown duration is reported as such", () => {
  expect(say("short-test", [run()])).toStrictEqual([]);
  expect(say("unknown-duration", [run()])[0]).toContain("do not state the test time");
  expect(say("unknown-duration", [run({ durationSeconds: 1 })])).toStrictEqual([]);
});

describe("steadiness", () => {
  const points = (iops: readonly number[], latencyMs: readonly (number | null)[] = []): SeriesPoint[] =>
    iops.map((value, i) => ({
      second: 15 * (i + 1),
      iops: value,
      throughputBytesPerSecond: value * 4096,
      latencyMs: latencyMs[i] ?? null,
    }));
  const steady = [1000, 1000, 1000, 1000, 1000, 1000];

  test.each([
    ["equal intervals", points(steady), []],
    ["last third 4.9% lower", points([1000, 1000, 1000, 1000, 951, 951]), []],
    ["last third 5.1% lower", points([1000, 1000, 1000, 1000, 949, 949]), ["IOPS moved −5.1% during the run; use the last third (949 IOPS)"]],
    ["intervals that vary by 10%", points([1100, 900, 1100, 900, 1100, 900]), []],
    ["intervals that vary by 11%", points([1110, 890, 1110, 890, 1110, 890]), ["IOPS of the intervals varied by 11% (standard deviation ÷ mean); use the last third (1,000 IOPS)"]],
    ["a latency that grows", points(steady, [1, 1, 1, 1, 1.1, 1.1]), ["latency moved +10.0% during the run; use the last third (1.1 ms)"]],
    ["five intervals", points([1, 2, 3, 4, 5]), []],
    ["no I/O", points([0, 0, 0, 0, 0, 0]), []],
  ])("%s", (_, series, expected) => {
    expect(say("unsteady", [run({ series })])).toEqual(expected.map((part) => `${NAME}not steady: ${part}.`));
  }); // prettier-ignore

  test("needs a time series, and is marked so", () => {
    expect(misses("unsteady", [run()])).toBe("time series of a test");
    expect(misses("unsteady", [run(), run({ series: points(steady) })])).toBeNull();
  });

  test.each([
    ["hcibench-fio", points(steady), 1],
    ["hcibench-vdbench", points(steady), 0],
    ["hcibench-fio", null, 0],
  ] as const)("intervals of %s", (tool, series, expected) => {
    expect(say("differenced", [run({ tool, series: series && [...series] })])).toHaveLength(expected);
  });
});

test.each([
  ["one run", [run()], ["Single run: changes below 5% cannot be distinguished from noise."]],
  ["a test and its repeat", [run({ startedAt: "a" }), run({ startedAt: "b", case: "again" })], []],
  [
    "two tests",
    [run(), run({ workload: { readPct: 0 } })],
    ["Single runs: every one of 2 tests ran once: changes below 5% cannot be distinguished from noise."],
  ],
  [
    "a repeat and another size",
    [run(), run({ case: "again" }), run({ workload: { blockSizeBytes: 8192 } })],
    ["1 of 3 tests ran once: changes below 5% cannot be distinguished from noise."],
  ],
  ["jobs side by side", [run({ job: "a" }), run({ job: "b" })], ["Single runs: every one of 2 tests ran once: changes below 5% cannot be distinguished from noise."]],
  ["runs of which nothing is known but other names", [sampleRun({ case: "a" }), sampleRun({ case: "b" })], ["Single runs: every one of 2 tests ran once: changes below 5% cannot be distinguished from noise."]],
])("repeats: %s", (_, runs, expected) => {
  expect(say("single-run", runs)).toEqual(expected);
}); // prettier-ignore

test("a test as long as the advice about a short one asks for is not too short itself", () => {
  const short = run({ durationSeconds: 3600, warmupSeconds: 1800 });
  const [first] = found("short-test", [short]);
  expect(first?.text).toContain("3,600 s after 1,800 s of warm-up are too short");
  expect(first?.text).toContain("3 times the warm-up are the minimum");
  const [, warmup, test] =
    /Repeat with (\d+) min of warm-up and (\d+) min of test/.exec(first?.advice ?? "") ?? [];
  const advised = run({ durationSeconds: 60 * Number(test), warmupSeconds: 60 * Number(warmup) });
  expect(found("short-test", [advised])).toEqual([]);
});

test("a run that is imported twice does not repeat itself", () => {
  const once = run({ startedAt: "2024-11-29T12:59:25.000Z", results: { iops: 1000.5 } });
  expect(say("single-run", [once, { ...once }])).toEqual([
    "Single runs: every one of 2 tests ran once: changes below 5% cannot be distinguished from noise.",
  ]);
  expect(say("imported-twice", [once, { ...once }])).toEqual([
    expect.stringContaining("1 test of 2 repeats another, figure by figure"),
  ]);
});

test("a repeat that was not finished does not count", () => {
  const runs = [1, 9].map((line) => run({ case: `c${line}`, source: { file: "f", line } }));
  const unfinished: Diagnostic = {
    severity: "warning",
    code: "unfinished-run",
    message: "m",
    file: "f",
    line: 9,
  };
  expect(say("single-run", runs)).toEqual([]);
  expect(say("single-run", runs, { diagnostics: [unfinished] })).toHaveLength(1);
});

test("8,000 copies of one run are counted in seconds", async () => {
  const once = run({ startedAt: "2024-11-29T12:59:25.000Z", results: { iops: 1000.5 } });
  const copies = Array.from({ length: 8000 }, () => ({ ...once }));
  const ms = await processorMs(8000, () => {
    expect(say("single-run", copies)).toHaveLength(1);
  });
  expect(ms).toBeLessThan(8000);
});

test.each([
  ["at another time", { startedAt: "2024-11-30T12:59:25.000Z" }],
  ["at an unknown time", { startedAt: null }],
  ["for another time", { durationSeconds: 1800 }],
  ["with another figure", { results: { iops: 1000.6 } }],
])("two runs of which one ran %s are not one run, imported twice", (_, facts) => {
  const one = {
    tool: "fio" as const,
    startedAt: "2024-11-29T12:59:25.000Z",
    durationSeconds: 3600,
    results: { iops: 1000.5 },
  };
  expect(say("imported-twice", [run(one), run({ ...one, ...facts })])).toEqual([]);
});

describe("without a start", () => {
  const twice = (results: RunFacts["results"]) => {
    const one = run({ tool: "iometer", startedAt: null, results: { ...results } });
    return [one, { ...one, case: "results (1)" }];
  };

  test("a run is imported twice where all of its figures are, and repeats nothing", () => {
    const runs = twice({ iops: 1000.512345, latencyMs: 1.25 });
    expect(say("imported-twice", runs)).toEqual([
      expect.stringContaining("1 test of 2 repeats another, figure by figure"),
    ]);
    expect(say("single-run", runs)).toHaveLength(1);
  });

  test("runs of the same whole number of IOPS may be two", () => {
    expect(say("imported-twice", twice({ iops: 1000 }))).toEqual([]);
  });
});

describe("a test of HCIBench as text and as files of its VMs", () => {
  const text = {
    tool: "hcibench-fio" as const,
    startedAt: "2024-11-29T12:59:25.000Z",
    durationSeconds: null,
    results: { iops: 205_104.13, readIops: null },
  };

  test.each([
    ["is one", {}, 1],
    ["that started at another time is another", { startedAt: "2024-11-29T12:59:26.000Z" }, 0],
    ["of another job is another", { job: "job1" }, 0],
    ["of another datastore is another", { datastore: "other" }, 0],
    ["with another figure is another", { results: { iops: 205_103.13 } }, 0],
  ])("%s", (_, facts, expected) => {
    const files = { ...text, durationSeconds: 3600, results: { iops: 205_104.1287, readIops: 143_572 } };
    expect(say("imported-twice", [run(text), run({ ...files, ...facts })])).toHaveLength(expected);
  });
});

test.each([
  [{ compressPct: 0, dedupePct: 0 }, []],
  [{ compressPct: null, dedupePct: 0 }, ["Data reduction of the test data is not recorded for 1 of 1 run"]],
  [{ compressPct: 50, dedupePct: null }, ["1 of 1 run wrote compressible or repeating data"]],
])("data reduction %j", (workload, expected) => {
  expect(say("data-reduction", [run({ workload })])).toEqual(
    expected.map(
      (part) => `${part}: with compression on, throughput and CPU may not carry over to other data.`,
    ),
  );
});

describe("test data against the caches", () => {
  const GIB = 2 ** 30;
  const facts = { hosts: 4, ramGibPerHost: 256 };
  /** 8 disks of 256 GiB, all of them touched: 2,048 GiB, twice the RAM of four hosts with 256 GiB. */
  const touching = (workload: RunFacts["workload"] = {}, vdisks: number | null = 8) =>
    run({ vdisks, workload: { vmdkBytes: 256 * GIB, workingSetPct: 100, ...workload } });

  test.each([
    ["2 × the RAM", {}, facts, 0],
    ["less than 2 × the RAM", { workingSetPct: 99.9 }, facts, 1],
    ["5% of the usable capacity", {}, { usableTib: 40 }, 0],
    ["less than 5% of the usable capacity", {}, { usableTib: 40.1 }, 1],
    ["enough for the RAM, too little for the capacity", {}, { ...facts, usableTib: 41 }, 1],
    ["small, but nothing was read", { workingSetPct: 1, readPct: 0 }, facts, 0],
  ])("%s", (_, workload, given, expected) => {
    expect(say("may-fit-cache", [touching(workload)], { facts: given })).toHaveLength(expected);
  });

  test("quotes the working set", () => {
    expect(say("may-fit-cache", [touching({ workingSetPct: 50 })], { facts })).toEqual([
      `${NAME}the working set of 1,020 GiB (HCIBench's GB of disk read as GiB) may fit in cache: read results are an upper bound.`,
    ]);
  });

  test("needs the size of the disks, and RAM or capacity", () => {
    expect(misses("may-fit-cache", [touching({ vmdkBytes: null })], { facts })).toBe(
      "size of the test VMs' disks",
    );
    expect(misses("may-fit-cache", [touching({}, null)], { facts })).toBe("size of the test VMs' disks");
    expect(misses("may-fit-cache", [touching()], { facts: { hosts: 4 } })).toBe(
      "RAM of a host, or usable capacity",
    );
    expect(misses("may-fit-cache", [touching()], { facts })).toBeNull();
    expect(misses("may-fit-cache", [touching()], { facts: { usableTib: 1 } })).toBeNull();
  });
});
