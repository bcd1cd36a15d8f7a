import fc from "fast-check";
import { tieredRam } from "../../../src/model/capacity/memoryTier";

// Active memory may fill half of the DRAM: up to 25% of twice the DRAM.
test.each([
  [1, null, 2048],
  [1, 0.1, 2048],
  [1, 0.25, 2048],
  [1, 0.26, 1969.23],
  [1, 0.5, 1024],
  [1, 0.51, 1024],
  [1, 1, 1024],
  [0, 0.1, 1024],
  [4, 0.1, 5120],
  [4, 0.11, 4654.55],
] as const)("1,024 GiB with a ratio of %d and %s active: %d GiB", (ratio, active, gib) => {
  expect(tieredRam(1024, ratio, active)).toBeCloseTo(gib, 2);
});

test("a tier never takes memory away, and active memory beyond the DRAM alone fits into half of it", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 4, noNaN: true }),
      fc.double({ min: 0.001, max: 1, noNaN: true }),
      (ratio, active) => {
        const gib = tieredRam(1024, ratio, active);
        expect(gib).toBeGreaterThanOrEqual(1024);
        expect(gib).toBeLessThanOrEqual(1024 * (1 + ratio));
        if (gib > 1024) expect(gib * active).toBeLessThanOrEqual(512.000001);
      },
    ),
  );
});
