import { shardOf } from "./shard";

const CASES = [1, 2, 3, 4, 5, 6, 7];

test("the parts of a run are all its cases, each once", () => {
  expect(shardOf(CASES, "1/3")).toEqual([1, 4, 7]);
  expect(shardOf(CASES, "2/3")).toEqual([2, 5]);
  expect(shardOf(CASES, "3/3")).toEqual([3, 6]);
});

test.each(["", "1/1"])("SHARD %j is all cases", (shard) => {
  expect(shardOf(CASES, shard)).toEqual(CASES);
});

test.each(["0/3", "4/3", "2", "1/0", "a/b"])('SHARD "%s" is refused', (shard) => {
  expect(() => shardOf(CASES, shard)).toThrow(`SHARD "${shard}" is not a part: use one such as 2/10`);
});
