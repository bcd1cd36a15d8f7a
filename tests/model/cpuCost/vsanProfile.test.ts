import { REFERENCE_TESTS, cyclesPerIo } from "../../../src/model/cpuCost/referenceTests";
import { BUILT_IN_MODEL } from "../../../src/model/cpuCost/vsanCostModel";
import { vsanCyclesPerIo, vsanKhzPerIo } from "../../../src/model/cpuCost/vsanCpu";
import { calibratedModel, multipliedModel, type ProfileRow } from "../../../src/model/cpuCost/vsanProfile";
import { nonNegativeLeastSquares } from "../../../src/model/cpuCost/leastSquares";
import type { RaidLayout } from "../../../src/model/raid/raidLayout";

const { smallRead, smallWrite, largeRead, largeWrite } = REFERENCE_TESTS;
const rowOf = (test: (typeof REFERENCE_TESTS)["smallRead"], raid: RaidLayout = "RAID-5 4+1"): ProfileRow => ({
  blockSizeBytes: test.blockSizeBytes,
  readShare: test.readShare,
  cyclesPerIo: cyclesPerIo(test),
  raid,
});
const io = (bytes: number, readShare: number, raid: RaidLayout = "RAID-5 4+1") => ({
  blockSizeBytes: bytes,
  readShare,
  raid,
});

describe("four read-only and write-only tests give a fit of their own", () => {
  const model = calibratedModel([smallRead, smallWrite, largeRead, largeWrite].map((test) => rowOf(test)));

  test("the tests of the sources reproduce the built-in model from 32 KiB on", () => {
    for (const bytes of [32768, 100_000, 2 ** 20, 2 ** 21]) {
      for (const readShare of [0, 0.3, 1]) {
        const own = vsanCyclesPerIo(model, io(bytes, readShare)).plan;
        const builtIn = vsanCyclesPerIo(BUILT_IN_MODEL, io(bytes, readShare)).plan;
        expect(Math.abs(own / builtIn - 1)).toBeLessThan(1e-6);
      }
    }
  });

  test("inside the tested sizes a pure figure is calibrated, outside it is extrapolated", () => {
    expect(vsanCyclesPerIo(model, io(65536, 1)).label).toBe("calibrated");
    expect(vsanCyclesPerIo(model, io(4096, 1)).label).toBe("extrapolated");
    expect(vsanCyclesPerIo(model, io(2 ** 21, 1)).label).toBe("extrapolated");
  });
});

test("inside the fitted sizes the rule for small I/O is dropped", () => {
  const rows = [4096, 2 ** 20].flatMap((bytes) =>
    [1, 0].map((readShare) => ({
      blockSizeBytes: bytes,
      readShare,
      cyclesPerIo: 200e3 + 15 * bytes,
      raid: "RAID-5 4+1" as const,
    })),
  );
  const model = calibratedModel(rows);
  expect(vsanCyclesPerIo(model, io(8192, 1)).plan).toBeCloseTo(200e3 + 15 * 8192, 3);
  // Below the smallest test: between the line and the cost of the smallest test.
  expect(vsanCyclesPerIo(model, io(512, 1)).plan).toBeCloseTo(
    Math.sqrt((200e3 + 15 * 512) * (200e3 + 15 * 4096)),
    3,
  );
});

test("one test scales the built-in model: everywhere by its ratio", () => {
  const model = calibratedModel([{ ...rowOf(smallRead), cyclesPerIo: cyclesPerIo(smallRead) * 1.3 }]);
  for (const readShare of [0, 0.5, 1]) {
    const own = vsanKhzPerIo(model, io(8192, readShare));
    expect(own.plan / vsanKhzPerIo(BUILT_IN_MODEL, io(8192, readShare)).plan).toBeCloseTo(1.3, 9);
  }
  expect(vsanKhzPerIo(model, io(32768, 1)).label).toBe("calibrated");
});

test("two tests that do not distinguish reads from writes scale by their geometric mean", () => {
  const model = calibratedModel([
    { ...rowOf(smallRead), cyclesPerIo: cyclesPerIo(smallRead) * 2 },
    { ...rowOf(largeWrite), cyclesPerIo: cyclesPerIo(largeWrite) * 8 },
  ]);
  const ratio = vsanKhzPerIo(model, io(32768, 1)).plan / vsanKhzPerIo(BUILT_IN_MODEL, io(32768, 1)).plan;
  expect(ratio).toBeCloseTo(4, 9);
});

test("tests on RAID-6 need no factor for RAID-6, and are divided by it for RAID-5", () => {
  const model = calibratedModel([rowOf(smallWrite, "RAID-6 4+2")]);
  expect(vsanKhzPerIo(model, io(32768, 0, "RAID-6 4+2")).plan).toBeCloseTo(cyclesPerIo(smallWrite) / 1e3, 6);
  expect(vsanKhzPerIo(model, io(32768, 0, "RAID-6 4+2")).label).toBe("calibrated");
  expect(vsanKhzPerIo(model, io(32768, 0)).plan).toBeCloseTo(cyclesPerIo(smallWrite) / 1e3 / 1.24, 6);
  expect(vsanKhzPerIo(model, io(32768, 0)).label).toBe("estimated");
});

test("a multiplier is an assumption", () => {
  const estimate = vsanKhzPerIo(multipliedModel(1.2), io(32768, 1));
  expect(estimate.plan).toBeCloseTo(1.2 * 640.4948, 3);
  expect(estimate.label).toBe("assumption");
  expect(() => multipliedModel(0)).toThrow(/profile multiplier 0 is not above 0/);
});

test("an empty profile is refused", () => {
  expect(() => calibratedModel([])).toThrow(/no tests/);
});

describe("least squares without negative coefficients", () => {
  test("an exact system is solved", () => {
    const [a = 0, b = 0] =
      nonNegativeLeastSquares(
        [
          [1, 1],
          [1, 3],
        ],
        [3, 7],
      ) ?? [];
    expect(a).toBeCloseTo(1, 9);
    expect(b).toBeCloseTo(2, 9);
  });

  test("a coefficient that would be negative is 0, and the rest fits as well as it can", () => {
    const solution = nonNegativeLeastSquares(
      [
        [1, 1],
        [1, 2],
      ],
      [2, 1],
    );
    expect(solution).toEqual([expect.closeTo(1.5, 9), 0]);
  });

  test("rows that do not distinguish the columns have no solution", () => {
    expect(
      nonNegativeLeastSquares(
        [
          [1, 2],
          [2, 4],
        ],
        [1, 2],
      ),
    ).toBeNull();
  });
});

test("a profile of estimated CPU predicts no better than estimated, also by its own fit", () => {
  const rows = [smallRead, smallWrite, largeRead, largeWrite].map((test) => rowOf(test));
  const labelOf = (levels: readonly ProfileRow["level"][]) => {
    const model = calibratedModel(
      rows.map((row, i) => ({ ...row, ...(levels[i] ? { level: levels[i] } : {}) })),
    );
    return [vsanCyclesPerIo(model, io(65536, 1)).label, vsanCyclesPerIo(model, io(4096, 1)).label];
  };
  expect(labelOf([])).toEqual(["calibrated", "extrapolated"]);
  expect(labelOf(["measured", "measured", "measured", "measured"])).toEqual(["calibrated", "extrapolated"]);
  expect(labelOf(["measured", "measured", "measured", "estimated"])).toEqual(["estimated", "estimated"]);
});
