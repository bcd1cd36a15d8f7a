import { vsanRelease } from "../../../src/model/cpuCost/vsanRelease";

test.each<[string | number, string]>([
  ["8.0", "8.0"],
  [8, "8.0"],
  ["8.0 U3", "8.0"],
  ["8.0.3", "8.0"],
  ["vSAN 9.0.1", "9.0"],
  [9, "9.0"],
  [9.1, "9.1"],
  ["9.1.0", "9.1"],
  ["ESXi 9.1", "9.1"],
  ["VCF 9.1", "9.1"],
])("%p is release %s", (typed, release) => {
  expect(vsanRelease(typed)).toBe(release);
});

test.each(["7.0", "9.2", 9.11, "10", "latest", "", "8.0 P3"])(
  "%p is refused, with the releases that are known",
  (typed) => {
    expect(() => vsanRelease(typed)).toThrow(/^release .* is not known: enter 8.0, 9.0, 9.1$/);
  },
);
