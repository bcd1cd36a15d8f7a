import {
  decimalOf,
  decimalSignOf,
  textOf,
  truthOf,
  wholeNumberOf,
} from "../../../src/importers/estate/cells";
import { shortHeader } from "../../../src/importers/estate/columnReader";

test.each([
  [1024, 1024, 1024],
  ["1024", 1024, 1024],
  ["1,024", 1024, undefined],
  ["1,024,768", 1_024_768, 1_024_768],
  ["1.024", 1024, 1.024],
  ["1.024.768", 1_024_768, 1_024_768],
  ["1 024", 1024, 1024],
  ["1\u00a0024", 1024, 1024],
  ["1'024", 1024, 1024],
  ["1.5", 1.5, 1.5],
  ["1,5", 1.5, 1.5],
  ["1.024,5", 1024.5, 1024.5],
  ["1,024.5", 1024.5, 1024.5],
  ["", null, null],
  [" ", null, null],
  [null, null, null],
  ["n/a", undefined, undefined],
  [true, undefined, undefined],
  [{ fault: "#N/A" }, undefined, undefined],
])("the cell %j is %d in a column of whole numbers, %d in one of decimals", (cell, whole, decimal) => {
  expect(wholeNumberOf(cell)).toBe(whole);
  expect(decimalOf(cell)).toBe(decimal);
});

test.each([
  ["12,375", "either"],
  ["12.375", "either"],
  ["-1,024", "either"],
  ["0,125", ","],
  ["0.125", "."],
  ["1234,567", ","],
  ["12,37", ","],
  ["1,024,768", "."],
  ["1.024.768", ","],
  ["1,024.5", "."],
  ["1.024,5", ","],
  ["1 024,5", ","],
  ["1024", null],
  [12.375, null],
  [null, null],
])("the decimal sign of %j: %j", (cell, sign) => {
  expect(decimalSignOf(cell)).toBe(sign);
});

test.each([
  ["12,375", ",", 12.375],
  ["12,375", ".", 12_375],
  ["12.375", ",", 12_375],
  ["12.375", ".", 12.375],
])("the cell %j with the decimal sign %j is %d", (cell, sign, number) => {
  expect(decimalOf(cell, sign as "," | ".")).toBe(number);
});

test.each([
  [true, true],
  ["True", true],
  ["TRUE", true],
  ["False", false],
  ["WAHR", true],
  ["FAUX", false],
  ["Verdadero", true],
  ["onwaar", false],
  ["ИСТИНА", true],
  [0, false],
  ["maybe", null],
  [null, null],
])("the truth of %j: %s", (cell, truth) => {
  expect(truthOf(cell)).toBe(truth);
});

test("a number that stands for a name is a text", () => {
  expect([textOf(4711), textOf(" a "), textOf(" "), textOf({ fault: "#REF!" })]).toEqual([
    "4711",
    "a",
    null,
    null,
  ]);
});

test.each([
  ["Total disk capacity MiB", "vInfo", "totaldiskcapacity"],
  ["In Use MB", "vInfo", "inuse"],
  ["vInfoVMName", "vInfo", "vmname"],
  ["vDiskCapacityMiB", "vDisk", "capacity"],
  ["# CPU", "vHost", "#cpu"],
  ["Free % ", "vPartition", "free%"],
  ["vInfo", "vInfo", "vinfo"],
])("the header %j of %s in short: %s", (header, sheet, short) => {
  expect(shortHeader(header, sheet)).toBe(short);
});
