import { capacityGhz, coresFor, shareOfCapacity } from "../../../src/model/cpuCost/cpuCapacity";
import { measuredHzPerBit, measuredKhzPerIo } from "../../../src/model/cpuCost/coefficients";
import { networkBasis, networkDirection, networkGhz } from "../../../src/model/cpuCost/networkCpu";
import { nvmeGhz, nvmePattern, usualPattern } from "../../../src/model/cpuCost/nvmeCpu";
import { NVME_TESTS, nvmeCyclesPerIo } from "../../../src/model/cpuCost/nvmeTests";
import { ramGhz, ruleHzPerBit, ruleMedium, vsanGhzByRule } from "../../../src/model/cpuCost/rulesOfThumb";

const KIB = 1024;

describe("local NVMe", () => {
  test("the fourteen tests come out exactly, and are measured", () => {
    for (const test of NVME_TESTS) {
      const bytesPerSecond = test.iops.value * test.blockSizeBytes;
      const ghz = nvmeGhz(
        bytesPerSecond,
        test.blockSizeBytes,
        test.direction === "read" ? 1 : 0,
        test.pattern,
      );
      expect(ghz.plan).toBeCloseTo((test.guestCpuPct.value / 100) * 4, 12);
      expect(ghz.label).toBe("measured");
    }
    expect(NVME_TESTS).toHaveLength(14);
  });

  // Block size in bytes, pattern, kHz per read and per write as published.
  test.each([
    [512, "random", 153.4, 159.6],
    [4 * KIB, "random", 145.3, 197.9],
    [32 * KIB, "random", 169.8, 197.1],
    [64 * KIB, "random", 198.5, 216.7],
    [256 * KIB, "random", 362.4, 439.9],
    [256 * KIB, "sequential", 219.25, 348.4],
    [1024 * KIB, "sequential", 411.18, 1452],
  ])("%d bytes %s: published kHz per I/O within 0.2%%", (bytes, pattern, read, write) => {
    const khz = (direction: string): number => {
      const test = NVME_TESTS.find(
        (one) => one.blockSizeBytes === bytes && one.pattern === pattern && one.direction === direction,
      );
      return test ? nvmeCyclesPerIo(test) / 1e3 : NaN;
    };
    expect(Math.abs(khz("read") / read - 1)).toBeLessThan(0.002);
    expect(Math.abs(khz("write") / write - 1)).toBeLessThan(0.002);
  });

  const perIo = (bytes: number, readShare: number, pattern: "random" | "sequential") =>
    nvmeGhz(bytes * 1e9, bytes, readShare, pattern);

  test("between two sizes the cost per I/O is linear in bytes", () => {
    const middle = perIo(48 * KIB, 1, "random");
    expect(middle.plan).toBeCloseTo(
      (perIo(32 * KIB, 1, "random").plan + perIo(64 * KIB, 1, "random").plan) / 2,
      6,
    );
    expect(middle.label).toBe("interpolated");
  });

  test("random above 256 KiB costs the same per bit, sequential below it the same per I/O; both are extrapolated", () => {
    expect(perIo(512 * KIB, 1, "random").plan).toBeCloseTo(2 * perIo(256 * KIB, 1, "random").plan, 6);
    expect(perIo(512 * KIB, 1, "random").label).toBe("extrapolated");
    expect(perIo(64 * KIB, 1, "sequential").plan).toBeCloseTo(perIo(256 * KIB, 1, "sequential").plan, 6);
    expect(perIo(64 * KIB, 1, "sequential").label).toBe("extrapolated");
  });

  test("a mixed workload is linear by I/O count and interpolated", () => {
    const mix = perIo(4 * KIB, 0.7, "random");
    expect(mix.plan).toBeCloseTo(
      0.7 * perIo(4 * KIB, 1, "random").plan + 0.3 * perIo(4 * KIB, 0, "random").plan,
      6,
    );
    expect(mix.label).toBe("interpolated");
  });

  test("patterns are found by name, and the usual one changes above 256 KiB", () => {
    expect(nvmePattern(" Sequential ")).toBe("sequential");
    expect(nvmePattern("seq")).toBe("sequential");
    expect(nvmePattern("rnd")).toBe("random");
    expect(() => nvmePattern("zigzag")).toThrow(/pattern "zigzag" is not known/);
    expect(usualPattern(256 * KIB)).toBe("random");
    expect(usualPattern(256 * KIB + 1)).toBe("sequential");
  });
});

