import { append } from "../../src/importers/append";

test("takes more items than fit on the stack", () => {
  const list = [0];
  append(list, Array<number>(1_000_000).fill(1));
  expect(list).toHaveLength(1_000_001);
  expect(list.slice(0, 2)).toEqual([0, 1]);
});
