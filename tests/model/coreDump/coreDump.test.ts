import fc from "fast-check";
import { coreDumpSize } from "../../../src/model/coreDump/coreDumpSize";
import { DUMP_LINES, DUMP_OBSERVATIONS, onDumpLine } from "../../../src/model/coreDump/dumpObservations";
import { esxiRelease, type EsxiRelease } from "../../../src/model/coreDump/esxiRelease";
import { explainCoreDump } from "../../../src/model/coreDump/explainCoreDump";
import { osDataFreeGib, osDataGib } from "../../../src/model/coreDump/osData";
import type { Step } from "../../../src/model/evidence/step";

const RELEASES: readonly (EsxiRelease | null)[] = [null, "8.0", "7.0"];

// RAM in GiB, release, GiB to plan with, label.
test.each<[number, EsxiRelease | null, number, string]>([
  [256, null, 3.84, "estimated"],
  [64, null, 2.5, "estimated"],
  [166.6, null, 2.5, "estimated"],
  [166.7, null, 2.5005, "estimated"],
  [2048, null, 30.72, "estimated"],
  [256, "8.0", 3.62, "interpolated"],
  [256.1, "8.0", 3.618, "extrapolated"],
  [128, "8.0", 2.274, "interpolated"],
  [127.9, "8.0", 2.273, "extrapolated"],
  [2048, "8.0", 22.42, "extrapolated"],
  [1536, "7.0", 15, "extrapolated"],
  [512, "7.0", 7.68, "estimated"],
  [513, "7.0", 7.695, "extrapolated"],
  [1000, "7.0", 15, "extrapolated"],
  [999, "7.0", 14.985, "extrapolated"],
  [4096, "7.0", 15, "extrapolated"],
  [64, "7.0", 2.5, "estimated"],
])("%d GiB on %p: %d GiB, %s", (ram, release, gib, label) => {
  const size = coreDumpSize(ram, release);
  expect(size.plan).toBeCloseTo(gib, 2);
  expect(size.label).toBe(label);
});

test("without a release the figure covers all four observed files, and is no more than 10% above", () => {
  for (const { ramMib, fileMib } of Object.values(DUMP_OBSERVATIONS).slice(0, 3)) {
    const { plan } = coreDumpSize(ramMib.value / 1024, null);
    expect(plan).toBeGreaterThanOrEqual(fileMib.value / 1024);
    expect(plan).toBeLessThan((fileMib.value / 1024) * 1.1);
  }
  expect(coreDumpSize(1536, null).plan).toBeGreaterThan(15);
});

test("the lines go through their hosts", () => {
  for (const { small, large, ...line } of Object.values(DUMP_LINES)) {
    for (const { ramMib, fileMib } of [small, large]) {
      expect(onDumpLine({ small, large, ...line }, ramMib.value / 1024)).toBeCloseTo(fileMib.value / 1024, 9);
    }
  }
});

test("the observed files are in the range of their release", () => {
  const inside = (host: keyof typeof DUMP_OBSERVATIONS, release: EsxiRelease): boolean => {
    const { ramMib, fileMib } = DUMP_OBSERVATIONS[host];
    const { low, high } = coreDumpSize(ramMib.value / 1024, release);
    return low - 1e-9 <= fileMib.value / 1024 && fileMib.value / 1024 <= high + 1e-9;
  };
  expect(inside("esxi8Small", "8.0")).toBe(true);
  expect(inside("esxi8Large", "8.0")).toBe(true);
  expect(inside("esxi7Small", "7.0")).toBe(true);
  expect(inside("esxi7Large", "7.0")).toBe(true);
});

test("low ≤ plan ≤ high, and more RAM never gives a smaller file", () => {
  const ram = fc.double({ min: 1, max: 24_576, noNaN: true });
  fc.assert(
    fc.property(ram, ram, fc.constantFrom(...RELEASES), (a, b, release) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)].map((gib) => coreDumpSize(gib, release));
      if (!less || !more) return false;
      const parts = ["low", "plan", "high"] as const;
      return (
        less.low <= less.plan && less.plan <= less.high && parts.every((part) => less[part] <= more[part])
      );
    }),
  );
});

test.each<[string | number, EsxiRelease | null]>([
  [8, "8.0"],
  ["8", "8.0"],
  ["8.0", "8.0"],
  ["8.0.3", "8.0"],
  ["8.0 U3", "8.0"],
  ["8.0u3b", "8.0"],
  ["8.0 Update 2", "8.0"],
  ["ESXi 8.0.3", "8.0"],
  ["VMware ESXi 7.0.3", "7.0"],
  [7, "7.0"],
  ["v7.0 U1c", "7.0"],
  ["ESXi 8.0b", "8.0"],
  ["8.0A", "8.0"],
  ["7.0.3c", "7.0"],
  ["8.0b build-21203435", "8.0"],
  ["8.0b U1a", "8.0"],
  ["Unknown", null],
])("ESXi %s is %p", (input, release) => {
  expect(esxiRelease(input)).toBe(release);
});

