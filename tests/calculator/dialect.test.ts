import { NATIVES } from "../../src/calculator/natives";
import { nativeFunctionNames } from "../../src/workbook/dialect";

test("the calculator has every function of the dialect and no other; LAMBDA is for names", () => {
  const dialect = nativeFunctionNames().filter((name) => name !== "LAMBDA");
  expect(Object.keys(NATIVES).sort()).toEqual(dialect);
});
