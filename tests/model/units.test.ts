import fc from "fast-check";
import { blockSizeBytes, formatBlockSize } from "../../src/model/units/blockSize";
import { latencySeconds } from "../../src/model/units/duration";
import { frequencyHz } from "../../src/model/units/frequency";
import { ioPerSecond } from "../../src/model/units/ioRate";
import { parseNumber } from "../../src/model/units/number";
import { parseQuantity } from "../../src/model/units/quantity";
import { share } from "../../src/model/units/share";
import { networkBitsPerSecond, throughputBytesPerSecond } from "../../src/model/units/throughput";
import { BYTES } from "../../src/model/units/unitTable";
import { wholeNumber } from "../../src/model/units/wholeNumber";

describe("parseNumber reads a number as people type it", () => {
  test.each([
    ["1234.5", 1234.5],
    ["1,234.5", 1234.5],
    ["1,234,567", 1234567],
    ["1.234,5", 1234.5],
    ["1.234.567", 1234567],
    ["1 234,5", 1234.5],
    ["1\u00a0234\u00a0567", 1234567],
    ["22,5", 22.5],
    ["0,125", 0.125],
    ["1234,567", 1234.567],
    ["1e6", 1e6],
    ["-3", -3],
    ["+.5", 0.5],
    [" 7 ", 7],
  ])("%s is %d", (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  test.each([
    ["1,234", /1234 and as 1\.234/],
    ["12,345", /12345 and as 12\.345/],
    ["1,23,4", /is not a number/],
    ["12 34", /is not a number/],
    ["", /is not a number/],
    ["abc", /is not a number/],
    ["1e999", /too large/],
    ["NaN", /is not a number/],
    ["Infinity", /is not a number/],
  ])("%s is refused", (text, message) => {
    expect(() => parseNumber(text)).toThrow(message);
  });

  test("a number in any usual grouping is the same number", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_000, max: 999_999_999 }),
        fc.integer({ min: 1, max: 99 }),
        (whole, cents) => {
          const value = Number(`${whole}.${String(cents).padStart(2, "0")}`);
          const english = value.toLocaleString("en-US", { minimumFractionDigits: 2 });
          const german = value.toLocaleString("de-DE", { minimumFractionDigits: 2 });
          return parseNumber(english) === value && parseNumber(german) === value;
        },
      ),
    );
  });
});

