import { tabAfter } from "../../src/taskpane/tabs";

test.each([
  ["import", "ArrowRight", "templates"],
  ["health", "ArrowRight", "import"],
  ["import", "ArrowLeft", "health"],
  ["functions", "ArrowLeft", "templates"],
  ["functions", "ArrowRight", "explain"],
  ["functions", "Home", "import"],
  ["functions", "End", "health"],
  ["functions", "Enter", undefined],
] as const)("from %s, %s leads to %s", (from, key, to) => {
  expect(tabAfter(from, key)).toBe(to);
});
