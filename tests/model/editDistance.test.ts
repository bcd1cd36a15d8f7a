import { distance } from "../../src/model/editDistance";

test.each([
  ["", "", 3, 0],
  ["VSAN_GHZ", "VSAN_GHZ", 0, 0],
  ["VSAN_GHX", "VSAN_GHZ", 3, 1],
  ["VSAN_GH", "VSAN_GHZ", 3, 1],
  ["kitten", "sitting", 3, 3],
  ["abc", "abcdef", 3, 3],
  ["abcdef", "abc", 3, 3],
  ["abc", "abcdefg", 3, Infinity],
  ["abcdefg", "abc", 3, Infinity],
])("from %j to %j, %d at most: %d", (a, b, most, far) => {
  expect(distance(a, b, most)).toBe(far);
});

test("without a limit it is half of the first text", () => {
  expect(distance("abcdef", "abcdefghi")).toBe(3);
  expect(distance("abcdef", "abcdefghij")).toBe(Infinity);
});

test("a text too long to be near is not compared", () => {
  const long = "VSAN_GHZ".repeat(1_000_000);
  expect([distance(long, "VSAN_GHZ", 3), distance(long, "VSAN_GHZ")]).toEqual([Infinity, Infinity]);
});
