import { BUILT_IN_MODEL } from "../../../src/model/cpuCost/vsanCostModel";
import { vsanCyclesPerIo } from "../../../src/model/cpuCost/vsanCpu";
import { SAVING_TESTS, type SavingTest } from "../../../src/model/rdma/savingTests";

/*
 * A second cluster, which the model was not fitted to: the four TCP tests of the RDMA savings, on four hosts whose clock is
 * not known. One unknown factor, the geometric mean of all four, is removed; what is left is the shape over sizes and mixes.
 * Four hosts adapt RAID-5 to 2+1.
 */
const IO: Readonly<Record<string, readonly [bytes: number, readShare: number]>> = {
  "4K, 100% read, random": [4096, 1],
  "4K, 70% read, random": [4096, 0.7],
  "8K, 50% read, random": [8192, 0.5],
  "256K, 100% write, sequential": [262_144, 0],
};

function shape(cpuOf: (test: SavingTest) => number) {
  const rows = SAVING_TESTS.map((test) => {
    const [blockSizeBytes = NaN, readShare = NaN] = IO[test.name] ?? [];
    const cost = vsanCyclesPerIo(BUILT_IN_MODEL, { blockSizeBytes, readShare, raid: "RAID-5 2+1" });
    return { cost, measured: cpuOf(test) / test.tcpIops.value };
  });
  const factor = Math.exp(
    rows.reduce((sum, { cost, measured }) => sum + Math.log(cost.plan / measured), 0) / rows.length,
  );
  return rows.map(({ cost, measured }) => ({ cost, measured: measured * factor }));
}

// Predicted over measured in per cent, as docs/model.md prints it.
const CHECKS = [
  { by: "cpu.usage", cpuOf: (test: SavingTest) => test.tcpUsage.value, offPct: [-2, 16, 19, -27] },
  { by: "cpu.utilization", cpuOf: (test: SavingTest) => test.tcpUtilization.value, offPct: [-9, 9, 14, -12] },
] as const;

test.each(CHECKS)("the shape of the model on a second cluster, by $by", ({ cpuOf, offPct }) => {
  expect(shape(cpuOf).map(({ cost, measured }) => Math.round(100 * (cost.plan / measured - 1)))).toEqual(
    offPct,
  );
});

test.each(CHECKS)("every test of the second cluster is within the range, by $by", ({ cpuOf }) => {
  for (const { cost, measured } of shape(cpuOf)) {
    expect(measured).toBeGreaterThanOrEqual(cost.low);
    expect(measured).toBeLessThanOrEqual(cost.high);
  }
});
