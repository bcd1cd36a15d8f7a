import fc from "fast-check";
import { isHostError, type HostArgument } from "../../src/functionsHost";
import { RAID_LAYOUTS } from "../../src/model/raid/raidLayout";
import { sourceFunctions } from "../sourceFunctions";

/** One number as a cell gets it. */
function cell(id: string, ...args: HostArgument[]): number {
  const [[value] = []] = sourceFunctions.call(id, args);
  if (typeof value !== "number") throw new Error(isHostError(value) ? value.message : String(value));
  return value;
}

const close = (a: number, b: number): boolean => Math.abs(a / b - 1) < 1e-9;

const anyIo = fc.tuple(
  fc.integer({ min: 1, max: 2048 }).map((kib) => `${String(kib)}K`),
  fc.integer({ min: 0, max: 100 }).map((readPct) => `${String(readPct)}%`),
  fc.constantFrom(...RAID_LAYOUTS),
);
const anyFigure = fc.double({ min: 0.01, max: 1e6, noNaN: true });

test("VSAN_IOPS of VSAN_GHZ_IOPS is the I/O rate, whatever the I/O", () => {
  fc.assert(
    fc.property(anyFigure, anyIo, (iops, io) =>
      close(cell("VSAN_IOPS", cell("VSAN_GHZ_IOPS", iops, ...io), ...io), iops),
    ),
  );
});

test("VSAN_IOPS of VSAN_GHZ of a throughput is that throughput's I/O rate", () => {
  fc.assert(
    fc.property(anyFigure, anyIo, (megabytes, io) => {
      const iops = cell("VSAN_IOPS", cell("VSAN_GHZ", megabytes, ...io), ...io);
      return close(iops, cell("STORAGE_IOPS", megabytes, io[0]));
    }),
  );
});

test("low and high swap: the I/O rate that the plan's GHz carry at least is not above the plan's", () => {
  fc.assert(
    fc.property(anyFigure, anyIo, (ghz, io) => {
      const [low, plan, high] = ["low", "plan", "high"].map((estimate) =>
        cell("VSAN_IOPS", ghz, ...io, null, estimate),
      );
      expect(low).toBeLessThanOrEqual(plan ?? NaN);
      expect(plan).toBeLessThanOrEqual(high ?? NaN);
    }),
  );
});

test("kHz per I/O and Hz per bit are one cost in two units", () => {
  fc.assert(
    fc.property(anyIo, (io) => {
      const bits = 8 * 1024 * parseInt(io[0], 10);
      return close(cell("VSAN_KHZ_PER_IO", ...io) * 1000, cell("VSAN_HZ_PER_BIT", ...io) * bits);
    }),
  );
});