test.each<[string | number, string, RegExp]>([
  [0, "bad-input", /esxi is 0 or blank: enter 8.0, 7.0 or unknown/],
  ["newest", "bad-input", /"newest" is not an ESXi version/],
  ["8b", "bad-input", /"8b" is not an ESXi version/],
  ["8.0x", "bad-input", /"8.0x" is not an ESXi version/],
  ["8.0u", "bad-input", /"8.0u" is not an ESXi version/],
  ["8.0bb", "bad-input", /"8.0bb" is not an ESXi version/],
  ["8.0 b", "bad-input", /"8.0 b" is not an ESXi version/],
  [6.7, "no-evidence", /esxi "6.7" has no observed core dump file/],
  ["9.0", "no-evidence", /"9.0"/],
  ["8.1", "no-evidence", /"8.1"/],
])("ESXi %s is refused", (input, code, message) => {
  expect(() => esxiRelease(input)).toThrow(
    expect.objectContaining({ code, message: expect.stringMatching(message) }),
  );
});

// Boot disk and ESX-OSData in GiB.
test.each([
  [8, 6.9],
  [9.99, 8.89],
  [10, 7.9],
  [16, 13.9],
  [31.49, 29.39],
  [31.5, 23.25],
  [32, 23.75],
  [48, 39.75],
  [96, 87.75],
  [128, 119.75],
  [128.1, 119.75],
  [960, 119.75],
])("a boot disk of %d GiB has %d GiB of ESX-OSData", (disk, gib) => {
  expect(osDataGib(disk)).toBeCloseTo(gib, 9);
});

test.each([
  [0, "bad-input", /boot_disk_gib is 0 or blank/],
  [7.99, "no-evidence", /boot_disk_gib 7.99 is too small for ESX-OSData/],
])("a boot disk of %d GiB is refused", (disk, code, message) => {
  expect(() => osDataGib(disk)).toThrow(
    expect.objectContaining({ code, message: expect.stringMatching(message) }),
  );
});

test("what is left on a 32 GiB boot disk of a 1.5 TB host, and a shortfall", () => {
  expect(osDataFreeGib(32, 15, 0.2)).toBeCloseTo(4, 9);
  expect(osDataFreeGib(32, 15, 0)).toBeCloseTo(8.75, 9);
  expect(osDataFreeGib(32, 30.72, 0.2)).toBeCloseTo(-11.72, 9);
});

const valueOf = (steps: Step[], start: string): number => {
  const step = steps.find((one) => one.step.startsWith(start));
  if (!step) throw new Error(`no step ${start}`);
  return Number(step.value);
};

test.each([
  [256, null],
  [192, null],
  [64, "8.0"],
  [512, "8.0"],
  [2048, "8.0"],
  [256, "7.0"],
  [1024, "7.0"],
  [2048, "7.0"],
] as const)("the steps for %d GiB on %p can be redone by hand", (ram, release) => {
  const steps = explainCoreDump(ram, release);
  const of = (start: string): number => valueOf(steps, start);
  expect(of("Rule")).toBe(Math.max(of("Share of RAM") * of("RAM of the host"), of("Minimum size")));
  expect(of("Limited")).toBe(Math.min(of("Rule"), of("Limit")));
  for (const { step, value } of steps) {
    const [, fixed, slope] = /: ([\d.]+) \+ ([\d.]+) × RAM/.exec(step) ?? [];
    if (fixed && slope) expect(Number(fixed) + Number(slope) * ram).toBeCloseTo(Number(value), 2);
  }
  const names: Record<string, number> = {
    rule: of("Rule"),
    limit: of("Limit"),
    limited: of("Limited"),
    "8.0.3 line": of("Line through both 8.0.3"),
    ...(release === "7.0" && ram > 512 ? { "7.0.3 line": of("Line through both 7.0.3") } : {}),
  };
  const redo = (start: string): void => {
    const formula = steps.find(({ step }) => step.startsWith(`${start} = `))?.step.split(" = ")[1] ?? "";
    const [, which, a = "", b = ""] = /^the (smaller|larger) of (.+) and (.+)$/.exec(formula) ?? [];
    const pick = which === "smaller" ? Math.min : Math.max;
    const expected = which ? pick(names[a] ?? NaN, names[b] ?? NaN) : names[formula];
    expect(of(`${start} = `)).toBe(expected);
  };
  redo("Dump file");
  redo("Low");
  redo("High");
  const { low, plan, high } = coreDumpSize(ram, release);
  expect([of("Low = "), of("Dump file = "), of("High = ")]).toEqual([low, plan, high]);
  for (const { known, source } of steps) expect([known, source]).not.toContain("");
});
