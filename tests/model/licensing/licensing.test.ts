import { licensedCores } from "../../../src/model/licensing/licensedCores";
import {
  EDITIONS,
  vsanBalanceTib,
  vsanEdition,
  vsanTibToBuy,
} from "../../../src/model/licensing/vsanLicense";

test.each([
  [3, 1, 8, 48],
  [6, 2, 16, 192],
  [1, 2, 15, 32],
  [1, 2, 16, 32],
  [1, 2, 17, 34],
])("%d hosts × %d sockets × %d cores: %d to license", (hosts, sockets, cores, licensed) => {
  expect(licensedCores(hosts, sockets, cores)).toBe(licensed);
});

test("the vendor's second example: 2 × 8 and 2 × 24 cores are 80", () => {
  expect(licensedCores(1, 2, 8) + licensedCores(1, 2, 24)).toBe(80);
});

test.each([
  [192, 174.62, "VVF", 127, 127],
  [192, 174.62, "VCF", 0, -17],
  [48, 11.52, "VCF", 0, -36],
  [192, 174.62, "other", 175, 175],
  [192, 48, "VVF", 0, 0],
  [192, 48.001, "VVF", 1, 1],
  [192, 49, "VVF", 1, 1],
  [192, 0, "VCF", 0, -192],
] as const)("%d cores and %d TiB with %s: buy %d, balance %d", (cores, raw, edition, buy, balance) => {
  expect(vsanTibToBuy(cores, raw, edition)).toBe(buy);
  expect(vsanBalanceTib(cores, raw, edition)).toBe(balance);
});

test("a rounding error of the binary fraction costs no license, and nothing is -0", () => {
  expect(100 * 1.1).toBeGreaterThan(110);
  expect(vsanTibToBuy(16, 100 * 1.1, "other")).toBe(110);
  expect(Object.is(vsanBalanceTib(48, 47.5, "VCF"), 0)).toBe(true);
});

test("editions by name", () => {
  for (const edition of EDITIONS) expect(vsanEdition(` ${edition.toLowerCase()} `)).toBe(edition);
  expect(() => vsanEdition("VVS")).toThrow('"VVS" is not known: use VCF, VVF, other');
});
