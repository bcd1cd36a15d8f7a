import { parseFioText } from "../../../src/importers/fio/parseFioText";
import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { direction3, document2, document3, job3 } from "./fioTexts";

/** The only run of a document with this job. */
function runOf(changes: object = {}, document: object = {}): BenchmarkRun {
  const { runs } = parseFioText(document3([job3(changes)], document), "a.json");
  expect(runs).toHaveLength(1);
  return runs[0] as BenchmarkRun;
}

/** Figures as printed, each with the text of its line. */
const printed = (text: string) =>
  parseFioText(text, "a.json").runs[0]?.reported.map(({ label, value, unit, file, line }) => {
    expect([unit, file]).toEqual(["", "a.json"]);
    return [label, value, text.split("\n")[line - 1]?.trim()];
  });

test("every figure of fio 3 is kept as it was printed", () => {
  expect(printed(document3([job3()]))).toEqual([
    ["read iops", 1000, '"iops": 1000,'],
    ["read bw", 8000, '"bw": 8000,'],
    ["read bw_bytes", 8192000, '"bw_bytes": 8192000,'],
    ["read lat_ns mean", 2_000_000, '"mean": 2000000'],
    ["read lat_ns max", 9_000_000, '"max": 9000000,'],
    ["read clat_ns percentile 95.000000", 4_000_000, '"95.000000": 4000000'],
    ["write iops", 500, '"iops": 500,'],
    ["write bw", 4000, '"bw": 4000,'],
    ["write bw_bytes", 4096000, '"bw_bytes": 4096000,'],
    ["write lat_ns mean", 5_000_000, '"mean": 5000000'],
    ["write lat_ns max", 30_000_000, '"max": 30000000,'],
    ["write clat_ns percentile 95.000000", 7_000_000, '"95.000000": 7000000'],
    ["usr_cpu", 3.5, '"usr_cpu": 3.5,'],
    ["sys_cpu", 8.25, '"sys_cpu": 8.25,'],
  ]);
});

test("every figure of fio 2 is kept as it was printed", () => {
  const labels = printed(document2)?.map(([label, value]) => [label, value]);
  expect(labels).toEqual([
    ["read iops", 1000.5],
    ["read bw", 64000],
    ["read lat mean", 250],
    ["read lat max", 950],
    ["read clat percentile 95.000000", 410],
    ["write iops", 0],
    ["write bw", 0],
  ]);
});

test("figures of unified reporting are kept", () => {
  const mixed = direction3(300, 1228800, { mean: 1_000_000, max: 2_000_000 });
  const labels = runOf({ read: {}, write: {}, mixed }).reported.map(({ label }) => label);
  expect(labels.filter((label) => label.startsWith("mixed"))).toEqual([
    "mixed iops",
    "mixed bw",
    "mixed bw_bytes",
    "mixed lat_ns mean",
    "mixed lat_ns max",
  ]);
});

test.each([
  ["the longest direction", { write: { ...direction3(500, 5, null), runtime: 20000 } }, 20],
  ["none without a runtime", { read: { iops: 1 }, write: { iops: 1 } }, null],
])("the duration is %s", (_, changes, seconds) => {
  expect(runOf(changes).durationSeconds).toBe(seconds);
});

test("the warm-up is the ramp time", () => {
  expect(runOf({ "job options": { ramp_time: "30" } }).warmupSeconds).toBe(30);
  expect(runOf().warmupSeconds).toBeNull();
});

test("the load is what the job's options ask for", () => {
  const options = {
    rw: "randread",
    bs: "4k",
    iodepth: "8",
    latency_target: "2ms",
    buffer_compress_percentage: "50",
    dedupe_percentage: "20",
  };
  const read = direction3(1000, 4_096_000, { mean: 1_000_000, max: 1_000_000 });
  expect(runOf({ "job options": options, read, write: {} }).workload).toMatchObject({
    blockSizeBytes: 4096,
    readPct: 100,
    randomPct: 100,
    queueDepth: null,
    threads: 1,
    outstandingIo: null,
    latencyTargetUs: 2000,
    compressPct: 50,
    dedupePct: 20,
  });
});

