import {
  beginsLikeRow,
  parseResultRow,
  type ResultRow,
} from "../../../src/importers/crystaldiskmark/resultRow";

const ROW: ResultRow = {
  random: false,
  direction: null,
  blockText: "",
  blockSizeBytes: null,
  queues: null,
  threads: null,
  megabytesPerSecond: 100.5,
  iops: null,
  latencyUs: null,
};

test.each<[string, Partial<ResultRow>]>([
  ["SEQ: 100.5 MB/s", {}],
  ["SEQ:100.5MB/s", {}],
  ["Sequential : 100.5 MB/s", {}],
  ["seq : 100.5 mb/s", {}],
  ["RND : 100.5 MB/s", { random: true }],
  ["  Random : 100.5 MB/s  ", { random: true }],
  ["SEQ : 100 MB/s", { megabytesPerSecond: 100 }],
  ["SEQ Read : 100.5 MB/s", { direction: "read" }],
  ["SEQ WRITE : 100.5 MB/s", { direction: "write" }],
  ["SEQ Mix : 100.5 MB/s", { direction: "mix" }],
  ["SEQ 1MiB : 100.5 MB/s", { blockText: "1MiB", blockSizeBytes: 2 ** 20 }],
  ["SEQ 128 KiB : 100.5 MB/s", { blockText: "128KiB", blockSizeBytes: 2 ** 17 }],
  ["SEQ 0.5kib : 100.5 MB/s", { blockText: "0.5kib", blockSizeBytes: 512 }],
  ["SEQ 512KB : 100.5 MB/s", { blockText: "512KB" }],
  ["SEQ 1MB : 100.5 MB/s", { blockText: "1MB" }],
  [
    "SEQ 4KB : 40.960 MB/s [ 10000.0 IOPS]",
    { blockText: "4KB", blockSizeBytes: 4096, megabytesPerSecond: 40.96, iops: 10000 },
  ],
  [
    "SEQ 4KB : 40.000 MB/s [ 10000.0 IOPS]",
    { blockText: "4KB", blockSizeBytes: 4000, megabytesPerSecond: 40, iops: 10000 },
  ],
  [
    "SEQ 1MB : 104.900 MB/s [ 100.0 IOPS]",
    { blockText: "1MB", blockSizeBytes: 2 ** 20, megabytesPerSecond: 104.9, iops: 100 },
  ],
  [
    "SEQ 4KB : 40.390 MB/s [ 10000.0 IOPS]",
    { blockText: "4KB", blockSizeBytes: 4000, megabytesPerSecond: 40.39, iops: 10000 },
  ],
  ["SEQ 4KB : 40.480 MB/s [ 10000.0 IOPS]", { blockText: "4KB", megabytesPerSecond: 40.48, iops: 10000 }],
  ["SEQ 4KB : 0.000 MB/s [ 0.0 IOPS]", { blockText: "4KB", megabytesPerSecond: 0, iops: 0 }],
  ["SEQ (Q= 8, T= 16) : 100.5 MB/s", { queues: 8, threads: 16 }],
  ["SEQ (Q=8,T=16): 100.5 MB/s", { queues: 8, threads: 16 }],
  ["SEQ ( Q =  8 ,  T =  16 ) : 100.5 MB/s", { queues: 8, threads: 16 }],
  ["SEQ (QD= 32) : 100.5 MB/s", { queues: 32 }],
  ["SEQ (QD =32,T=1) : 100.5 MB/s", { queues: 32, threads: 1 }],
  ["SEQ (T= 1) : 100.5 MB/s", { threads: 1 }],
  ["SEQ : 100.5 MB/s [ 250.5 IOPS]", { iops: 250.5 }],
  ["SEQ : 100.5 MB/s[250IOPS]", { iops: 250 }],
  ["SEQ : 100.5 MB/s [ 250.5 IOPS ] < 99.5 us>", { iops: 250.5, latencyUs: 99.5 }],
  ["SEQ : 100.5 MB/s <99us>", { latencyUs: 99 }],
  ["SEQ : 100.5 MB/s < 99 us >", { latencyUs: 99 }],
  [
    "RND 4KiB (Q= 32, T=16): 100.5 MB/s [ 100000.0 IOPS] < 5110.25 us>",
    {
      random: true,
      blockText: "4KiB",
      blockSizeBytes: 4096,
      queues: 32,
      threads: 16,
      iops: 100000,
      latencyUs: 5110.25,
    },
  ],
])("%j is a row", (line, expected) => {
  expect(parseResultRow(line)).toEqual({ ...ROW, ...expected });
});

test.each([
  "",
  "SEQ",
  "SEQ 100.5 MB/s",
  "my SEQ : 100.5 MB/s",
  "SEQUENCE : 100.5 MB/s",
  "SEQ : MB/s",
  "SEQ : 100,5 MB/s",
  "SEQ : 100. MB/s",
  "SEQ : 100.5 GB/s",
  "SEQ : 100.5 MB/s more",
  "SEQ : 100.5 MB/s [250.5]",
  "SEQ : 100.5 MB/s [250,5 IOPS]",
  "SEQ : 100.5 MB/s [IOPS]",
  "SEQ : 100.5 MB/s <99.5 ms>",
  "SEQ : 100.5 MB/s <99,5 us>",
  "SEQ : 100.5 MB/s <99.5 us> [250 IOPS]",
  "SEQ 4GiB : 100.5 MB/s",
  "SEQ 4KiBs : 100.5 MB/s",
  "SEQ KiB : 100.5 MB/s",
  "SEQ Trim : 100.5 MB/s",
  "SEQ (Q=x) : 100.5 MB/s",
  "SEQ (Q= 8 : 100.5 MB/s",
  "SEQ (T=1, Q=8) : 100.5 MB/s",
])("%j is not a row", (line) => {
  expect(parseResultRow(line)).toBeNull();
});

test.each([
  ["SEQ 1MiB: 1,5 MB/s", true],
  ["  rnd:", true],
  ["Sequential x y:", true],
  ["Random :", true],
  ["SEQ 1MiB 1,5 MB/s", false],
  ["the Random:", false],
  ["Randomly:", false],
  ["RNDs:", false],
  ["", false],
])("whether %j begins like a row: %s", (line, begins) => {
  expect(beginsLikeRow(line)).toBe(begins);
});
