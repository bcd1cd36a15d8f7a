import { blockSizeBytes, formatBlockSize } from "../../../src/model/units/blockSize";
import { latencySeconds } from "../../../src/model/units/duration";
import { convertRate, rateUnit } from "../../../src/model/units/rateUnit";
import { share } from "../../../src/model/units/share";
import { throughputBytesPerSecond } from "../../../src/model/units/throughput";
import { readShare } from "../../../src/model/storage/readShare";

test("blanks around a text and inside its unit mean nothing", () => {
  expect(throughputBytesPerSecond("  1 GiB / s ")).toBe(2 ** 30);
  expect(blockSizeBytes(" 32 K ")).toBe(32_768);
  expect(latencySeconds("\t2  ms\n")).toBe(0.002);
  expect(share("  5 %  ", "reserve")).toBe(0.05);
  expect(share(" 0.05 ", "reserve")).toBe(0.05);
  expect(readShare("  70 / 30 ")).toBeCloseTo(0.7, 12);
});

test.each<[string | number, number]>([
  [2048, 2_097_152],
  [" 2048 ", 2_097_152],
  ["2048.5K", 2_097_664],
  ["4096B", 4096],
])("I/O size %j is %d bytes", (input, bytes) => {
  expect(blockSizeBytes(input)).toBe(bytes);
});

test.each([2048.5, "2049", " 4096 "])("I/O size %j could be KiB or bytes", (input) => {
  const number = String(Number(input));
  expect(() => blockSizeBytes(input)).toThrow(
    `I/O size ${number} can be read as ${number} KiB and as ${number} bytes: enter "${number}K" or "${number}B"`,
  );
});

test.each([
  [1023, "1023 B"],
  [1024, "1 KiB"],
  [1025, "1.00098 KiB"],
  [1_048_575, "1024 KiB"],
  [1_048_576, "1 MiB"],
  [1_048_577, "1024 KiB"],
  [3_145_728, "3 MiB"],
])("%d bytes are spelled %s", (bytes, text) => {
  expect(formatBlockSize(bytes)).toBe(text);
});

test.each<[string | number, string | null, number]>([
  ["1e3", "MB/s", 1000],
  ["1e+3", "MB/s", 1000],
  [" 1,234.5 ", "MB/s", 1234.5],
  ["10 Gb/s", null, 1250],
  [1250, "MB/s", 1250],
])("%j with the unit %j is %d MB/s", (value, unit, megabytes) => {
  expect(convertRate(value, unit, "MB/s")).toBeCloseTo(megabytes, 9);
});

test.each<[string | number, string | null, string]>([
  ["1e3", null, '"1e3" has no unit: enter from_unit'],
  ["-5", "MB/s", "is negative"],
  ["10 Gb/s", "MB/s", '"10 Gb/s" has a unit: omit from_unit'],
])("%j with the unit %j is refused: %s", (value, unit, message) => {
  expect(() => convertRate(value, unit, "MB/s")).toThrow(message);
});

test("the units to choose from are listed where one is unknown", () => {
  expect(() => rateUnit("5")).toThrow("use MB/s, MiB/s, GB/s, GiB/s, Mb/s, Gb/s");
});

test.each<[string | number, string]>([
  [1.5, "reserve 1.5 is not a share of 0% to 100%: enter 1.5% or 0.015"],
  ["150%", 'reserve "150%" is not a share of 0% to 100%'],
  ["-1%", 'reserve "-1%" is not a share of 0% to 100%'],
])("share %j is refused", (input, message) => {
  expect(() => share(input, "reserve")).toThrow(message);
});

test.each<[string, number]>([
  ["70/30", 0.7],
  ["66.5/33.5", 0.665],
  ["0/100", 0],
  ["100/0", 1],
  ["100%", 1],
  ["0%", 0],
])("read share %s is %d", (text, expected) => {
  expect(readShare(text)).toBeCloseTo(expected, 12);
});

test.each(["x70/30", "70/30x", "70./30", "-1%", "101%", "70/31"])("read share %s is refused", (text) => {
  expect(() => readShare(text)).toThrow(text);
});

test.each<[string, string, number]>([
  ["1e10", "GB/s", 10],
  [" 2500 ", "KB/s", 2.5],
])("the bare number %j takes its unit from next to it", (value, toUnit, rate) => {
  expect(convertRate(value, "B/s", toUnit)).toBe(rate);
});

test("a rate whose text has a unit takes none from next to it", () => {
  expect(() => convertRate("x10", "B/s", "GB/s")).toThrow('"x10" has a unit: omit from_unit');
  expect(() => convertRate("10 Gb/s", "B/s", "GB/s")).toThrow('"10 Gb/s" has a unit: omit from_unit');
});

test.each([Infinity, NaN])("%d is not a quantity", (value) => {
  expect(() => throughputBytesPerSecond(value)).toThrow(`${value} is not a finite number`);
});
