import {
  aggregateJob,
  hcibenchFigures,
  latencyBins,
  listMembers,
} from "../../../../src/importers/hcibench/fio/aggregate";
import { FIO_BIN_EDGES_MS } from "../../../../src/importers/hcibench/fio/fioStatus";
import { fioJob } from "./fioJob";

const MS = 1e6;
const read = {
  iops: 300,
  bytesPerSecond: 3000,
  kibPerSecond: 2,
  totalIos: 3000,
  latencyIos: 3000,
  meanNs: 1 * MS,
  maxNs: 9 * MS,
  p95Ns: 2 * MS,
};
const write = {
  iops: 100,
  bytesPerSecond: 1000,
  kibPerSecond: 1,
  totalIos: 1000,
  latencyIos: 1000,
  meanNs: 5 * MS,
  maxNs: 30 * MS,
  p95Ns: 8 * MS,
};
const other = fioJob(
  { ...read, iops: 100, totalIos: 1000, meanNs: 3 * MS, p95Ns: 4 * MS },
  { ...write, maxNs: 1 * MS },
  { errors: 2 },
);

test("rates are added up over VMs, latencies weighted by I/Os, and 95th percentiles averaged", () => {
  expect(aggregateJob([fioJob(read, write, { errors: 3 }), other])).toEqual({
    iops: 600,
    readIops: 400,
    writeIops: 200,
    throughputBytesPerSecond: 8000,
    latencyMs: (3000 * 1 + 1000 * 3 + 2000 * 5) / 6000,
    readLatencyMs: 1.5,
    writeLatencyMs: 5,
    readP95Ms: 3,
    writeP95Ms: 8,
    percentiles: "measured",
    maxLatencyMs: 30,
    errors: 5,
  });
});

test("a side without I/O counts nowhere, whatever fio prints for it", () => {
  expect(aggregateJob([fioJob(read, { ...write, iops: 0 })])).toMatchObject({
    iops: 300,
    writeIops: 0,
    throughputBytesPerSecond: 3000,
    latencyMs: 1,
    writeLatencyMs: null,
    writeP95Ms: null,
    maxLatencyMs: 9,
    percentiles: "measured",
  });
  expect(aggregateJob([fioJob({ ...read, iops: 0 }, write)])).toMatchObject({
    readIops: 0,
    readLatencyMs: null,
    readP95Ms: null,
    writeP95Ms: 8,
    percentiles: "measured",
  });
});

test("without any I/O there are no latencies and no percentiles", () => {
  expect(aggregateJob([fioJob({})])).toMatchObject({
    iops: 0,
    latencyMs: null,
    percentiles: null,
    maxLatencyMs: null,
    errors: 0,
  });
});

test("I/Os whose latency fio did not measure do not pull the mean to 0", () => {
  const unmeasured = fioJob({ ...read, latencyIos: 0, meanNs: 0 });
  expect(aggregateJob([fioJob(read), unmeasured])).toMatchObject({ iops: 600, readLatencyMs: 1 });
});

test("a bug: a figure that one VM lacks counted as 0, and the sum as if it were whole", () => {
  const lacks = (key: keyof typeof read) =>
    aggregateJob([fioJob(read, write), fioJob({ ...read, [key]: null }, write)]);
  expect(lacks("iops")).toMatchObject({ iops: null, readIops: null, writeIops: 200 });
  expect(lacks("bytesPerSecond")).toMatchObject({ iops: 800, throughputBytesPerSecond: null });
  expect(lacks("meanNs")).toMatchObject({ latencyMs: null, readLatencyMs: null, writeLatencyMs: 5 });
  expect(lacks("maxNs")).toMatchObject({ latencyMs: 2, maxLatencyMs: null });
  expect(lacks("p95Ns")).toMatchObject({ readP95Ms: null, writeP95Ms: 8, percentiles: "measured" });
  expect(aggregateJob([fioJob(read), fioJob(read, {}, { errors: null })]).errors).toBeNull();
});

test("VMs are listed by name, with their own figures; one that finished early has none", () => {
  const none = { iops: null, throughputBytesPerSecond: null, latencyMs: null, finishedEarly: true };
  expect(
    listMembers([
      { name: "vm-10", job: fioJob(read) },
      { name: "vm-9", job: null },
    ]),
  ).toEqual([
    { name: "vm-9", ...none },
    { name: "vm-10", iops: 300, throughputBytesPerSecond: 3000, latencyMs: 1, finishedEarly: false },
  ]);
});

describe("latency bins", () => {
  const bins = (shares: Record<string, number>) => FIO_BIN_EDGES_MS.map((edge) => shares[String(edge)] ?? 0);

  test("are weighted by the I/Os of both sides, from the first to the last that is not empty", () => {
    const heavy = fioJob({ totalIos: 100 }, { totalIos: 200 }, { binsPct: bins({ 0.01: 50, 0.1: 50 }) });
    const light = fioJob({ totalIos: 100 }, {}, { binsPct: bins({ 0.02: 100 }) });
    expect(latencyBins([heavy, light])).toEqual([
      { upToMs: 0.01, share: 0.375 },
      { upToMs: 0.02, share: 0.25 },
      { upToMs: 0.05, share: 0 },
      { upToMs: 0.1, share: 0.375 },
    ]);
  });

  test("reach to the open one above two seconds", () => {
    const slow = fioJob({ totalIos: 1 }, {}, { binsPct: bins({ 2000: 40, null: 60 }) });
    expect(latencyBins([slow])).toEqual([
      { upToMs: 2000, share: 0.4 },
      { upToMs: null, share: 0.6 },
    ]);
  });

  test("of a VM that printed none report nothing about the others", () => {
    const known = fioJob({ totalIos: 100 }, {}, { binsPct: bins({ 4: 100 }) });
    expect(latencyBins([known, fioJob({ totalIos: 100 })])).toEqual([{ upToMs: 4, share: 1 }]);
    expect(latencyBins([fioJob({ totalIos: 100 })])).toBeNull();
  });
});

test("HCIBench adds up rates and averages latencies over VMs, whatever their I/Os", () => {
  expect(hcibenchFigures([fioJob(read, write), other, fioJob({}, {})])).toEqual({
    iops: 600,
    kibPerSecond: 6,
    readLatencyMs: 4 / 3,
    writeLatencyMs: 10 / 3,
    readP95Ms: 2,
    writeP95Ms: 16 / 3,
  });
});

test("HCIBench's figures are unknown where a VM lacks them, but for percentiles of no I/O", () => {
  const lacks = (side: object) => hcibenchFigures([fioJob(read, write), fioJob({ ...read, ...side }, write)]);
  expect(lacks({ iops: null })).toMatchObject({ iops: null, kibPerSecond: 6 });
  expect(lacks({ kibPerSecond: null })).toMatchObject({ iops: 800, kibPerSecond: null });
  expect(lacks({ meanNs: null })).toMatchObject({ readLatencyMs: null, writeLatencyMs: 5 });
  expect(lacks({ p95Ns: null })).toMatchObject({ readP95Ms: null, writeP95Ms: 8 });
  expect(lacks({ p95Ns: null, iops: 0 })).toMatchObject({ readP95Ms: 1 });
});
