import { vsanCyclesPerIo } from "../../../src/model/cpuCost/vsanCpu";
import { calibratedModel, multipliedModel, type ProfileRow } from "../../../src/model/cpuCost/vsanProfile";

/** A test of a cluster whose read costs 200 kHz and 15 Hz a byte, whose write 900 kHz and 20 Hz a byte. */
function row(kib: number, readShare: number, off = 1, raid: ProfileRow["raid"] = "RAID-5 4+1"): ProfileRow {
  const bytes = kib * 1024;
  const cyclesPerIo = off * (readShare * (200e3 + 15 * bytes) + (1 - readShare) * (900e3 + 20 * bytes));
  return { blockSizeBytes: bytes, readShare, cyclesPerIo, raid };
}

const four = (largestKib: number, lowestShare: number): ProfileRow[] => [
  row(16, 1),
  row(largestKib, 1),
  row(16, lowestShare),
  row(largestKib, lowestShare),
];

test.each([
  [128, 0.5, "your 4 tests (fitted)"],
  [127, 0.5, "reference cluster × 0.9241 (your 4 tests)"],
  [128, 0.51, "reference cluster × 0.9245 (your 4 tests)"],
])("16 KiB and %d KiB, read shares 1 and %d: %s", (largestKib, lowestShare, name) => {
  expect(calibratedModel(four(largestKib, lowestShare)).name).toBe(name);
});

test("tests that fit exactly give their own line back, with the error of mixes as its range", () => {
  const model = calibratedModel(four(128, 0.5));
  expect(model.read(16_384)).toEqual({
    low: expect.closeTo(445_760 * 0.93, 0),
    plan: expect.closeTo(445_760, 0),
    high: expect.closeTo(445_760 * 1.07, 0),
    label: "calibrated",
  });
  expect(model.write(16_384).plan).toBeCloseTo(900e3 + 20 * 16_384, 0);
  expect(model.read(128 * 1024).label).toBe("calibrated");
  expect(model.read(128 * 1024 + 1).label).toBe("extrapolated");
  expect(model.read(16_383).label).toBe("extrapolated");
});

test("above 1 MiB the cost grows in proportion to the size, however large the largest test was", () => {
  for (const largestKib of [128, 4096]) {
    const model = calibratedModel(four(largestKib, 0));
    const anchor = Math.max(largestKib, 1024) * 1024;
    expect(model.read(2 * anchor).plan / model.read(anchor).plan).toBeCloseTo(2, 9);
    expect(model.read(anchor).plan).toBeCloseTo(200e3 + 15 * anchor, 0);
  }
});

test("tests that contradict each other widen the range to the largest contradiction", () => {
  const rows = [row(16, 1, 1.2), row(128, 1), row(16, 0), row(128, 0), row(32, 1, 0.8)];
  const model = calibratedModel(rows);
  const ratios = rows
    .filter(({ readShare }) => readShare === 1)
    .map((one) => one.cyclesPerIo / model.read(one.blockSizeBytes).plan);
  const { low, plan, high } = model.read(65_536);
  expect(Math.max(...ratios)).toBeGreaterThan(1.15);
  expect([low / plan, high / plan]).toEqual([
    expect.closeTo(Math.min(...ratios), 6),
    expect.closeTo(Math.max(...ratios), 6),
  ]);
});

/** A pure test by its cost. */
const costing = (kib: number, readShare: number, khz: number): ProfileRow => ({
  ...row(kib, readShare),
  cyclesPerIo: khz * 1e3,
});

test.each<[string, ProfileRow[]]>([
  ["one size measured twice, scaled", [costing(32, 1, 100), costing(32, 1, 600)]],
  [
    "reads and writes that differ from the reference by other factors",
    [costing(32, 1, 64), costing(32, 0, 1825)],
  ],
  [
    "one size measured twice, fitted",
    [
      costing(32, 1, 100),
      costing(32, 1, 600),
      ...[32, 1024].map((kib) => costing(kib, 0, 5 * kib)),
      row(1024, 1),
    ],
  ],
  [
    "large I/O cheaper than small",
    [costing(32, 1, 15_000), costing(32, 0, 23_000), costing(1024, 1, 600), costing(1024, 0, 1800)],
  ],
  ["a layout of their own", [row(32, 0, 1, "RAID-6 4+2"), row(32, 0, 3, "RAID-6 4+2")]],
  ["two layouts", [row(32, 0, 1, "RAID-6 4+2"), row(32, 0, 3, "RAID-1 FTT1")]],
])("no test is outside the range of its profile: %s", (_, rows) => {
  const model = calibratedModel(rows);
  for (const one of rows) {
    const { low, high } = vsanCyclesPerIo(model, one);
    expect(low).toBeLessThanOrEqual(one.cyclesPerIo * (1 + 1e-9));
    expect(high).toBeGreaterThanOrEqual(one.cyclesPerIo * (1 - 1e-9));
  }
});