describe("storage throughput: capital B is byte, small b is bit, SI is 10^n, IEC is 2^n", () => {
  test.each<[string | number, number]>([
    [1000, 1e9],
    ["1000", 1e9],
    ["1 B/s", 1],
    ["2 kB/s", 2e3],
    ["2 KB/s", 2e3],
    ["22540 MB/s", 22540e6],
    ["1.5 GB/s", 1.5e9],
    ["1 TB/s", 1e12],
    ["1 KiB/s", 1024],
    ["22541.165 MiB/s", 22541.165 * 2 ** 20],
    ["1GiB/s", 2 ** 30],
    ["1 TiB/s", 2 ** 40],
    ["8 b/s", 1],
    ["8 kb/s", 1e3],
    ["8 Kb/s", 1e3],
    ["8 Mb/s", 1e6],
    ["8 Gb/s", 1e9],
    ["8 bps", 1],
    ["8 Kbps", 1e3],
    ["8 kbps", 1e3],
    ["8 Mbps", 1e6],
    ["8 mbps", 1e6],
    ["8 mbPS", 1e6],
    ["10 gbps", 1.25e9],
    ["10 Gbps", 1.25e9],
    ["8 Gbit/s", 1e9],
    ["25GbE", 3.125e9],
    ["25 gbe", 3.125e9],
    ["1,234.5 MB/s", 1234.5e6],
    ["22,5 GB/s", 22.5e9],
    ["0 MB/s", 0],
  ])("%s is %d B/s", (input, bytesPerSecond) => {
    expect(throughputBytesPerSecond(input)).toBeCloseTo(bytesPerSecond, 3);
  });

  test.each([
    ["10 mb/s", /bytes \(MB\/s\) and as bits \(Mb\/s\)/],
    ["10 gb/s", /bytes \(GB\/s\) and as bits \(Gb\/s\)/],
    ["900 MBps", /bytes \(MB\/s\) and as bits \(Mb\/s\)/],
    ["8 MBPS", /"8 MBPS" can be read as bytes \(MB\/s\) and as bits \(Mb\/s\): enter MB\/s or Mb\/s/],
    ["8 mBps", /bytes \(MB\/s\) and as bits \(Mb\/s\)/],
    ["8 MBpS", /bytes \(MB\/s\) and as bits \(Mb\/s\)/],
    ["8 GBPS", /bytes \(GB\/s\) and as bits \(Gb\/s\)/],
    ["8 gBPs", /bytes \(GB\/s\) and as bits \(Gb\/s\)/],
    ["8 KBPS", /bytes \(KB\/s\) and as bits \(Kb\/s\)/],
    ["8 kBps", /bytes \(KB\/s\) and as bits \(Kb\/s\)/],
    ["8 TBPS", /bytes \(TB\/s\) and as bits \(Tb\/s\)/],
    ["8 PBPS", /bytes \(PB\/s\) and as bits \(Pb\/s\)/],
    ["8 Bps", /bytes \(B\/s\) and as bits \(b\/s\)/],
    ["10G", /bytes \(GB\/s\) and as bits \(Gb\/s\)/],
    ["10 mib/s", /did you mean MiB\/s/],
    ["10 MIB/S", /did you mean MiB\/s/],
    ["10 furlongs", /"10 furlongs" has the unit "furlongs", which is not a unit of throughput/],
    ["10 MB", /not a unit of throughput/],
    ["1,234 MB/s", /1234 MB\/s and as 1\.234 MB\/s/],
    ["fast", /"fast" cannot be read as throughput: enter 22541 MiB/],
    ["-5 MB/s", /is negative/],
    ["10 constructor", /not a unit/],
  ])("%s is refused", (input, message) => {
    expect(() => throughputBytesPerSecond(input)).toThrow(message);
  });

  test.each([NaN, Infinity, -1])("the number %d is refused", (input) => {
    expect(() => throughputBytesPerSecond(input)).toThrow();
  });
});

describe("network throughput: a number is Gb/s, link speeds are bits", () => {
  test.each<[string | number, number]>([
    [10, 10e9],
    ["10 Gb/s", 10e9],
    ["10G", 10e9],
    ["100g", 100e9],
    ["25GbE", 25e9],
    ["10 gbps", 10e9],
    ["100 Mbps", 100e6],
    ["1 GB/s", 8e9],
    ["1 GiB/s", 8 * 2 ** 30],
  ])("%s is %d b/s", (input, bitsPerSecond) => {
    expect(networkBitsPerSecond(input)).toBeCloseTo(bitsPerSecond, 3);
  });

  test.each([["10 mb/s"], ["10 MBps"], ["10 GBPS"], ["10 GHz"]])("%s is refused", (input) => {
    expect(() => networkBitsPerSecond(input)).toThrow();
  });
});

describe("block sizes: K, KB and a bare number mean KiB", () => {
  test.each<[string | number, number]>([
    [32, 32768],
    ["32", 32768],
    ["32K", 32768],
    ["32k", 32768],
    ["32 KB", 32768],
    ["32kB", 32768],
    ["4kb", 4096],
    ["32KiB", 32768],
    ["1M", 1048576],
    ["1MB", 1048576],
    ["1 MiB", 1048576],
    ["512B", 512],
    [0.5, 512],
    [2048, 2 ** 21],
  ])("%s is %d bytes", (input, bytes) => {
    expect(blockSizeBytes(input)).toBe(bytes);
  });

  test.each<[string | number, RegExp]>([
    [4096, /4096 KiB and as 4096 bytes/],
    ["4096", /4096 KiB and as 4096 bytes/],
    [2048.5, /KiB and as/],
    [0, /0 or blank/],
    ["0K", /0 or blank/],
    [-4, /negative/],
    ["4G", /not a unit of I\/O size/],
    ["big", /"big" cannot be read as I\/O size/],
  ])("%s is refused", (input, message) => {
    expect(() => blockSizeBytes(input)).toThrow(message);
  });

  test.each([
    [512, "512 B"],
    [4096, "4 KiB"],
    [1536, "1.5 KiB"],
    [1048576, "1 MiB"],
    [1572864, "1536 KiB"],
  ])("%d bytes are spelled %s", (bytes, text) => {
    expect(formatBlockSize(bytes)).toBe(text);
  });
});

