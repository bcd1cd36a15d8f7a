/**
 * The part of many cases that this run tries: `SHARD=2/10` is the second of ten, each with cases from everywhere; without
 * it, all of them.
 *
 * @throws Error if SHARD is something else.
 */
export function shardOf<T>(cases: readonly T[], shard = process.env["SHARD"]): T[] {
  if (shard === undefined || shard === "") return [...cases];
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(shard)?.map(Number) ?? [];
  if (part === undefined || parts === undefined || part < 1 || part > parts) {
    throw new Error(`SHARD "${shard}" is not a part: use one such as 2/10`);
  }
  return cases.filter((_one, i) => i % parts === part - 1);
}
