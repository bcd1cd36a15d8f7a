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
    errors: 2,
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
    write: fioSide({ iops: 3 }),
    options: { bs: "8k", runtime: "60", rw: "randrw" },
    binsPct: null,
  });
});

test.each([
  ["nothing", {}],
  ["figures as texts", { eta: "0", total_err: "1", read: { iops: "5", bw_bytes: "7", lat_ns: { N: "1" } } }],
  ["lists and nulls for objects", { read: [1], write: null, "job options": ["a"], latency_ms: null }],
  ["options that are no texts", { "job options": { numjobs: 4, direct: null } }],
  ["a name that is none", { jobname: 7 }],
])("a job with %s has no figures", (_, job) => {
  expect(jobOf(job, "text")).toEqual({
    name: "",
    eta: null,
    errors: 0,
    read: fioSide(),
    write: fioSide(),
    options: {},
    binsPct: null,
  });
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
  ["a figure beyond all measure", '{"jobs": [{"read": {"iops": 1e18}}]}', "is not a figure of a test"],
  ["a percentile beyond all measure", '{"jobs": [{"total_err": -1e18}]}', "is not a figure of a test"],
])("a document with %s is refused", (_, text, error) => {
  expect(() => parseFioStatus(text)).toThrow(error);
  expect(() => parseFioStatus(text)).toThrow(SyntaxError);
});
