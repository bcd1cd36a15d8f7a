import { ramGhz, ruleMedium, ruleVersion } from "../../../src/model/cpuCost/rulesOfThumb";
import { BUILT_IN_MODEL } from "../../../src/model/cpuCost/vsanCostModel";
import { layoutFactor, vsanCyclesPerIo, vsanIops } from "../../../src/model/cpuCost/vsanCpu";
import { writeCpuFactor } from "../../../src/model/raid/writeCpuFactor";
import { DomainError, badInput } from "../../../src/model/errors";

test("the dear end of the cost gives the low end of the I/O rate, the cheap end the high one", () => {
  const io = { blockSizeBytes: 32_768, readShare: 1, raid: "RAID-5 4+1" as const };
  const cost = vsanCyclesPerIo(BUILT_IN_MODEL, io);
  const iops = vsanIops(BUILT_IN_MODEL, 1e9, io);
  expect([iops.low, iops.plan, iops.high]).toEqual([1e9 / cost.high, 1e9 / cost.plan, 1e9 / cost.low]);
});

// Upwards 7 % at the measured size and 40 % from one doubling on, in proportion to the doublings between.
test.each([
  [32_768, 0.07],
  [46_341, 0.235],
  [65_536, 0.4],
  [262_144, 0.4],
  [1_048_576, 0.07],
])("reads of %d bytes may cost %d more than the plan", (bytes, more) => {
  const { plan, high } = BUILT_IN_MODEL.read(bytes);
  expect(high / plan - 1).toBeCloseTo(more, 4);
});

test("from one estimated layout to another both ranges widen the factor", () => {
  const from = writeCpuFactor("RAID-1 FTT1", 32_768);
  const to = writeCpuFactor("RAID-6 4+2", 32_768);
  const factor = layoutFactor("RAID-1 FTT1", "RAID-6 4+2", 32_768);
  expect(factor).toEqual({ low: to.low / from.high, plan: to.plan / from.plan, high: to.high / from.low });
  expect(factor.low).toBeLessThan(factor.plan);
  expect(factor.high).toBeGreaterThan(factor.plan);
});

test("RAM by its rule: 8 Gb/s are 0.08 GHz at 0.01 Hz per bit/s, 250 cycles a page are less", () => {
  const { low, plan, high } = ramGhz(1e9);
  expect(plan).toBeCloseTo(0.08, 12);
  expect(high).toBe(plan);
  expect(low).toBeCloseTo((8 * 250) / (4096 * 8), 12);
});

test("a rule that no one has is refused with those there are", () => {
  expect(ruleMedium(" ram ")).toBe("RAM");
  expect(() => ruleMedium("tape")).toThrow(
    /^medium "tape" is not known: use .*vSAN.*RAM|^medium "tape" is not known: use .*RAM.*vSAN/,
  );
  expect(() => ruleVersion("newest")).toThrow(/^which "newest" is not known: use published or corrected$/);
});

test("what the model refuses is a DomainError by name", () => {
  expect(badInput("no")).toBeInstanceOf(DomainError);
  expect(badInput("no").name).toBe("DomainError");
});
