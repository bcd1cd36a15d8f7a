import type { FioPercentiles } from "../../../src/importers/fio/fioDirection";
import { parseFioResult, type FioResultJob } from "../../../src/importers/fio/fioResult";
import { direction3, document2, document3, job3 } from "./fioTexts";

/** The only job of a document with this one. */
function jobOf(changes: object = {}, document: object = {}): FioResultJob {
  const jobs = parseFioResult(document3([job3(changes)], document))?.jobs ?? [];
  expect(jobs).toHaveLength(1);
  return jobs[0] as FioResultJob;
}

const percentiles = (p95: number | null): FioPercentiles => ({
  "50.000000": null,
  "95.000000": p95,
  "99.000000": null,
  "99.900000": null,
});

test("a document of fio 3", () => {
  expect(
    parseFioResult(document3([job3({ job_start: 1_700_000_000_500, hostname: "node1", total_err: 2 })])),
  ).toEqual({
    version: "3.36",
    timestampMs: 1_700_000_011_000,
    allClients: null,
    jobs: [
      {
        name: "mixed",
        groupId: 0,
        host: "node1",
        isAllClients: false,
        error: 0,
        totalErrors: 2,
        elapsedSeconds: 11,
        startMs: 1_700_000_000_500,
        eta: 0,
        directions: {
          read: {
            iops: 1000,
            bw: 8000,
            bwBytes: 8192000,
            runtimeMs: 10000,
            ios: 10000,
            bytes: 81920000,
            latency: {
              kind: "lat",
              unit: "ns",
              mean: 2_000_000,
              max: 9_000_000,
              percentiles: percentiles(4_000_000),
              percentileKind: "clat",
            },
          },
          write: {
            iops: 500,
            bw: 4000,
            bwBytes: 4096000,
            runtimeMs: 10000,
            ios: 5000,
            bytes: 40960000,
            latency: {
              kind: "lat",
              unit: "ns",
              mean: 5_000_000,
              max: 30_000_000,
              percentiles: percentiles(7_000_000),
              percentileKind: "clat",
            },
          },
          mixed: null,
          trim: { iops: 0, bw: 0, bwBytes: 0, runtimeMs: 0, ios: 0, bytes: 0, latency: null },
        },
        usrCpu: 3.5,
        sysCpu: 8.25,
        options: { rw: "randrw", rwmixread: "66", bs: "8k", iodepth: "16", ioengine: "libaio" },
        latencyBins: [
          { upToMs: 2 * 1e-6, percent: 0 },
          { upToMs: 750 * 1e-3, percent: 0 },
          { upToMs: 1, percent: 25 },
          { upToMs: 2, percent: 0 },
          { upToMs: 4, percent: 75 },
          { upToMs: null, percent: 0 },
        ],
        jobRuntimeMs: null,
        unreadable: [],
        missing: [],
      },
    ],
  });
});

test("a document of fio 2", () => {
  const result = parseFioResult(document2);
  expect(result).toMatchObject({ version: "2.1.4", timestampMs: null });
  expect(result?.jobs[0]).toMatchObject({
    name: "seq",
    host: null,
    totalErrors: null,
    elapsedSeconds: null,
    startMs: null,
    eta: null,
    usrCpu: null,
    sysCpu: null,
    options: {},
  });
  expect(result?.jobs[0]?.directions).toEqual({
    read: {
      iops: 1000.5,
      bw: 64000,
      bwBytes: null,
      runtimeMs: 10000,
      ios: 10005,
      bytes: 655_360_000,
      latency: {
        kind: "lat",
        unit: "us",
        mean: 250,
        max: 950,
        percentiles: percentiles(410),
        percentileKind: "clat",
      },
    },
    write: { iops: 0, bw: 0, bwBytes: null, runtimeMs: 0, ios: 0, bytes: 0, latency: null },
    mixed: null,
    trim: null,
  });
});

test.each([
  ["no object", "[1]"],
  ["null", "null"],
  ["a text", '"jobs"'],
  ["jobs that are no list", '{ "jobs": {} }'],
  ["no jobs", '{ "fio version": "fio-3.36" }'],
])("%s is not a document of fio", (_, text) => {
  expect(parseFioResult(text)).toBeNull();
});

test("what is not JSON is refused", () => {
  expect(() => parseFioResult("{")).toThrow(SyntaxError);
});

