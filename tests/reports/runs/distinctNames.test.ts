import { distinctNames } from "../../../src/reports/runs/distinctNames";

test.each([
  [
    ["base", "new"],
    ["base", "new"],
  ],
  [
    ["base", "run", "run"],
    ["base", "run (1)", "run (2)"],
  ],
  [
    ["run", "run (1)", "run"],
    ["run (2)", "run (1)", "run (3)"],
  ],
  [[], []],
])("two imports had one name: %j", (names, expected) => {
  expect(distinctNames(names)).toEqual(expected);
});
