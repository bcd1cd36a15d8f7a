import { mapConcurrently } from "../../../src/importers/reading/mapConcurrently";

const later = (turns: number) => new Promise<void>((resolve) => setTimeout(resolve, turns));

test("results keep the order of the items, and no more than the limit runs at once", async () => {
  let running = 0;
  let most = 0;
  const results = await mapConcurrently([5, 1, 3, 2, 4], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await later(item);
    running -= 1;
    return item * 10;
  });
  expect(results).toEqual([50, 10, 30, 20, 40]);
  expect(most).toBe(2);
});

test("after a failure nothing new starts, and the rejection waits for what is under way", async () => {
  const started: number[] = [];
  let finished = 0;
  const run = mapConcurrently([1, 2, 3, 4], 2, async (item) => {
    started.push(item);
    if (item === 1) throw new Error("first");
    await later(5);
    finished += 1;
  });
  await expect(run).rejects.toThrow("first");
  expect(started).toEqual([1, 2]);
  expect(finished).toBe(1);
});

test("no items give no results", async () => {
  await expect(mapConcurrently([], 3, () => Promise.resolve(1))).resolves.toEqual([]);
});