describe("sizes, clocks, durations, shares and counts", () => {
  test.each([
    ["6.4 TB", 6.4e12],
    ["1 TiB", 2 ** 40],
    ["1 kB", 1e3],
    ["1 KB", 1e3],
    ["1 B", 1],
  ])("%s is %d bytes", (input, bytes) => {
    expect(parseQuantity(input, BYTES, 1)).toBeCloseTo(bytes, 3);
  });

  test.each<[string | number, number]>([
    [3.6, 3.6e9],
    ["3.6 GHz", 3.6e9],
    ["619.6 MHz", 619.6e6],
    ["619.6 mhz", 619.6e6],
    ["1 kHz", 1e3],
    ["1 Hz", 1],
  ])("%s is %d Hz", (input, hz) => {
    expect(frequencyHz(input)).toBeCloseTo(hz, 3);
  });

  test.each<[string | number, number]>([
    [2.5, 0.0025],
    ["480 ns", 480e-9],
    ["250 us", 250e-6],
    ["250 \u00b5s", 250e-6],
    ["250 \u03bcs", 250e-6],
    ["2 ms", 2e-3],
    ["1 s", 1],
  ])("%s is %d seconds", (input, seconds) => {
    expect(latencySeconds(input)).toBeCloseTo(seconds, 12);
  });

  test.each<[string | number, number]>([
    [0, 0],
    [0.05, 0.05],
    [1, 1],
    ["5 %", 0.05],
    ["5 %", 0.05],
    ["100%", 1],
  ])("share %s is %d", (input, value) => {
    expect(share(input, "reserve")).toBeCloseTo(value, 12);
  });

  test.each<[string | number, number]>([
    [1 + 2 ** -52, 1],
    ["1.0000000000000002", 1],
    [1 + 9e-10, 1],
    [-(2 ** -60), 0],
    [-9e-10, 0],
  ])("share %s is off by a rounding only: %d", (input, value) => {
    expect(share(input, "reserve")).toBe(value);
  });

  test.each<[string | number, RegExp]>([
    [5, /enter 5% or 0.05/],
    [1.0001, /enter 1.0001%/],
    [1.1, /reserve 1\.1 is not a share of 0% to 100%: enter 1\.1% or 0\.011, 100% at most$/],
    [1 + 2e-9, /reserve 1\.000000002 is not a share/],
    [-2e-9, /reserve -2e-9 is not a share/],
    ["101%", /not (a share of )?0% to 100%/],
    [-0.1, /not (a share of )?0% to 100%/],
  ])("share %s is refused", (input, message) => {
    expect(() => share(input, "reserve")).toThrow(message);
  });

  test("I/O rates carry an optional unit", () => {
    expect(ioPerSecond("721,317.28 IOPS")).toBe(721317.28);
    expect(ioPerSecond("100 IO/S")).toBe(100);
    expect(() => ioPerSecond("100 MB/s")).toThrow(/not a unit of IOPS/);
  });

  test("counts are whole, and 0 may be a blank cell", () => {
    expect(wholeNumber("6", "hosts")).toBe(6);
    expect(wholeNumber(0, "spares", 0)).toBe(0);
    expect(() => wholeNumber(0, "hosts")).toThrow(/hosts is 0 or blank/);
    expect(() => wholeNumber(2.5, "hosts")).toThrow(/hosts 2.5 is not a whole number/);
  });
});
