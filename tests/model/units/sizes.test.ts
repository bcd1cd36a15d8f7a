import { multiplier } from "../../../src/model/units/multiplier";
import { plainNumber } from "../../../src/model/units/plainNumber";
import { ramBytes } from "../../../src/model/units/ramSize";
import { convertRate, rateUnit, RATE_UNITS } from "../../../src/model/units/rateUnit";
import { storageBytes } from "../../../src/model/units/storageSize";

test.each<[string | number, "TB" | "TiB" | "GiB", number]>([
  [6.4, "TB", 6.4e12],
  ["6.4", "TB", 6.4e12],
  ["6.4 TB", "TiB", 6.4e12],
  ["960 GB", "TB", 960e9],
  ["1 TiB", "TB", 2 ** 40],
  [1, "TiB", 2 ** 40],
  [32, "GiB", 2 ** 35],
  ["32 GB", "GiB", 32e9],
  [0, "TB", 0],
])("%s, a bare number being %s, is %d bytes", (input, bare, bytes) => {
  expect(storageBytes(input, bare)).toBeCloseTo(bytes, 0);
});

test.each<[string | number, RegExp]>([
  [-1, /size -1 is negative/],
  ["6.4 tbit", /size "6.4 tbit" has the unit "tbit", which is not a unit of size/],
  ["large", /"large" cannot be read as size/],
  ["1,234", /1234 and as 1.234/],
])("size %s is refused", (input, message) => {
  expect(() => storageBytes(input, "TB")).toThrow(message);
});

test.each<[string | number, number]>([
  [256, 256],
  ["256", 256],
  ["256 GB", 256],
  ["256 GiB", 256],
  ["256g", 256],
  ["1 TB", 1024],
  ["1.5 tib", 1536],
  ["131072 MB", 128],
])("RAM %s is %d GiB: GB and TB are binary", (input, gib) => {
  expect(ramBytes(input) / 2 ** 30).toBe(gib);
});

test.each<[string | number, RegExp]>([
  [0, /RAM is 0 or blank: enter the GiB/],
  ["0 GB", /RAM is 0 or blank/],
  [-256, /RAM -256 is negative/],
  ["256 GHz", /"256 GHz" has the unit "GHz", which is not a unit of RAM/],
])("RAM %s is refused", (input, message) => {
  expect(() => ramBytes(input)).toThrow(message);
});

test.each<[string, number]>([
  ["MB/s", 1e6],
  ["MiB/s", 2 ** 20],
  [" GB/s ", 1e9],
  ["Gb/s", 1.25e8],
  ["gbps", 1.25e8],
  ["Gbit/s", 1.25e8],
  ["25GbE".slice(2), 1.25e8],
])("one %s is %d bytes per second", (unit, bytes) => {
  expect(rateUnit(unit)).toBe(bytes);
});

test("every unit that Excel offers is read", () => {
  for (const unit of RATE_UNITS) expect(rateUnit(unit)).toBeGreaterThan(0);
});

test.each<[string, RegExp]>([
  ["mb/s", /unit "mb\/s" can be read as bytes \(MB\/s\) and as bits \(Mb\/s\)/],
  ["MBps", /can be read as bytes/],
  ["MBPS", /unit "MBPS" can be read as bytes/],
  ["5 MB/s", /"5 MB\/s" is not a unit of throughput/],
  ["", /"" is not a unit of throughput/],
  ["GHz", /unit "GHz" is not a unit of throughput/],
])("the unit %s is refused", (unit, message) => {
  expect(() => rateUnit(unit)).toThrow(message);
});

test.each<[string | number, string | null, string, number]>([
  [10, "Gb/s", "MB/s", 1250],
  ["10", "Gb/s", "MB/s", 1250],
  ["10 Gb/s", null, "MB/s", 1250],
  ["1,234.5", "MB/s", "kB/s", 1_234_500],
  [22541.165, "MiB/s", "GB/s", 23.636],
  [0, "MB/s", "Gb/s", 0],
])("%s %s is in %s: %d", (value, from, to, rate) => {
  expect(convertRate(value, from, to)).toBeCloseTo(rate, 3);
});

test.each<[string | number, string | null, RegExp]>([
  [10, null, /10 has no unit: enter from_unit/],
  ["10", null, /"10" has no unit: enter from_unit/],
  ["10 Gb/s", "MB/s", /"10 Gb\/s" has a unit: omit from_unit/],
  [-5, "MB/s", /value -5 is negative/],
  ["fast", null, /"fast" cannot be read as throughput/],
])("%s from %s is refused", (value, from, message) => {
  expect(() => convertRate(value, from, "MB/s")).toThrow(message);
});

test("there and back again is where it began", () => {
  for (const from of RATE_UNITS) {
    for (const to of RATE_UNITS) {
      expect(convertRate(convertRate(1234.5, from, to), to, from)).toBeCloseTo(1234.5, 6);
    }
  }
});

test("figures without a unit: 0 is refused only where it has no use", () => {
  expect(plainNumber("1,234.5", "test")).toBe(1234.5);
  expect(plainNumber(0, "test")).toBe(0);
  expect(() => plainNumber(0, "baseline", { zero: "the figure" })).toThrow(
    "baseline is 0 or blank: enter the figure",
  );
  expect(() => plainNumber(-1, "test")).toThrow("test -1 is negative");
  expect(() => plainNumber("2 ms", "test")).toThrow('"2 ms" is not a number');
  expect(() => plainNumber(Infinity, "test")).toThrow(/not a finite number/);
});

test("multipliers are 1 or more", () => {
  expect(multiplier(1, "md")).toBe(1);
  expect(multiplier("1,4", "md")).toBe(1.4);
  expect(() => multiplier(0.999, "md")).toThrow("md 0.999 is below 1: enter 1 to add nothing");
  expect(() => multiplier(0, "md")).toThrow(/md is 0 or blank: enter 1 or more/);
});