test("writes of one size do not determine the cost of large writes: the reference is scaled", () => {
  const model = calibratedModel([row(32, 1), row(1024, 1), row(32, 0), row(36, 0, 0.95)]);
  expect(model.name).toMatch(/^reference cluster × /);
  expect(model.write(2 ** 20).plan / model.write(32_768).plan).toBeGreaterThan(10);
  expect(model.write(2 ** 20).label).toBe("extrapolated");
});

test("tests by which writes would cost nothing scale the reference", () => {
  const rows = [costing(32, 1, 600), costing(32, 0.5, 100), costing(1024, 1, 9000), costing(1024, 0.5, 1000)];
  const model = calibratedModel(rows);
  expect(model.name).toMatch(/^reference cluster × /);
  expect(model.write(32_768).low).toBeGreaterThan(0);
});

test("what was not tested is extrapolated, with a range that grows with the distance", () => {
  const { read, write } = calibratedModel([row(32, 0)]);
  const share = ({ low, plan, high, label }: ReturnType<typeof read>) => [low / plan, high / plan, label];
  expect(share(write(32_768))).toEqual([expect.closeTo(0.93, 9), expect.closeTo(1.07, 9), "calibrated"]);
  // Five doublings of 5.5 points each.
  expect(share(write(2 ** 20))).toEqual([
    expect.closeTo(1 - 0.07 - 0.275, 9),
    expect.closeTo(1 + 0.07 + 0.275, 9),
    "extrapolated",
  ]);
  expect(share(read(32_768))).toEqual([expect.closeTo(0.6, 9), expect.closeTo(1.4, 9), "extrapolated"]);
});

test("a profile of one layout is of that layout, a mixed one of the reference's", () => {
  expect(calibratedModel([row(16, 0, 1, "RAID-6 4+2"), row(32, 0, 1, "RAID-6 4+2")]).layout).toBe(
    "RAID-6 4+2",
  );
  expect(calibratedModel([row(16, 0, 1, "RAID-6 4+2"), row(32, 0, 1, "RAID-1 FTT1")]).layout).toBe(
    "RAID-5 4+1",
  );
});

test("scaled writes of another layout keep their range around the plan", () => {
  const { low, plan, high } = calibratedModel([row(32, 0, 1, "RAID-6 4+2")]).write(32_768);
  expect(plan).toBeCloseTo(900e3 + 20 * 32_768, 0);
  expect([low / plan, high / plan]).toEqual([expect.closeTo(0.93, 6), expect.closeTo(1.07, 6)]);
});

test("a read share of 29% is as 29% in the basis, not as 28.999999999999996%", () => {
  for (const model of [
    calibratedModel([row(16, 0.29)]),
    calibratedModel([row(16, 0.29), row(128, 1), row(16, 0), row(128, 0)]),
  ]) {
    const own = model.readBasis.find(({ source }) => source.locator.includes("29% read"));
    expect(own).toMatchObject({
      value: row(16, 0.29).cyclesPerIo / 1e3,
      unit: "kHz per I/O",
      kind: "measured",
      source: { title: "your own test", locator: "profile: 16 KiB, 29% read, RAID-5 4+1" },
    });
    expect(model.writeBasis).toContainEqual(own);
  }
});

test.each([
  [1, "reference cluster × 0.696 (your 1 test)"],
  [2, "reference cluster × 0.696 (your 2 tests)"],
])("the name counts %d of the user's tests", (count, name) => {
  const rows = Array.from({ length: count }, () => row(16, 1));
  expect(calibratedModel(rows).name.replace(/0\.\d+/, "0.696")).toBe(name);
});

test("an assumed multiplier is named, on the reference's layout", () => {
  expect(multipliedModel(1.2)).toMatchObject({
    name: "reference cluster × 1.2 (your assumption)",
    layout: "RAID-5 4+1",
  });
});
