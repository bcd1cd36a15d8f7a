import {
  isCustomFunction,
  isVolatile,
  nativeFunction,
  nativeFunctionNames,
} from "../../src/workbook/dialect";

test.each(["VSAN_GHZ", "IPV4_TO_INT", "VSAN_GHZ_IOPS", "A_1"])("%s is a custom function", (name) => {
  expect(isCustomFunction(name)).toBe(true);
});

test.each(["SUM", "vsan_ghz", "VSAN_", "_VSAN", "STDEV.S", "4_A", "VSAN__GHZ"])("%s is not", (name) => {
  expect(isCustomFunction(name)).toBe(false);
});

test("no native function could be taken for a custom or volatile one", () => {
  for (const name of nativeFunctionNames()) {
    expect([name, isCustomFunction(name), isVolatile(name)]).toEqual([name, false, false]);
  }
});

test("functions with a dot are newer than the file format and have a prefix in files", () => {
  for (const name of nativeFunctionNames().filter((one) => one.includes("."))) {
    expect(nativeFunction(name)?.stored).toBe(`_xlfn.${name}`);
  }
});
