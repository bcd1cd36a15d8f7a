import { nvmeGhz, nvmePattern } from "../../../src/model/cpuCost/nvmeCpu";

// Share of the plan below and above it: 5 % for reads, 13 % for writes, 40 % beyond the tested sizes.
test.each([
  [4096, 1, 0.05, "measured"],
  [4096, 0, 0.13, "measured"],
  [8192, 1, 0.05, "interpolated"],
  [512, 0, 0.13, "measured"],
  [511, 0, 0.4, "extrapolated"],
  [262_144, 1, 0.05, "measured"],
  [262_145, 1, 0.4, "extrapolated"],
])(
  "%d bytes, share of reads %d: the range is %d of the plan either way, %s",
  (bytes, readShare, spread, label) => {
    const ghz = nvmeGhz(bytes * 1e6, bytes, readShare, "random");
    expect(ghz.low / ghz.plan).toBeCloseTo(1 - spread, 9);
    expect(ghz.high / ghz.plan).toBeCloseTo(1 + spread, 9);
    expect(ghz.label).toBe(label);
  },
);

test.each([
  ["random", "random"],
  ["rnd", "random"],
  ["ran", "random"],
  [" SEQ ", "sequential"],
  ["sequential", "sequential"],
])("the pattern %j is %s", (name, pattern) => {
  expect(nvmePattern(name)).toBe(pattern);
});

test.each(["se", "r", "", "randomly"])("the pattern %j is refused", (name) => {
  expect(() => nvmePattern(name)).toThrow(`"${name}" is not known: use random or sequential`);
});
