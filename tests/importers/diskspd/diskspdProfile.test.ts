import {
  emptyProfile,
  takeProfileLine,
  type DiskspdProfile,
} from "../../../src/importers/diskspd/diskspdProfile";
import type { TargetLoad } from "../../../src/importers/diskspd/targetLoad";

const TARGET: TargetLoad = {
  blockSizeBytes: null,
  writePct: null,
  randomPct: null,
  outstanding: null,
  threads: null,
  limitPerThread: null,
};

function profileOf(...lines: string[]): DiskspdProfile {
  const profile = emptyProfile();
  for (const line of lines) takeProfileLine(profile, line);
  return profile;
}

describe("a line of the input parameters", () => {
  test.each<[string, Partial<TargetLoad>]>([
    ["block size: 8192", { blockSizeBytes: 8192 }],
    ["block size: 64KiB", { blockSizeBytes: 65536 }],
    ["block size:8192", { blockSizeBytes: 8192 }],
    ["no block size: 8192", {}],
    ["threads per file: 8", { threads: 8 }],
    ["throughput rate-limited to 8192 B/ms", { limitPerThread: { value: 8192, inIops: false } }],
    ["throughput rate-limited to 500 IOPS", { limitPerThread: { value: 500, inIops: true } }],
    ["max throughput: 8192 B/ms", { limitPerThread: { value: 8192, inIops: false } }],
    ["threads per file: 8 or so", {}],
    ["threads per file: about 8", {}],
    ["number of outstanding I/O operations: 4", { outstanding: 4 }],
    ["number of outstanding I/O operations per thread: 32", { outstanding: 32 }],
    ["number of outstanding I/O operations per disk: 32", {}],
    ["a number of outstanding I/O operations: 32", {}],
    ["performing mix test (read/write ratio: 75/25)", { writePct: 25 }],
    ["performing mix test (write/read ratio: 75/25)", { writePct: 75 }],
    ["performing mix test (read/write ratio: 0/100)", { writePct: 100 }],
    ["not performing mix test (read/write ratio: 75/25)", {}],
    ["performing mix test (ratio: 75/25)", {}],
    ["performing read test", { writePct: 0 }],
    ["performing write test", { writePct: 100 }],
    ["not performing read test", {}],
    ["not performing write test", {}],
    ["using random I/O (alignment: 4KiB)", { randomPct: 100 }],
    ["not using random I/O", {}],
    ["using sequential I/O (stride: 8192)", { randomPct: 0 }],
    ["using interlocked sequential I/O (stride: 8192)", { randomPct: 0 }],
    ["not using sequential I/O", {}],
    ["using mixed random/sequential I/O (30% random) (alignment: 4KiB)", { randomPct: 30 }],
    ["using mixed random/sequential I/O (5% randomized)", {}],
    ["IO priority: normal", {}],
  ])("%j", (line, expected) => {
    const { targets, ...rest } = profileOf("\tpath: 'D:\\test.dat'", `\t\t${line}  `);
    expect(targets).toEqual([{ ...TARGET, ...expected }]);
    expect(rest).toEqual({ warmupSeconds: null, totalThreads: null });
  });

  test.each([
    ["\twarm up time: 5s", { warmupSeconds: 5 }],
    ["warm up time:120 s", { warmupSeconds: 120 }],
    ["\twarm up time: 5", {}],
    ["\tno warm up time: 5s", {}],
    ["\ttotal threads: 16", { totalThreads: 16 }],
    ["total threads:16", { totalThreads: 16 }],
    ["\tin total threads: 16", {}],
    ["\tblock size: 8192", {}],
    ["\tthe path: x", {}],
  ])("%j, before any target", (line, expected) => {
    expect(profileOf(line)).toEqual({ ...emptyProfile(), ...expected });
  });

  test("belongs to the last path", () => {
    const { targets } = profileOf(
      "path: a",
      "block size: 4096",
      "  path: b",
      "block size: 8192",
      "threads per file: 2",
    );
    expect(targets).toEqual([
      { ...TARGET, blockSizeBytes: 4096 },
      { ...TARGET, blockSizeBytes: 8192, threads: 2 },
    ]);
  });
});
