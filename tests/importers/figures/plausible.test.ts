import { plausible } from "../../../src/importers/figures/plausible";

test.each([
  [0, 0],
  [-5, -5],
  [9.99e17, 9.99e17],
  [1e18, null],
  [-1e18, null],
  [Infinity, null],
  [NaN, null],
])("the figure %p is one that a test can have: %p", (value, expected) => {
  expect(plausible(value)).toBe(expected);
});
