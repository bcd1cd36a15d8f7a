/**
 * Maps items through `work`, at most `limit` at a time, results in the items' order. After a failure nothing new
 * is started and the rejection waits until everything under way has stopped, so that no stream stays open.
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const failures: unknown[] = [];
  const queue = items.entries();
  async function runLane(): Promise<void> {
    for (const [index, item] of queue) {
      if (failures.length > 0) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        failures.push(error);
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, runLane));
  if (failures.length > 0) throw failures[0];
  return results;
}
