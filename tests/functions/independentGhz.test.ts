import fc from "fast-check";
import { sourceFunctions } from "../sourceFunctions";
import { INDEPENDENT_LAYOUTS, independentGhz } from "./independentGhz";

test("300 random calls over sizes, mixes and layouts agree with an independent implementation", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 50_000, noNaN: true }),
      fc.integer({ min: 8, max: 4096 }),
      fc.integer({ min: 0, max: 100 }),
      fc.constantFrom(...INDEPENDENT_LAYOUTS),
      (megabytes, halfKib, readPct, raid) => {
        const bytes = halfKib * 512;
        const expected = independentGhz((megabytes * 1e6) / bytes, bytes, readPct / 100, raid);
        const [[actual] = []] = sourceFunctions.call("VSAN_GHZ", [
          megabytes,
          `${bytes}B`,
          `${readPct}%`,
          raid,
        ]);
        expect(Math.abs(Number(actual) / expected - 1)).toBeLessThan(1e-3);
      },
    ),
    { numRuns: 300 },
  );
});