test.each([
  ["milliseconds", { timestamp: 5, timestamp_ms: 7 }, 7],
  ["seconds", { timestamp: 5, timestamp_ms: undefined }, 5000],
  ["none", { timestamp: undefined, timestamp_ms: undefined }, null],
  ["a text", { timestamp: undefined, timestamp_ms: "7" }, null],
])("the time of a document in %s", (_, changes, timestampMs) => {
  expect(parseFioResult(document3([], changes))?.timestampMs).toBe(timestampMs);
});

test.each([
  ["fio-3.36", "3.36"],
  ["3.36", "3.36"],
  ["my fio-3.36", "my fio-3.36"],
  [3, null],
])("the version %j is %p", (version, expected) => {
  expect(parseFioResult(document3([], { "fio version": version }))?.version).toBe(expected);
});

test("a job that is not an object, and one without a name, have nothing", () => {
  const [job] = parseFioResult(document3([5 as unknown as object]))?.jobs ?? [];
  expect(job).toEqual({
    name: "",
    groupId: null,
    host: null,
    isAllClients: false,
    error: null,
    totalErrors: null,
    elapsedSeconds: null,
    startMs: null,
    eta: null,
    directions: { read: null, write: null, mixed: null, trim: null },
    jobRuntimeMs: null,
    unreadable: [],
    missing: [],
    usrCpu: null,
    sysCpu: null,
    options: {},
    latencyBins: [],
  });
});

test("a job's options win over the global ones, and only texts are options", () => {
  const global = { "global options": { bs: "64k", rw: "read", size: 5 } };
  expect(jobOf({ "job options": { bs: "4k", numjobs: 4 } }, global).options).toEqual({
    bs: "4k",
    rw: "read",
  });
});

describe("the latency of a direction", () => {
  const of = (side: object) => jobOf({ read: { iops: 10, ...side } }).directions.read?.latency ?? null;
  const figures = (mean: number, p95?: number) => ({
    mean,
    max: 9,
    ...(p95 === undefined ? {} : { percentile: { "95.000000": p95 } }),
  });

  test.each([
    [
      "lat, with its own percentile",
      { lat_ns: figures(2, 3), clat_ns: figures(1, 4) },
      { kind: "lat", unit: "ns", mean: 2, max: 9, percentiles: percentiles(3), percentileKind: "lat" },
    ],
    [
      "lat, with the percentile of clat",
      { lat_ns: figures(2), clat_ns: figures(1, 4) },
      { kind: "lat", unit: "ns", mean: 2, max: 9, percentiles: percentiles(4), percentileKind: "clat" },
    ],
    [
      "lat, with a percentile of 0",
      { lat_ns: figures(2, 0), clat_ns: figures(1, 4) },
      { kind: "lat", unit: "ns", mean: 2, max: 9, percentiles: percentiles(4), percentileKind: "clat" },
    ],
    [
      "lat without any percentile",
      { lat_ns: figures(2), clat_ns: figures(1, 0) },
      { kind: "lat", unit: "ns", mean: 2, max: 9, percentiles: percentiles(null), percentileKind: "clat" },
    ],
    [
      "clat, where lat was not measured",
      { lat_ns: figures(0), clat_ns: figures(1, 4) },
      { kind: "clat", unit: "ns", mean: 1, max: 9, percentiles: percentiles(4), percentileKind: "clat" },
    ],
    [
      "clat alone",
      { clat_ns: figures(1) },
      { kind: "clat", unit: "ns", mean: 1, max: 9, percentiles: percentiles(null), percentileKind: "clat" },
    ],
    [
      "lat of fio 2",
      { lat: figures(2), clat: figures(1, 4) },
      { kind: "lat", unit: "us", mean: 2, max: 9, percentiles: percentiles(4), percentileKind: "clat" },
    ],
    [
      "lat without a maximum",
      { lat_ns: { mean: 2 } },
      { kind: "lat", unit: "ns", mean: 2, max: null, percentiles: percentiles(null), percentileKind: "clat" },
    ],
    ["neither measured", { lat_ns: figures(0), clat_ns: figures(0) }, null],
    ["a mean that is no number", { lat_ns: { mean: "2" } }, null],
    ["none", {}, null],
  ])("%s", (_, side, expected) => {
    expect(of(side)).toEqual(expected);
  });

  test("is unknown without I/O, whatever is printed", () => {
    expect(of({ iops: 0, lat_ns: figures(2) })).toBeNull();
  });
});

