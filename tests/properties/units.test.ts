import fc from "fast-check";
import {
  iopsAt,
  iopsOfThroughput,
  outstandingIo,
  throughputOfIops,
} from "../../src/model/performance/ioArithmetic";
import { blockSizeBytes, formatBlockSize } from "../../src/model/units/blockSize";
import { latencySeconds } from "../../src/model/units/duration";
import { frequencyHz } from "../../src/model/units/frequency";
import { parseNumber } from "../../src/model/units/number";
import { parseQuantity } from "../../src/model/units/quantity";
import { convertRate, RATE_UNITS } from "../../src/model/units/rateUnit";
import type { UnitTable } from "../../src/model/units/unitTable";
import {
  BLOCK_SIZES,
  BYTES,
  DURATIONS,
  FREQUENCIES,
  IO_RATES,
  NETWORK_RATES,
  STORAGE_RATES,
} from "../../src/model/units/unitTable";

const TABLES: [string, UnitTable][] = [
  BYTES,
  STORAGE_RATES,
  NETWORK_RATES,
  FREQUENCIES,
  DURATIONS,
  IO_RATES,
  BLOCK_SIZES,
].map((table) => [table.quantity, table]);

const positive = fc.double({ min: 1e-6, max: 1e9, noNaN: true });
const unitRate = fc.constantFrom(...RATE_UNITS);
const close = (a: number, b: number): boolean => Math.abs(a / b - 1) < 1e-12;

test.each(TABLES)("%s: a figure spelled in any unit is read as so many of that unit", (_, table) => {
  const spellings = Object.entries({ ...table.exact, ...table.anyCase });
  fc.assert(
    fc.property(
      positive,
      fc.constantFrom(...spellings),
      fc.constantFrom("", " ", "  "),
      (value, [unit, factor], blank) =>
        close(parseQuantity(`${String(value)}${blank}${unit}`, table, 1), value * factor),
    ),
  );
});

test("an I/O size that is spelled out is read as the same size: whole KiB exactly, others to six digits", () => {
  const wholeKib = fc.integer({ min: 1, max: 65_536 }).map((kib) => kib * 1024);
  fc.assert(fc.property(wholeKib, (bytes) => blockSizeBytes(formatBlockSize(bytes)) === bytes));
  const anyBytes = fc.integer({ min: 1, max: 2 ** 26 });
  fc.assert(
    fc.property(anyBytes, (bytes) => Math.abs(blockSizeBytes(formatBlockSize(bytes)) / bytes - 1) <= 5e-6),
  );
});

test("a rate converted to another unit and back is the rate", () => {
  fc.assert(
    fc.property(positive, unitRate, unitRate, (value, from, to) =>
      close(convertRate(convertRate(value, from, to), to, from), value),
    ),
  );
});

test("a bare number and the number with its parameter's unit are the same", () => {
  fc.assert(
    fc.property(positive, (value) => {
      expect(latencySeconds(value)).toBeCloseTo(latencySeconds(`${String(value)} ms`), 12);
      return close(frequencyHz(value), frequencyHz(`${String(value)} GHz`));
    }),
  );
});

test("a number printed by JavaScript is read as itself", () => {
  const any = fc.double({ noNaN: true, noDefaultInfinity: true });
  fc.assert(fc.property(any, (value) => parseNumber(String(value)) === value));
});

test("IOPS of a throughput and the throughput of those IOPS are inverse, and Little's law is in both directions", () => {
  fc.assert(
    fc.property(positive, fc.integer({ min: 512, max: 2 ** 24 }), positive, (figure, blockBytes, seconds) => {
      expect(close(throughputOfIops(iopsOfThroughput(figure, blockBytes), blockBytes, 1), figure)).toBe(true);
      expect(close(iopsAt(outstandingIo(figure, seconds), seconds), figure)).toBe(true);
    }),
  );
});
