import { usualSize } from "../../../src/importers/load/usualSize";

const KIB = 1024;

test.each([
  ["256 KiB among multiples of 512 bytes", 255.4 * KIB, 256.3 * KIB, 256 * KIB],
  ["a power of two at either end", 4096, 4097, 4096],
  ["a power of two at the other end", 4095, 4096, 4096],
  ["12 KiB", 11.95 * KIB, 12.05 * KIB, 12 * KIB],
  ["4.5 KiB", 4.49 * KIB, 4.51 * KIB, 4.5 * KIB],
  ["no usual size", 17.17 * KIB, 17.23 * KIB, null],
  ["two powers of two", 4096, 8192, null],
  ["two multiples of 512 bytes", 99.4 * KIB, 100.1 * KIB, null],
  ["less than a sector", 255, 257, null],
  ["nothing", 0, 0, null],
  ["no figures", NaN, NaN, null],
])("between two numbers of bytes: %s", (_, low, high, expected) => {
  expect(usualSize(low, high)).toBe(expected);
});
