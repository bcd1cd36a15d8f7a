import fc from "fast-check";
import type { Step } from "../../../src/model/evidence/step";
import { explainRdmaSaving } from "../../../src/model/rdma/explainRdmaSaving";
import { cpuSavedPerIo, iopsGainPerCpu, savingKind } from "../../../src/model/rdma/measuredSaving";
import { networkShare } from "../../../src/model/rdma/networkShare";
import { rdmaSaving } from "../../../src/model/rdma/rdmaSaving";
import { SAVING_TESTS, savedInTest } from "../../../src/model/rdma/savingTests";

const KIB = 1024;

// Size in KiB, share of reads, per cent saved: low, plan, high.
test.each([
  [0.5, 0.5, 16, 20, 23],
  [4, 1, 16, 20, 23],
  [16, 0, 16, 20, 23],
  [31.999, 1, 15, 18, 22],
  [32, 0, 15, 18, 22],
  [32, 1, 15, 18, 18.93],
  [32, 0.5, 15, 18, 21.37],
  [64, 0, 13.33, 16.33, 20],
  [256, 0, 10, 13, 16],
  [1024, 1, 10, 13, 16],
  [4096, 0, 10, 13, 16],
])("%d KiB, share of reads %d: %d / %d / %d %%", (kib, readShare, low, plan, high) => {
  const saving = rdmaSaving(kib * KIB, readShare);
  expect(saving.low * 100).toBeCloseTo(low, 1);
  expect(saving.plan * 100).toBeCloseTo(plan, 1);
  expect(saving.high * 100).toBeCloseTo(high, 1);
  expect(saving.label).toBe("estimated");
});

test("between two sizes the saving is linear in log2(size)", () => {
  const at = (kib: number): number => rdmaSaving(kib * KIB, 0).plan;
  expect(at(Math.sqrt(16 * 32))).toBeCloseTo((0.2 + 0.18) / 2, 9);
  expect(at(128)).toBeCloseTo(0.18 - (0.05 * 2) / 3, 9);
});

test("the measured network shares: 18.9 and 23.8% at 32 KiB, 23.7 and 28.3% at 1 MiB", () => {
  const percent = (readShare: number, bytes: number): string =>
    (networkShare(readShare, bytes) * 100).toFixed(1);
  expect([percent(1, 32 * KIB), percent(0, 32 * KIB)]).toEqual(["18.9", "23.8"]);
  expect([percent(1, 2 ** 20), percent(0, 2 ** 20)]).toEqual(["23.7", "28.3"]);
  expect(networkShare(1, 2 ** 22)).toBe(networkShare(1, 2 ** 20));
  expect(networkShare(0.7, 2 ** 20)).toBeCloseTo(
    0.7 * networkShare(1, 2 ** 20) + 0.3 * networkShare(0, 2 ** 20),
    12,
  );
});

test("low ≤ plan ≤ high, a larger I/O never saves more, and none more than the network takes", () => {
  const size = fc.double({ min: 512, max: 2 ** 23, noNaN: true });
  fc.assert(
    fc.property(size, size, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, readShare) => {
      const [smaller, larger] = [
        rdmaSaving(Math.min(a, b), readShare),
        rdmaSaving(Math.max(a, b), readShare),
      ];
      const limited = Math.max(a, b) < 32 * KIB || larger.high <= networkShare(readShare, Math.max(a, b));
      return (
        smaller.low <= smaller.plan && smaller.plan <= smaller.high && larger.plan <= smaller.plan && limited
      );
    }),
  );
});

// Saved per I/O and gained per CPU, by cpu.usage and by cpu.utilization.
test.each([
  ["4K read", 939_790.5, 96.54, 1_135_752.6, 96.59, 17.2, 20.8],
  ["4K 70/30", 633_421.4, 95.45, 779_107.8, 93.38, 20.5, 25.7],
  ["8K 50/50", 468_353.5, 95.43, 576_964.7, 90.18, 23.3, 30.4],
  ["256K write", 24_112.6, 64.04, 24_474.6, 56.7, 12.8, 14.6],
  ["4K read, utilization", 939_790.5, 80.88, 1_135_752.6, 81.53, 16.6, 19.9],
  ["256K write, utilization", 24_112.6, 41.21, 24_474.6, 35.2, 15.8, 18.8],
])("%s", (_name, tcpIops, tcpCpu, rdmaIops, rdmaCpu, saved, gain) => {
  const tests = { tcpIops, tcpCpu, rdmaIops, rdmaCpu };
  expect(cpuSavedPerIo(tests) * 100).toBeCloseTo(saved, 1);
  expect(iopsGainPerCpu(tests) * 100).toBeCloseTo(gain, 1);
  // The two are one figure seen from two sides.
  expect(1 / (1 - cpuSavedPerIo(tests)) - 1).toBeCloseTo(iopsGainPerCpu(tests), 12);
});

