/**
 * The share of reads in a ratio of reads and writes.
 *
 * @returns 0 to 1; `null` for a ratio of nothing, `undefined` for what is not such a ratio.
 * @example readShareOf("56% / 44%") //=> 0.56
 */
export function readShareOf(ratio: string): number | null | undefined {
  const [, read, write] = /^(\d+(?:[.,]\d+)?) ?%? ?\/ ?(\d+(?:[.,]\d+)?) ?%?$/.exec(ratio) ?? [];
  if (read === undefined || write === undefined) return undefined;
  const [reads, writes] = [read, write].map((text) => Number(text.replace(",", "."))) as [number, number];
  return reads + writes > 0 ? reads / (reads + writes) : null;
}
