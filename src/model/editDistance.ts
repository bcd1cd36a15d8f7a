/**
 * The number of characters to insert, delete or replace that turns one text into another.
 *
 * @param most Texts whose lengths differ by more are `Infinity` apart: a cell can hold texts too long to compare. By
 *   default half of the first text, above which it is another word.
 */
export function distance(a: string, b: string, most = a.length / 2): number {
  if (Math.abs(a.length - b.length) > most) return Infinity;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, character] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const replaced = (row[j] ?? 0) + (b[j] === character ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
