/** Answers in which line a figure of a job stands. */
export interface JobLines {
  /** Line of the job's name. */
  start: number;
  /** Line of the last key of a path of keys that follow each other; the start where one is missing. */
  of(...keys: string[]): number;
}

/**
 * Where the jobs of a document stand in a text: JSON.parse tells no places, so the keys are looked for behind the
 * names of the jobs, which stand in the same order.
 */
export function jobLines(text: string, document: { offset: number; text: string }): JobLines[] {
  const starts = [...document.text.matchAll(/"jobname"\s*:/g)].map(({ index }) => index + document.offset);
  const lineOf = lineCounter(text);
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? document.offset + document.text.length;
    return {
      start: lineOf(start),
      of(...keys) {
        let at = start;
        for (const [depth, key] of keys.entries()) {
          const opens = depth < keys.length - 1 ? "\\{" : "";
          const pattern = new RegExp(`"${key.replaceAll(".", "\\.")}"\\s*:\\s*${opens}`, "g");
          pattern.lastIndex = at;
          const found = pattern.exec(text);
          if (!found || found.index >= end) return lineOf(start);
          at = found.index;
        }
        return lineOf(at);
      },
    };
  });
}

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
