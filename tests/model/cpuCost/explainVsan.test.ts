import { explainVsanGhz, explainVsanRule } from "../../../src/model/cpuCost/explainVsan";
import { BUILT_IN_MODEL } from "../../../src/model/cpuCost/vsanCostModel";
import { calibratedModel } from "../../../src/model/cpuCost/vsanProfile";
import type { Step } from "../../../src/model/evidence/step";

const explain = (kib: number, readShare: number, raid: "RAID-5 4+1" | "RAID-6 4+2" = "RAID-5 4+1"): Step[] =>
  explainVsanGhz(BUILT_IN_MODEL, 1e9, { blockSizeBytes: kib * 1024, readShare, raid });

const valueOf = (steps: Step[], start: string): number => {
  const step = steps.find((one) => one.step.startsWith(start));
  if (!step) throw new Error(`no step ${start}`);
  return Number(step.value);
};

test("the steps of a small mixed I/O on RAID-6 can be redone by hand", () => {
  const steps = explain(8, 0.7, "RAID-6 4+2");
  const iops = valueOf(steps, "I/O rate");
  expect(iops).toBe(1e9 / 8192);
  const line = valueOf(steps, "Straight line through both reads");
  const read = valueOf(steps, "CPU per read of 8 KiB");
  expect(read).toBeCloseTo(Math.sqrt(line * valueOf(steps, "CPU per 32 KiB read")), 9);
  const write = valueOf(steps, "CPU per write of 8 KiB");
  expect(write).toBe(valueOf(steps, "Straight line through both writes"));
  const factor = valueOf(steps, "Write factor of RAID-6 4+2");
  const perIo = valueOf(steps, "CPU per I/O");
  expect(perIo).toBeCloseTo(0.7 * read + 0.3 * write * factor, 9);
  expect(valueOf(steps, "GHz = I/O rate")).toBeCloseTo((iops * perIo) / 1e6, 9);
});

test("low is made of the low ends that the steps name", () => {
  const steps = explain(8, 1);
  const [, low = ""] =
    /range ([\d.]+) to/.exec(steps.find(({ step }) => step.startsWith("CPU per read of"))?.step ?? "") ?? [];
  expect(valueOf(steps, "Low")).toBeCloseTo(((1e9 / 8192) * Number(low)) / 1e6, 2);
});

test.each([
  [32, 1, 1],
  [1024, 1, 1],
  [64, 1, 2],
  [2048, 1, 1],
  [64, 0.5, 4],
])("%d KiB, share of reads %d: %d measured costs are named, with their test", (kib, readShare, count) => {
  const measured = explain(kib, readShare).filter(
    ({ known, step }) => known === "measured" && step.includes("6 hosts"),
  );
  expect(measured).toHaveLength(count);
  for (const { source } of measured)
    expect(source).toContain("VMware vSAN ESA - storage performance testing");
});

test("every step reports how it is known and where it comes from", () => {
  for (const { step, known, source } of [...explain(8, 0.7, "RAID-6 4+2"), ...explainVsanRule(1e9)]) {
    expect([step, known !== "", source !== ""]).toEqual([step, true, true]);
  }
});

test("with a profile the steps name it instead of the reference cluster", () => {
  const model = calibratedModel([
    { blockSizeBytes: 32768, readShare: 1, cyclesPerIo: 700e3, raid: "RAID-5 4+1" },
  ]);
  const steps = explainVsanGhz(model, 1e9, { blockSizeBytes: 32768, readShare: 1, raid: "RAID-5 4+1" });
  expect(valueOf(steps, "CPU per read of 32 KiB")).toBeCloseTo(700, 9);
  expect(steps.filter(({ source }) => source.includes("your 1 test"))).not.toHaveLength(0);
});

test("the rule is spelled out too", () => {
  const steps = explainVsanRule(1e9);
  expect(valueOf(steps, "Throughput in bits")).toBe(8);
  expect(valueOf(steps, "Published rule")).toBe(3.5);
  expect(valueOf(steps, "GHz = Gb/s")).toBe(28);
});
