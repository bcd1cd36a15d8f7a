/** The line (from 1) of a position in a text, for many positions. */
export function lineCounter(text: string): (position: number) => number {
  const ends: number[] = [];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) ends.push(at);
  return (position) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? Infinity) < position) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