test("a direction without IOPS is unknown, one that is null is not there", () => {
  expect(jobOf({ read: { bw: 5 }, write: null, mixed: direction3(5, 6, null) }).directions).toMatchObject({
    read: { iops: null },
    write: null,
    mixed: { iops: 5, bwBytes: 6, latency: null },
  });
});

test("the bins of all units are in the order of time, the open one last", () => {
  const bins = {
    latency_ms: { ">=2000": 5, "10": 4, "2": 3, odd: 9 },
    latency_us: { "500": 2 },
    latency_ns: { "1000": "no share" },
  };
  expect(jobOf(bins).latencyBins).toEqual([
    { upToMs: 1000 * 1e-6, percent: 0 },
    { upToMs: 0.5, percent: 2 },
    { upToMs: 2, percent: 3 },
    { upToMs: 10, percent: 4 },
    { upToMs: null, percent: 5 },
  ]);
});

test("bins of units that overlap are in the order of time too", () => {
  const bins = { latency_ns: {}, latency_us: { "5000": 1, "500": 2 }, latency_ms: { "10": 3, "2": 4 } };
  expect(jobOf(bins).latencyBins.map(({ percent }) => percent)).toEqual([2, 4, 1, 3]);
});

test("trims are counted", () => {
  expect(jobOf({ trim: { iops: 5 } }).directions.trim?.iops).toBe(5);
});

test.each([
  ["an infinite one", Infinity],
  ["one beyond all tests", 1e18],
  ["a negative one", -1],
  ["a text", "1000"],
  ["true", true],
  ["null", null],
  ["an object", {}],
  ["a list", []],
])("%s is not a figure, and its place is kept", (_, value) => {
  const job = jobOf({ write: { iops: 5, bw: value } });
  expect(job.unreadable).toEqual([["write", "bw"]]);
  expect(job.directions.write).toMatchObject({ iops: 5, bw: null });
});

test.each([
  ["0", 0],
  ["the largest", 9e17],
])("%s is a figure", (_, value) => {
  const job = jobOf({ write: { iops: value } });
  expect(job.unreadable).toEqual([]);
  expect(job.directions.write?.iops).toBe(value);
});

test.each([
  ["a direction that is no object", { read: 5 }, ["read"]],
  ["a latency", { read: { iops: 1, lat_ns: { mean: "x" } } }, ["read", "lat_ns", "mean"]],
  [
    "a percentile",
    { read: { iops: 1, clat_ns: { mean: 1, percentile: { "99.000000": -1 } } } },
    ["read", "clat_ns", "percentile", "99.000000"],
  ],
  ["the CPU", { usr_cpu: "1%" }, ["usr_cpu"]],
])("the place of %s is kept", (_, changes, path) => {
  expect(jobOf(changes).unreadable).toEqual([path]);
});

test.each([
  [0, 0],
  [30, 30],
  [2 ** 31 - 2, 2 ** 31 - 2],
  [2 ** 31 - 1, null],
])("of %d seconds left %p are known", (eta, known) => {
  expect(jobOf({ eta }).eta).toBe(known);
});

test.each([
  ["node1", 8765, "node1:8765"],
  ["node1", undefined, "node1"],
  ["", 8765, null],
  [5, 8765, null],
])("the host %p with port %p is %p", (hostname, port, host) => {
  expect(jobOf({ hostname, port }).host).toBe(host);
});

test("the sum of all clients is not a job", () => {
  const clients = (...names: string[]) =>
    parseFioResult(document3([], { client_stats: names.map((jobname) => job3({ jobname })) }));
  expect(clients("a", "All clients")).toMatchObject({
    jobs: [{ name: "a" }],
    allClients: { name: "All clients" },
  });
  expect(clients("All clients")).toMatchObject({ jobs: [{ name: "All clients" }], allClients: null });
  expect(clients("All clients", "b")?.allClients).toBeNull();
  expect(parseFioResult(document3([job3(), job3({ jobname: "All clients" })]))?.allClients).toBeNull();
});

test("the place of an IOPS that is missing is kept", () => {
  expect(jobOf({ read: { bw: 5 } })).toMatchObject({ missing: [["read", "iops"]], unreadable: [] });
  expect(jobOf({ read: {}, write: null })).toMatchObject({ missing: [], unreadable: [] });
});