test.each([
  ["sync", 1],
  ["psync", 1],
  ["vsync", 1],
  ["pvsync", 1],
  ["pvsync2", 1],
  ["mmap", 1],
  ["libaio", 8],
  ["io_uring", 8],
  ["posixaio", 8],
  ["async", 8],
  ["syncs", 8],
])("the engine %s keeps %d I/Os outstanding of a depth of 8", (ioengine, outstandingIo) => {
  const read = direction3(1000, 4_096_000, { mean: 1_000_000, max: 1_000_000 });
  expect(runOf({ "job options": { iodepth: "8", ioengine }, read, write: {} }).workload).toMatchObject({
    queueDepth: outstandingIo,
    threads: 1,
    outstandingIo,
  });
});

test.each([
  ["4", 32],
  ["1", 8],
  ["0", 8],
  ["-2", 8],
  ["1.5", 8],
  ["many", 8],
])("%s clones of a depth of 8 have %d I/Os outstanding", (numjobs, outstandingIo) => {
  expect(runOf({ "job options": { iodepth: "8", numjobs } }).workload.outstandingIo).toBe(outstandingIo);
});

test.each([
  ["the same name, group and host: each is one of the clones of a test", {}, [16]],
  ["another name: a test of all clones of both", { jobname: "other" }, [32]],
  ["another group: two tests", { groupid: 1 }, [16, 16]],
  ["another host: a test of all clones of both", { hostname: "node2" }, [32]],
])("a second job with %s", (_, changes, outstandingIo) => {
  const job = { "job options": { iodepth: "8", numjobs: "2" } };
  const { runs } = parseFioText(document3([job3(job), job3({ ...job, ...changes })]), "a.json");
  expect(runs.map(({ workload }) => workload.outstandingIo)).toEqual(outstandingIo);
});

test.each([
  ["no host", {}, "mixed"],
  ["an empty host", { hostname: "" }, "mixed"],
  ["a host", { hostname: "node1" }, "mixed @ node1"],
])("a job of %s is called %j", (_, changes, job) => {
  expect(runOf(changes).job).toBe(job);
});

test("throughput without bytes is that of whole KiB/s, and unknown where a direction has neither", () => {
  const side = (bw?: number) => ({ iops: 10, ...(bw === undefined ? {} : { bw }) });
  expect(runOf({ read: side(100), write: side(20) }).results.throughputBytesPerSecond).toBe(120 * 1024);
  expect(runOf({ read: side(100), write: side() }).results.throughputBytesPerSecond).toBeNull();
  expect(runOf({ read: side(), write: side() }).results.throughputBytesPerSecond).toBeNull();
});

test("one direction alone has no figures of the other", () => {
  expect(runOf({ write: {} }).results).toMatchObject({
    iops: 1000,
    readIops: 1000,
    writeIops: null,
    latencyMs: 2,
    writeLatencyMs: null,
    readP95Ms: 4,
    writeP95Ms: null,
    percentiles: "measured",
    maxLatencyMs: 9,
  });
  expect(runOf({ read: {} }).results).toMatchObject({
    readIops: null,
    writeIops: 500,
    readP95Ms: null,
    writeP95Ms: 7,
    percentiles: "measured",
  });
});

test("no direction has no figures at all", () => {
  expect(runOf({ read: {}, write: {} }).results).toMatchObject({
    iops: null,
    throughputBytesPerSecond: null,
    latencyMs: null,
    percentiles: null,
    maxLatencyMs: null,
  });
});

test.each([
  ["counted", { total_err: 3, error: 5 }, 3],
  ["none counted", { total_err: 0, error: 5 }, 0],
  ["no first one", { error: 0 }, 0],
  ["a first one, not counted", { error: 5 }, null],
  ["nothing said", { error: undefined }, null],
])("errors: %s", (_, changes, errors) => {
  expect(runOf(changes).results.errors).toBe(errors);
});

test.each([
  ["the start of the job", { job_start: 1_700_000_000_500 }, {}, "2023-11-14T22:13:20.500Z"],
  ["the document's time less what had passed", { elapsed: 10 }, {}, "2023-11-14T22:13:21.000Z"],
  ["none without a document's time", {}, { timestamp: undefined, timestamp_ms: undefined }, null],
  ["none where nobody says what had passed", { elapsed: undefined }, {}, null],
  ["none at 1970", { job_start: 0 }, {}, null],
  ["none before 1970", { elapsed: 1e12 }, {}, null],
  ["the last time that a date has", { job_start: 8.64e15 }, {}, "+275760-09-13T00:00:00.000Z"],
  ["none beyond", { job_start: 8.64e15 + 1 }, {}, null],
])("the start is %s", (_, job, document, startedAt) => {
  expect(runOf(job, document).startedAt).toBe(startedAt);
});