describe("network", () => {
  test.each([
    ["both", "published", 2.5],
    ["tx", "published", 1.63],
    ["rx", "published", 3.73],
    ["both", "decimal", 2.68],
    ["tx", "decimal", 1.751],
    ["rx", "decimal", 4.0],
  ] as const)("10 Gb/s %s, %s: %d GHz", (traffic, basis, ghz) => {
    const estimate = networkGhz(10e9, traffic, basis);
    expect(estimate.plan).toBeCloseTo(ghz, 3);
    expect(estimate.low).toBeLessThanOrEqual(estimate.plan);
    expect(estimate.high).toBeGreaterThanOrEqual(estimate.plan);
  });

  test("words for directions and bases", () => {
    expect(networkDirection("Receive")).toBe("rx");
    expect(networkDirection("send")).toBe("tx");
    expect(() => networkDirection("up")).toThrow(/direction "up" is not known/);
    expect(networkBasis("Decimal")).toBe("decimal");
    expect(() => networkBasis("binary")).toThrow(/basis "binary" is not known/);
  });
});

test.each([
  ["RAM", 0.01, 0.0076],
  ["network", 0.25, 0.268],
  ["NVMe", 0.5, 0.405],
  ["vSAN", 3.5, 3.515],
] as const)("rule of thumb of %s: %d published, %d corrected", (medium, published, corrected) => {
  expect(ruleHzPerBit(medium, "published").value).toBe(published);
  expect(ruleHzPerBit(medium, "corrected").value).toBeCloseTo(corrected, 3);
  expect(ruleMedium(medium.toUpperCase())).toBe(medium);
});

test("the vSAN rule gives 28 GHz for 1,000 MB/s, between the cheapest and the dearest test", () => {
  const { low, plan, high, label } = vsanGhzByRule(1e9);
  expect(plan).toBe(28);
  expect(low).toBeCloseTo(14.95, 2);
  expect(high).toBeCloseTo(55.72, 2);
  expect(label).toBe("rule of thumb");
});

test("the RAM rule is labeled unsourced", () => {
  expect(ramGhz(10e9)).toMatchObject({ plan: expect.closeTo(0.8, 12), label: "unsourced" });
});

test("measurements of your own", () => {
  expect(measuredHzPerBit(619.6e6, 0, 2.07e6)).toBeCloseTo(37.42, 2);
  expect(measuredKhzPerIo(78e9, 1e9, 721317.28, 6)).toBeCloseTo(640.5, 1);
  expect(() => measuredHzPerBit(1e9, 2e9, 1e6)).toThrow(/cpu 1 GHz is less than idle_cpu 2 GHz/);
  expect(() => measuredHzPerBit(1e9, 0, 0)).toThrow(/throughput is 0/);
  expect(() => measuredKhzPerIo(1e9, 0, 0, 1)).toThrow(/iops is 0 or blank/);
});

test("capacity, cores and share", () => {
  expect(capacityGhz(6, 2, 16, 3.6e9)).toBeCloseTo(691.2, 9);
  expect(coresFor(28e9, 3.6e9)).toBeCloseTo(7.78, 2);
  expect(() => coresFor(28e9, 0)).toThrow(/core_ghz is 0 or blank/);
  expect(shareOfCapacity(131.72e9, 115.2e9)).toBeCloseTo(1.1434, 4);
  expect(() => shareOfCapacity(1, 0)).toThrow(/capacity_ghz is 0 or blank/);
});
