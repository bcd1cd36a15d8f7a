import { RAID_LAYOUTS, parseRaid, withoutHosts } from "../../src/model/raid/raidLayout";
import { WRITE_CPU_FACTORS, writeCpuFactor } from "../../src/model/raid/writeCpuFactor";

test.each<[string | number, string]>([
  ["RAID-0", "RAID-0"],
  ["FTT0", "RAID-0"],
  ["raid1", "RAID-1 FTT1"],
  ["RAID-1 FTT1", "RAID-1 FTT1"],
  ["Raid 1 ftt2", "RAID-1 FTT2"],
  ["RAID-1 FTT3", "RAID-1 FTT3"],
  ["RAID-5", "RAID-5"],
  ["RAID-5 2+1", "RAID-5 2+1"],
  ["raid-5 (4+1)", "RAID-5 4+1"],
  ["RAID-6", "RAID-6 4+2"],
  ["RAID-6 4+2", "RAID-6 4+2"],
  [1, "RAID-1 FTT1"],
  [5, "RAID-5"],
  [6, "RAID-6 4+2"],
])("%s is read as %s", (input, layout) => {
  expect(parseRaid(input)).toBe(layout);
});

test("every layout that Excel offers is read as itself", () => {
  for (const layout of RAID_LAYOUTS) expect(parseRaid(layout)).toBe(layout);
});

test("RAID-5 without hosts is 4+1", () => {
  expect(withoutHosts(parseRaid("RAID-5"))).toBe("RAID-5 4+1");
  expect(withoutHosts("RAID-6 4+2")).toBe("RAID-6 4+2");
});

test.each<[string | number, RegExp, string]>([
  [0, /raid is 0 or blank: enter RAID-5, or RAID-0/, "bad-input"],
  ["RAID-7", /"RAID-7" is not a vSAN ESA layout/, "bad-input"],
  [4, /"4" is not a vSAN ESA layout/, "bad-input"],
  ["OSA RAID-5", /an OSA layout without a measured CPU cost: calibrate with your own test/, "no-evidence"],
  ["RAID-5 3+1", /an OSA layout without a measured CPU cost/, "no-evidence"],
])("%s is refused", (input, message, code) => {
  expect(() => parseRaid(input)).toThrow(message);
  try {
    parseRaid(input);
  } catch (error) {
    expect(error).toMatchObject({ code });
  }
});

test("write factors hold up to 32 KiB and from 1 MiB, and are linear in log2 between", () => {
  const at = (bytes: number): number => writeCpuFactor("RAID-6 4+2", bytes).plan;
  expect(at(4096)).toBe(1.24);
  expect(at(32768)).toBe(1.24);
  expect(at(2 ** 20)).toBeCloseTo(1.18, 12);
  expect(at(2 ** 21)).toBeCloseTo(1.18, 12);
  // 32 KiB to 1 MiB are five doublings.
  expect(at(65536)).toBeCloseTo(1.24 - 0.06 / 5, 12);
});

test("low is never above plan nor plan above high", () => {
  for (const { small, large } of Object.values(WRITE_CPU_FACTORS)) {
    for (const { low, plan, high } of [small, large]) {
      expect(low.value).toBeLessThanOrEqual(plan.value);
      expect(plan.value).toBeLessThanOrEqual(high.value);
    }
  }
});
