import { parseBlockSize } from "../../../src/importers/load/blockSize";

test.each([
  ["4k", 4096],
  ["512K", 524288],
  ["1m", 1048576],
  ["4KiB", 4096],
  ["8kb", 8192],
  ["4", 4],
  ["0.5k", 512],
  ["0", null],
  ["0.3", null],
  ["4x", null],
  ["", null],
  ["k", null],
])("the block size %p is %p bytes", (text, bytes) => {
  expect(parseBlockSize(text)).toBe(bytes);
});

test.each([
  ["2g", 2 * 2 ** 30],
  ["1T", 2 ** 40],
  ["512b", 512],
  [" 4k ", 4096],
  ["1.5k", 1536],
  ["x4k", null],
  ["4k/50", null],
  ["4kk", null],
  ["1.k", null],
  ["-4k", null],
  [`${"9".repeat(30)}t`, null],
])("the block size %j is %p bytes, too", (text, bytes) => {
  expect(parseBlockSize(text)).toBe(bytes);
});
