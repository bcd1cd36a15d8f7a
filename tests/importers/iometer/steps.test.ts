import { parseIometerText } from "../../../src/importers/iometer/parseIometerText";
import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { COLUMNS, results } from "./resultsText";

const specs: [string, string][] = [
  ["4k", "4096,100,70,100,0,1,0,0"],
  ["8k", "8192,100,30,100,0,1,0,0"],
];

const stepIn = (text: string): BenchmarkRun => {
  const { runs } = parseIometerText(text, "results.csv");
  expect(runs).toHaveLength(1);
  return runs[0] as BenchmarkRun;
};
/** The step of a section that another one follows, and of one with which the file ends. */
const step = (header: string, ...rows: string[]): BenchmarkRun => stepIn(`${results(header, rows, specs)}\n`);
const lastStep = (header: string, ...rows: string[]): BenchmarkRun =>
  stepIn(results(header, rows, specs).replace(/'Time Stamp$/, ""));

test.each<[string, string[], string, number | null]>([
  ["the one of its total", ["ALL,All,8k,1,1,1,7", "MANAGER,M,4k,,1,1,7", "WORKER,W,4k,,,1,7"], "8k", 8192],
  ["the only one of its workers", ["ALL,All,,1,1,1,7", "MANAGER,M,,,1,1,7", "WORKER,W,8k,,,1,7"], "8k", 8192],
  [
    "those of its workers, each once",
    [
      "ALL,All,,1,3,3,7",
      "MANAGER,M,4k,,3,3,7",
      "WORKER,W,8k,,,1,7",
      "WORKER,X,4k,,,1,7",
      "WORKER,Y,8k,,,1,7",
    ],
    "8k + 4k",
    null,
  ],
  [
    "those of its workers that have one",
    ["ALL,All,,1,2,2,7", "MANAGER,M,,,2,2,7", "WORKER,W,,,,1,7", "WORKER,X,4k,,,1,7"],
    "4k",
    4096,
  ],
  [
    "those of its managers, where no worker is recorded",
    ["ALL,All,,1,1,1,7", "MANAGER,M,4k,,1,1,7"],
    "4k",
    4096,
  ],
  [
    "those of its managers that have one",
    ["ALL,All,,2,2,2,7", "MANAGER,M,,,1,1,7", "MANAGER,N,8k,,1,1,7"],
    "8k",
    8192,
  ],
  ["all that are defined, where no row has one", ["ALL,All,,1,1,1,7", "MANAGER,M,,,1,1,7"], "4k + 8k", null],
  [
    "one that is not defined",
    ["ALL,All,,1,2,2,7", "MANAGER,M,,,2,2,7", "WORKER,W,4k,,,1,7", "WORKER,X,9k,,,1,7"],
    "4k + 9k",
    null,
  ],
])("the specification of a step: %s", (_, rows, name, blockSizeBytes) => {
  expect(step(COLUMNS, ...rows)).toMatchObject({ case: name, workload: { blockSizeBytes } });
});

const TIMES = "# Managers,# Workers,IOps,Total Raw Run Time,Processor Speed";

test.each<[string, string[], number | null]>([
  ["the longest of its managers", ["MANAGER,M,,,,7,610,10", "MANAGER,N,,,,7,600,10"], 61],
  [
    "the longest of its workers",
    ["WORKER,M,,,,7,600,10", "WORKER,N,,,,7,610,10", "WORKER,O,,,,7,590,10"],
    61,
  ],
  ["that of its managers beside workers", ["MANAGER,M,,,,7,610,10", "WORKER,W,,,,7,620,10"], 61],
  ["that of its workers where managers have none", ["MANAGER,M,,,,7,,", "WORKER,W,,,,7,620,10"], 62],
  ["the known one", ["MANAGER,M,,,,7,610,10", "MANAGER,N,,,,7,,"], 61],
  ["one that is known later", ["MANAGER,M,,,,7,,", "MANAGER,N,,,,7,610,10"], 61],
  ["none without a timer", ["MANAGER,M,,,,7,610,"], null],
  ["none with a timer of 0", ["MANAGER,M,,,,7,610,0"], null],
  ["none of 0", ["MANAGER,M,,,,7,0,10"], null],
  ["none without time", ["MANAGER,M,,,,7,,10"], null],
])("the duration of a step: %s", (_, rows, expected) => {
  expect(step(TIMES, "ALL,All,4k,,,7,,", ...rows).durationSeconds).toBe(expected);
});

const DEPTHS = "# Managers,# Workers,# Disks,IOps,Queue Depth";

test.each<[string, string, string[], number | null, number | null]>([
  ["one for all", "ALL,All,4k,1,2,3,7,4", [], 4, 12],
  ["one of 0", "ALL,All,4k,1,2,3,7,0", [], 0, 0],
  ["one for an unknown number of targets", "ALL,All,4k,1,2,,7,4", [], 4, null],
  ["different ones", "ALL,All,4k,1,2,3,7,-1", ["WORKER,W,,,,1,7,8", "WORKER,X,,,,2,7,16"], null, 40],
  ["different ones, and a worker is missing", "ALL,All,4k,1,2,3,7,-1", ["WORKER,W,,,,1,7,8"], null, null],
  [
    "one of a worker is unknown",
    "ALL,All,4k,1,2,3,7,-1",
    ["WORKER,W,,,,1,7,8", "WORKER,X,,,,2,7,"],
    null,
    null,
  ],
  [
    "different ones within a worker",
    "ALL,All,4k,1,2,3,7,-1",
    ["WORKER,W,,,,1,7,8", "WORKER,X,,,,2,7,-1"],
    null,
    null,
  ],
  [
    "a worker's targets are unknown",
    "ALL,All,4k,1,2,3,7,",
    ["WORKER,W,,,,1,7,8", "WORKER,X,,,,,7,8"],
    null,
    null,
  ],
  ["different ones without workers", "ALL,All,4k,1,0,3,7,-1", [], null, null],
])("queue depths: %s", (_, all, workers, queueDepth, outstandingIo) => {
  expect(step(DEPTHS, all, ...workers).workload).toMatchObject({ queueDepth, outstandingIo });
});

const manager = (name: string): string => `MANAGER,${name},4k,,1,1,3`;
const worker = (name: string): string => `WORKER,${name},4k,,,1,3`;
const disk = (name: string): string => `DISK,${name},,,,,3`;

test.each<[string, string[], number | null]>([
  ["a target of one worker", ["ALL,All,4k,1,1,1,7", manager("M"), worker("W"), disk("C")], 1],
  [
    "a target of two workers of one manager counts once",
    ["ALL,All,4k,1,2,2,7", manager("M"), worker("W"), disk("C"), worker("X"), disk("C"), disk("D")],
    2,
  ],
  [
    "targets of one name of two managers are two",
    ["ALL,All,4k,2,2,2,7", manager("M"), worker("W"), disk("C"), manager("N"), worker("W"), disk("C")],
    2,
  ],
  [
    "a target with a comma in its name",
    ["ALL,All,4k,1,1,1,7", manager("M"), worker("W"), disk("C, fast"), disk("C, slow")],
    2,
  ],
  ["targets without workers", ["ALL,All,4k,1,1,1,7", manager("M"), disk("C"), disk("D")], 2],
  ["targets alone", ["ALL,All,4k,1,1,1,7", disk("C")], 1],
  ["no targets", ["ALL,All,4k,1,1,1,7", manager("M"), worker("W")], null],
  ["rows of a manager are missing", ["ALL,All,4k,2,2,2,7", manager("M"), worker("W"), disk("C")], null],
  ["rows of a worker are missing", ["ALL,All,4k,1,2,2,7", manager("M"), worker("W"), disk("C")], null],
])("targets of a step: %s", (_, rows, expected) => {
  expect(step(COLUMNS, ...rows).vdisks).toBe(expected);
});

test.each<[string, string[], number | null, number | null]>([
  [
    "all managers and workers",
    ["ALL,All,4k,1,1,1,7", manager("M"), "PROCESSOR,0,,,,,3", worker("W"), disk("C")],
    1,
    1,
  ],
  [
    "managers without workers",
    ["ALL,All,4k,1,1,1,7", manager("M"), "PROCESSOR,0,,,,,3", disk("C")],
    null,
    null,
  ],
  ["targets alone", ["ALL,All,4k,1,1,1,7", disk("C")], null, null],
])("at the end of the file, after %s", (_, rows, vdisks, processors) => {
  expect(lastStep(COLUMNS, ...rows)).toMatchObject({ vdisks, cpu: { processors } });
});

test.each([
  ["2001.07.19", 1],
  ["2004.07.30", null],
  ["", null],
])("at the end of a file of %p, whose sections end so", (version, vdisks) => {
  const rows = ["ALL,All,4k,1,1,1,7", manager("M"), disk("C")];
  const text = results(COLUMNS, rows)
    .replace("2008.06.18", version)
    .replace(/'Time Stamp$/, "");
  expect(stepIn(text).vdisks).toBe(vdisks);
});

test.each([
  ["the members are its workers", [manager("M"), worker("W"), disk("C"), worker("X")], ["W", "X"]],
  ["without workers, its targets", [manager("M"), disk("C"), disk("D")], ["C", "D"]],
  ["without both, its managers", [manager("M"), manager("N")], ["M", "N"]],
  ["without any, none", [], []],
])("of a step %s", (_, rows, expected) => {
  expect(step(COLUMNS, "ALL,All,4k,1,1,1,7", ...rows).members.map(({ name }) => name)).toEqual(expected);
});

test.each([
  ["of one manager have their own name", "ALL,All,4k,1,2,2,7", ["W", "W"]],
  ["of several bear the manager's too", "ALL,All,4k,2,2,2,7", ["M / W", "N / W"]],
  ["of as many as there are rows of", "ALL,All,4k,,2,2,7", ["W", "N / W"]],
])("workers %s", (_, all, expected) => {
  const rows = [all, manager("M"), worker("W"), manager("N"), worker("W")];
  expect(step(COLUMNS, ...rows).members.map(({ name }) => name)).toEqual(expected);
});

test("workers without their managers have their own name", () => {
  const rows = ["ALL,All,4k,2,2,2,7", worker("W")];
  expect(step(COLUMNS, ...rows).members.map(({ name }) => name)).toEqual(["W"]);
});

test("figures of members, wherever their columns are", () => {
  const header = "Average Response Time,MBps,Colour,IOps,# Workers";
  const rows = ["ALL,All,4k,5,1,,10,2", "WORKER,W,4k,5,0.5,red,4,", "WORKER,X,4k,5,0.5,red,0,"];
  expect(step(header, ...rows).members).toEqual([
    { name: "W", iops: 4, throughputBytesPerSecond: 2 ** 19, latencyMs: 5, finishedEarly: false },
    { name: "X", iops: 0, throughputBytesPerSecond: 2 ** 19, latencyMs: null, finishedEarly: false },
  ]);
});

const RATES =
  "IOps,Read IOps,Write IOps,Average Response Time,Average Read Response Time,Average Write Response Time," +
  "Maximum Response Time";
const NO_LATENCIES = { latencyMs: null, readLatencyMs: null, writeLatencyMs: null, maxLatencyMs: null };

test.each([
  ["both", "10,6,4,1,2,3,9", { latencyMs: 1, readLatencyMs: 2, writeLatencyMs: 3, maxLatencyMs: 9 }],
  ["no reads", "4,0,4,1,2,3,9", { latencyMs: 1, readLatencyMs: null, writeLatencyMs: 3, maxLatencyMs: 9 }],
  ["no writes", "4,4,0,1,2,3,9", { latencyMs: 1, readLatencyMs: 2, writeLatencyMs: null, maxLatencyMs: 9 }],
  ["neither", "0,0,0,1,2,3,9", NO_LATENCIES],
  ["unknown rates", "x,x,x,1,2,3,9", { latencyMs: 1, readLatencyMs: 2, writeLatencyMs: 3, maxLatencyMs: 9 }],
])("response times of %s", (_, cells, expected) => {
  expect(step(RATES, `ALL,All,4k,${cells}`).results).toMatchObject(expected);
});

test.each([
  ["1.5", 1.5 * 2 ** 20],
  ["0", 0],
  ["x", null],
  ["", null],
])("a throughput of %p", (text, expected) => {
  const { results, members } = step("IOps,MBps", `ALL,All,4k,7,${text}`, `WORKER,W,4k,7,${text}`);
  expect([results, ...members].map(({ throughputBytesPerSecond }) => throughputBytesPerSecond)).toEqual([
    expected,
    expected,
  ]);
});

test("figures that are not numbers are not passed on as printed", () => {
  const { reported } = step("IOps,MBps,Errors", "ALL,All,4k,x,1.5,");
  expect(reported).toEqual([{ label: "MBps", value: 1.5, unit: "MBps", file: "results.csv", line: 17 }]);
});

const BINS = "IOps,0 to 50 uS,50 to 100 uS, >= 10 s";

test.each([
  ["counts", "1,2,1", [0.25, 0.5, 0.25]],
  ["a count of 0", "0,3,1", [0, 0.75, 0.25]],
  ["no counts above 0", "0,0,0", null],
  ["a count that is missing", "1,,1", null],
  ["a count that is no number", "1,x,1", null],
])("latency bins of %s", (_, cells, expected) => {
  const { latencyBins } = step(BINS, `ALL,All,4k,7,${cells}`);
  expect(latencyBins?.map(({ share }) => share) ?? null).toEqual(expected);
  if (expected) expect(latencyBins?.map(({ upToMs }) => upToMs)).toEqual([0.05, 0.1, null]);
});

const CPU = "# Managers,# Workers,IOps,% CPU Utilization";

test.each<[string, string[], number | null]>([
  ["that of the total", ["ALL,All,4k,1,1,7,50", "MANAGER,M,4k,,1,7,10", "WORKER,W,4k,,,7,"], 50],
  ["else the mean of the managers", ["ALL,All,4k,2,0,7,", "MANAGER,M,4k,,,7,10", "MANAGER,N,4k,,,7,30"], 20],
  ["of the managers that say it", ["ALL,All,4k,2,0,7,", "MANAGER,M,4k,,,7,10", "MANAGER,N,4k,,,7,"], 10],
  ["none where a manager is missing", ["ALL,All,4k,2,0,7,", "MANAGER,M,4k,,,7,10"], null],
  ["none where none says it", ["ALL,All,4k,1,0,7,", "MANAGER,M,4k,,,7,"], null],
])("use of the processor: %s", (_, rows, expected) => {
  expect(step(CPU, ...rows).cpu.usagePct).toBe(expected);
});

const WIDE = `${COLUMNS},${Array.from({ length: 53 }, (_, i) => `c${i}`).join(",")}`;

test.each([
  ["all columns of a narrow header", COLUMNS, 7, 1],
  ["a column less", COLUMNS, 6, null],
  ["56 fields below a wider header", WIDE, 56, 1],
  ["55 fields below a wider header", WIDE, 55, null],
])("a processor's row of %s", (_, header, fields, processors) => {
  const { length } = header.split(",");
  const row = (start: string, count = length + 3): string =>
    start + ",".repeat(count - start.split(",").length);
  const rows = [row("ALL,All,4k,1,1,1,7"), row(manager("M")), row("PROCESSOR,0", fields), row(worker("W"))];
  expect(step(header, ...rows).cpu.processors).toBe(processors);
});

test("the steps of a section each have their own rows", () => {
  const rows = [
    "ALL,All,4k,1,1,1,7",
    manager("M"),
    worker("W"),
    "ALL,All,8k,1,1,1,9",
    manager("N"),
    worker("X"),
  ];
  const { runs } = parseIometerText(results(COLUMNS, rows, specs), "results.csv");
  expect(runs.map(({ case: name, members }) => [name, members.map((member) => member.name)])).toEqual([
    ["4k", ["W"]],
    ["8k", ["X"]],
  ]);
});