test("bins without I/O at both ends are skipped, those between are kept", () => {
  const none = { latency_ns: {}, latency_us: {} };
  const bins = (shares: object) => runOf({ ...none, latency_ms: shares }).latencyBins;
  expect(bins({ "1": 0, "2": 10, "4": 0, "10": 90, "20": 0 })).toEqual([
    { upToMs: 2, share: 0.1 },
    { upToMs: 4, share: 0 },
    { upToMs: 10, share: 0.9 },
  ]);
  expect(bins({ "1": 100, ">=2000": 0 })).toEqual([{ upToMs: 1, share: 1 }]);
  expect(bins({ "1": 0 })).toBeNull();
  expect(bins({})).toBeNull();
});

test("percentiles next to the 95th, those of fio's own latency", () => {
  const read = {
    ...direction3(1000, 8192000, { mean: 2_000_000, max: 9_000_000 }),
    clat_ns: {
      mean: 1_900_000,
      percentile: { "50.000000": 1_500_000, "99.000000": 5_000_000, "99.900000": 0 },
    },
  };
  expect(runOf({ read }).latencyPercentiles).toEqual({
    readP50Ms: 1.5,
    writeP50Ms: null,
    readP99Ms: 5,
    writeP99Ms: null,
    readP999Ms: null,
    writeP999Ms: null,
  });
  expect(runOf().latencyPercentiles).toBeNull();
});

test("the CPU of fio is that of its processes, the mean of several by their run time", () => {
  expect(runOf().toolCpu).toEqual({ userPct: 3.5, systemPct: 8.25, of: "process" });
  expect(runOf({ usr_cpu: undefined, sys_cpu: undefined }).toolCpu).toBeNull();
  expect(runOf({ sys_cpu: undefined }).toolCpu).toEqual({ userPct: 3.5, systemPct: null, of: "process" });
  const short = { ...direction3(1000, 8192000, null), runtime: 5000 };
  const jobs = [job3({ usr_cpu: 10 }), job3({ usr_cpu: 40, read: short, write: {} })];
  const { runs } = parseFioText(document3(jobs), "a.json");
  expect(runs.map(({ toolCpu }) => toolCpu?.userPct)).toEqual([20]);
});

describe("bytes of a version that prints whole KiB/s only", () => {
  /** 12.5 KiB/s: 3.125 reads of 4 KiB, for 160 s. */
  const slow = {
    bw: 12,
    iops: 3.125,
    runtime: 160_000,
    total_ios: 500,
    lat_ns: { min: 0, max: 4e9, mean: 2.56e9 },
  };
  const options = { rw: "randread", bs: "4k", iodepth: "8", ioengine: "libaio" };
  const read = (bytes: object) => runOf({ read: { ...slow, ...bytes }, write: {}, "job options": options });

  test.each([
    ["fio 3.1", { io_bytes: 2_048_000, io_kbytes: 2000 }],
    ["fio 2", { io_bytes: 2000 }],
  ])("%s: the bytes that it moved, by the run time", (_, bytes) => {
    const { results, workload } = read(bytes);
    expect([results.throughputBytesPerSecond, workload.blockSizeBytes]).toEqual([12_800, 4096]);
    expect(workload.outstandingIo).toBe(8);
  });

  test.each([
    ["cut to the rate", 2_129_919, 13_312],
    ["above it, as with a ramp that is counted", 2_129_920, 12_288],
    ["below it", 1_966_079, 12_288],
  ])("bytes %s", (_, io_bytes, rate) => {
    const { throughputBytesPerSecond } = read({ io_bytes, io_kbytes: 0 }).results;
    expect(throughputBytesPerSecond).toBeCloseTo(rate, -1);
  });
});

test.each([
  [{ rate_iops: "1000" }, 2, 2000],
  [{ rate_iops: "1000", numjobs: "4" }, 1, 4000],
  [{ rate: "8m" }, 1, 1024],
  [{}, 2, null],
])("%j holds a test of %i listed jobs to %p IOPS", (options, times, expected) => {
  const job = job3({
    "job options": { rw: "randrw", rwmixread: "66", bs: "8k", iodepth: "512", ...options },
  });
  const { runs } = parseFioText(document3(Array.from({ length: times }, () => job)), "a.json");
  expect(runs[0]?.workload.requestedIops).toBe(expected);
});
