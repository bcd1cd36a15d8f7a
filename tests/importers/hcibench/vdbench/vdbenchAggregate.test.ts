import { parseCaseName } from "../../../../src/importers/hcibench/case/caseName";
import { NO_LOAD } from "../../../../src/importers/load/requestedLoad";
import {
  aggregateRows,
  listRowMembers,
  vdbenchFigures,
} from "../../../../src/importers/hcibench/vdbench/vdbenchAggregate";
import { measuredLoad } from "../../../../src/importers/hcibench/vdbench/vdbenchLoad";
import { averageRow } from "./vdbenchRows";

const fast = averageRow({
  iops: 300,
  bytesPerSecond: 3000,
  readPct: 50,
  latencyMs: 2,
  readLatencyMs: 1,
  writeLatencyMs: 3,
  maxMs: 20,
  stddevMs: 1,
});
const slow = averageRow({
  iops: 100,
  bytesPerSecond: 1000,
  readPct: 100,
  latencyMs: 6,
  readLatencyMs: 6,
  writeLatencyMs: 9,
  maxMs: 50,
  stddevMs: 3,
});

test("rates are added up over VMs and split by their shares of reads, latencies weighted by I/O", () => {
  expect(aggregateRows([fast, slow])).toEqual({
    iops: 400,
    readIops: 250,
    writeIops: 150,
    throughputBytesPerSecond: 4000,
    latencyMs: 3,
    readLatencyMs: (150 * 1 + 100 * 6) / 250,
    writeLatencyMs: 3,
    readP95Ms: null,
    writeP95Ms: null,
    percentiles: "derived",
    maxLatencyMs: 50,
    errors: null,
  });
});

test.each([
  ["reads", 100, { readP95Ms: 4 + 1.645 * 2, writeP95Ms: null, writeLatencyMs: null }],
  ["writes", 0, { readP95Ms: null, writeP95Ms: 4 + 1.645 * 2, readLatencyMs: null }],
])("where all I/Os are %s, HCIBench's derived percentile is theirs", (_, readPct, expected) => {
  const rows = [fast, slow].map((row) => ({ ...row, readPct }));
  expect(aggregateRows(rows)).toMatchObject({ ...expected, percentiles: "derived" });
});

test("without I/O there are no latencies and no percentiles, whatever is printed", () => {
  expect(aggregateRows([{ ...fast, iops: 0 }])).toMatchObject({
    iops: 0,
    latencyMs: null,
    readP95Ms: null,
    writeP95Ms: null,
    percentiles: null,
    maxLatencyMs: null,
  });
});

test("HCIBench's own figures are plain means over the VMs, and 0 without any", () => {
  expect(vdbenchFigures([fast, { ...slow, bytesPerSecond: 2 ** 20 - 3000 }])).toEqual({
    iops: 400,
    mebibytesPerSecond: 1,
    latencyMs: 4,
    readLatencyMs: 3.5,
    writeLatencyMs: 6,
    p95Ms: 4 + 1.645 * 2,
  });
  expect(new Set(Object.values(vdbenchFigures([])))).toEqual(new Set([0]));
});

test("VMs are listed by name; one that finished early or did no I/O has no latency", () => {
  expect(
    listRowMembers([
      { name: "vm-10", row: fast },
      { name: "vm-9", row: { ...slow, iops: 0 } },
      { name: "vm-1", row: null },
    ]),
  ).toEqual([
    { name: "vm-1", iops: null, throughputBytesPerSecond: null, latencyMs: null, finishedEarly: true },
    { name: "vm-9", iops: 0, throughputBytesPerSecond: 1000, latencyMs: null, finishedEarly: false },
    { name: "vm-10", iops: 300, throughputBytesPerSecond: 3000, latencyMs: 2, finishedEarly: false },
  ]);
});

describe("what the rows report about the load", () => {
  const name = parseCaseName("vdb-8vmdk-100ws-4k-70rdpct-100randompct-4threads");
  const unnamed = parseCaseName("oltp");
  const row = averageRow({ iops: 100, bytesPerIo: 4096, readPct: 70 });

  test.each([
    ["they bear out the name", {}, row, name, 4096, 70],
    ["reads off by as much as a short test's may be", {}, { ...row, readPct: 75 }, name, 4096, 70],
    ["fewer reads, off by as much", {}, { ...row, readPct: 65 }, name, 4096, 70],
    ["reads off by more", {}, { ...row, readPct: 75.126 }, name, 4096, 75.13],
    ["parameters, which go before the name", { readPct: 80 }, { ...row, readPct: 77 }, name, 4096, 80],
    ["nothing is asked for", {}, { ...row, readPct: 33.333 }, unnamed, 4096, 33.33],
    ["a mean of several sizes", { blockSizeBytes: 8192 }, { ...row, bytesPerIo: 5000 }, name, 8192, 70],
    ["no bytes", { blockSizeBytes: 8192 }, { ...row, bytesPerIo: 0 }, name, 8192, 70],
    ["no I/O", { blockSizeBytes: 8192 }, { ...row, iops: 0, readPct: 1 }, name, 8192, 70],
    ["another size than asked for", { blockSizeBytes: 8192 }, { ...row, bytesPerIo: 512 }, name, 512, 70],
  ])("%s", (_, asked, measured, caseName, blockSizeBytes, readPct) => {
    const { load } = measuredLoad({ ...NO_LOAD, iodepth: 7, ...asked }, caseName, [measured]);
    expect(load).toMatchObject({ blockSizeBytes, readPct, iodepth: 7 });
  });

  test("VMs count with their I/Os", () => {
    const { load } = measuredLoad(NO_LOAD, unnamed, [
      { ...row, iops: 300 },
      { ...row, readPct: 10 },
    ]);
    expect(load.readPct).toBe(55);
  });

  test("what contradicts the name is reported, and nothing else", () => {
    expect(measuredLoad(NO_LOAD, name, [row]).differences).toEqual([]);
    expect(measuredLoad(NO_LOAD, name, [{ ...row, bytesPerIo: 8192, readPct: 30 }]).differences).toEqual([
      { what: "block size", named: 4096, used: 8192, unit: "bytes" },
      { what: "read share", named: 70, used: 30, unit: "%" },
    ]);
  });
});
