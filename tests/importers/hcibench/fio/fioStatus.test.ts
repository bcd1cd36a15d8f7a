import { FIO_BIN_EDGES_MS, parseFioStatus } from "../../../../src/importers/hcibench/fio/fioStatus";
import { fioSide } from "./fioJob";

const read = {
  iops: 12.5,
  bw: 50,
  bw_bytes: 51_300,
  total_ios: 1250,
  io_bytes: 5_120_000,
  runtime: 100_000,
  lat_ns: { N: 1200, mean: 1.5e6, max: 9e6, percentile: { "90.000000": 1e6, "95.000000": 2e6 } },
};

/** Figures of a side with I/O whose document does not state them. */
const UNKNOWN = { bytesPerSecond: null, kibPerSecond: null, meanNs: null, maxNs: null };

const jobOf = (job: unknown, global?: unknown) =>
  parseFioStatus(JSON.stringify({ "global options": global, jobs: [job] })).jobs[0];

test("a status document gives name, time left, errors, both sides and options of each job", () => {
  const job = {
    jobname: "oltp",
    eta: 17,
    total_err: 2,
    read,
    write: { iops: 3 },
    "job options": { rw: "randrw", bs: "8k" },
  };
  expect(jobOf(job, { bs: "4k", runtime: "60" })).toEqual({
    name: "oltp",
    eta: 17,
    error: 0,
    errors: 2,
    problems: [],
    read: {
      iops: 12.5,
      bytesPerSecond: 51_300,
      kibPerSecond: 50,
      totalIos: 1250,
      ioBytes: 5_120_000,
      runtimeMs: 100_000,
      latencyIos: 1200,
      meanNs: 1.5e6,
      maxNs: 9e6,
      p95Ns: 2e6,
    },
    write: { ...fioSide({ iops: 3 }), ...UNKNOWN },
    options: { bs: "8k", runtime: "60", rw: "randrw" },
    binsPct: null,
  });
});

test.each([
  ["nothing", {}],
  ["sides that are empty or null", { read: {}, write: null, "job options": ["a"], latency_ms: null }],
  ["options that are no texts", { "job options": { numjobs: 4, direct: null } }],
  ["a name that is none", { jobname: 7 }],
])("a job with %s did nothing", (_, job) => {
  expect(jobOf(job, "text")).toEqual({
    name: "",
    eta: null,
    error: 0,
    errors: 0,
    problems: [],
    read: fioSide(),
    write: fioSide(),
    options: {},
    binsPct: null,
  });
});

test("a bug: a value that is not a figure counted as 0", () => {
  const job = jobOf({
    eta: "0",
    total_err: "1",
    read: {
      iops: null,
      bw: -1,
      bw_bytes: "7",
      total_ios: 1e18,
      lat_ns: { N: 5, mean: [1], max: {}, percentile: 3 },
    },
    write: [1],
    latency_us: { "10": "most" },
  });
  expect(job).toMatchObject({
    eta: null,
    errors: null,
    read: { iops: null, ...UNKNOWN, totalIos: 0, latencyIos: 5, p95Ns: null },
    write: { iops: null, ...UNKNOWN },
    binsPct: null,
  });
  expect(job?.problems).toEqual(
    [
      'total_err is "1"',
      "read.iops is null",
      "read.bw is -1",
      'read.bw_bytes is "7"',
      "read.total_ios is 1000000000000000000",
      "read.lat_ns.mean is [1]",
      "read.lat_ns.max is {}",
      "write is [1]",
      'latency_us.10 is "most"',
    ].map((problem) => `${problem}, which is not a figure from 0`),
  );
});

test("a side without IOPS is not one without I/O", () => {
  const { problems, read: side } = jobOf({ read: { bw: 50 } }) ?? {};
  expect([side?.iops, problems]).toEqual([null, ["read.iops is missing"]]);
});

test("a value that is not a figure is quoted up to 40 characters", () => {
  const [problem] = jobOf({ read: { iops: "x".repeat(100) } })?.problems ?? [];
  expect(problem).toBe(`read.iops is "${"x".repeat(39)}, which is not a figure from 0`);
});

test.each([
  ["none", {}, 0, 0],
  ["none stated", { error: 0, total_err: 0 }, 0, 0],
  ["some that it went on after", { error: 0, total_err: 3 }, 0, 3],
  ["one that ended it", { error: 5 }, 5, 1],
  ["one that ended it, and a count without it", { error: 5, total_err: 0 }, 5, 1],
  ["several", { error: 5, total_err: 17 }, 5, 17],
  ["an error that is not a number", { error: "5" }, 0, 0],
])("errors of a job with %s", (_, job, error, errors) => {
  expect(jobOf(job)).toMatchObject({ error, errors });
});

test("the bytes per second of a fio that prints none are its whole KiB/s", () => {
  expect(jobOf({ read: { bw: 50 } })?.read).toMatchObject({ bytesPerSecond: 51_200, kibPerSecond: 50 });
  expect(jobOf({ read: { bw: 50, bw_bytes: 0 } })?.read.bytesPerSecond).toBe(0);
});

test("a 95th percentile that is not a number is unknown", () => {
  const withPercentile = (value: unknown) =>
    jobOf({ read: { lat_ns: { percentile: { "95.000000": value } } } })?.read.p95Ns;
  expect([0, 5, "5", null, undefined].map(withPercentile)).toEqual([0, 5, null, null, null]);
});

test.each([
  ["latency_ns", "2", 0.000002],
  ["latency_ns", "1000", 0.001],
  ["latency_us", "2", 0.002],
  ["latency_us", "750", 0.75],
  ["latency_ms", "2", 2],
  ["latency_ms", "1000", 1000],
  ["latency_ms", "2000", 2000],
  ["latency_ms", ">=2000", null],
])("the bin %s %p reaches up to %p ms", (list, key, upToMs) => {
  const shares = jobOf({ [list]: { [key]: 100 } })?.binsPct ?? [];
  expect(shares).toHaveLength(FIO_BIN_EDGES_MS.length);
  expect(FIO_BIN_EDGES_MS.filter((_, index) => shares[index] === 100)).toEqual([upToMs]);
});

test("bins that are all empty count as missing", () => {
  expect(jobOf({ latency_us: { "10": 0 }, latency_ms: { "2": 0 } })?.binsPct).toBeNull();
});

test.each([
  ["no JSON", "{", SyntaxError],
  ["no object", "[1]", "no jobs in the document"],
  ["no jobs", "{}", "no jobs in the document"],
  ["no list of jobs", '{"jobs": {"length": 1}}', "no jobs in the document"],
  ["an empty list of jobs", '{"jobs": []}', "no jobs in the document"],
])("a document with %s is refused", (_, text, error) => {
  expect(() => parseFioStatus(text)).toThrow(error);
  expect(() => parseFioStatus(text)).toThrow(SyntaxError);
});