test("the published tests are in the range of their size, by cpu.usage", () => {
  const sizes = [4, 4, 8, 256];
  SAVING_TESTS.forEach((test, i) => {
    const { low, high } = rdmaSaving((sizes[i] ?? 0) * KIB, 0);
    expect(savedInTest(test)).toBeGreaterThanOrEqual(low);
    expect(savedInTest(test)).toBeLessThan(high + 0.004);
  });
});

test.each(["iops_tcp", "cpu_tcp", "iops_rdma", "cpu_rdma"])(
  "a test without %s is refused by name",
  (name) => {
    const keys = { iops_tcp: "tcpIops", cpu_tcp: "tcpCpu", iops_rdma: "rdmaIops", cpu_rdma: "rdmaCpu" };
    const tests = { tcpIops: 1, tcpCpu: 1, rdmaIops: 1, rdmaCpu: 1, [keys[name as keyof typeof keys]]: 0 };
    expect(() => cpuSavedPerIo(tests)).toThrow(`${name} is 0 or blank`);
    expect(() => iopsGainPerCpu(tests)).toThrow(`${name} is 0 or blank`);
  },
);

test("what is asked for by name", () => {
  expect(savingKind(" Saved ")).toBe("saved");
  expect(savingKind("GAIN")).toBe("gain");
  expect(() => savingKind("both")).toThrow('"both" is not known: use saved');
});

const valueOf = (steps: Step[], start: string): number => {
  const step = steps.find((one) => one.step.startsWith(start));
  if (!step) throw new Error(`no step ${start}`);
  return Number(step.value);
};

/** Works out `1 − (a ÷ b) ÷ (c ÷ d)` and the like, as a planner would on paper. */
const redo = (formula: string): number =>
  Number(new Function(`return ${formula.replaceAll("÷", "/").replaceAll("×", "*").replaceAll("−", "-")}`)());

test.each([
  [4, 0.5],
  [24, 0.5],
  [32, 1],
  [64, 0.7],
  [256, 0],
  [1024, 0.7],
])("the steps for %d KiB, share of reads %d, can be redone by hand", (kib, readShare) => {
  const steps = explainRdmaSaving(kib * KIB, readShare);
  const of = (start: string): number => valueOf(steps, start);
  for (const { step, value } of steps.filter(({ step: text }) =>
    /^(Saved in the test|Network share of a \d)/.test(text),
  )) {
    expect(redo(step.split(" = ")[1] ?? "")).toBeCloseTo(Number(value), 12);
  }
  const anchors = steps.filter(({ step }) => step.startsWith("Saving at"));
  const [first, second] = anchors.map(({ value }) => Number(value));
  const position = anchors.length > 1 ? of("Position") : 0;
  const bySize = (first ?? NaN) + ((second ?? first ?? NaN) - (first ?? NaN)) * position;
  expect(of("Saving by size")).toBeCloseTo(bySize, 12);
  const limit = kib < 32 ? 1 : of("Limit");
  expect(of("Saved = ")).toBeCloseTo(Math.min(bySize, limit), 12);
  if (kib >= 32 && readShare > 0 && readShare < 1) {
    expect(limit).toBeCloseTo(
      readShare * of("Network share of a read") + (1 - readShare) * of("Network share of a write"),
      12,
    );
  }
  expect(of("More I/O")).toBeCloseTo(1 / (1 - of("Saved = ")) - 1, 12);
  const { low, plan, high } = rdmaSaving(kib * KIB, readShare);
  expect([of("Low"), of("Saved = "), of("High")]).toEqual([low, plan, high]);
  for (const { known, source } of steps) expect([known, source]).not.toContain("");
});

test("the published rule is named, with the reason why it differs", () => {
  const rule = explainRdmaSaving(4096, 0.5).find(({ step }) => step.startsWith("Published rule"));
  expect(rule).toMatchObject({ value: "10% to 30%", known: "rule of thumb" });
  expect(rule?.step).toContain("adds IOPS gain and CPU drop");
});
