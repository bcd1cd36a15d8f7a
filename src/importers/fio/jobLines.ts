/** Answers in which line a figure of a job stands. */
export interface JobLines {
  /** Line of the job's name. */
  start: number;
  /** Line of the last key of a path of keys that follow each other; the start where one is missing. */
  of(...keys: string[]): number;
  /** The value of the last key of such a path as the file spells it; empty where one is missing. */
  textOf(...keys: string[]): string;
}

/** Characters of a value that are quoted. */
const QUOTED_CHARACTERS = 40;

/**
 * Where the jobs of a document stand in a text: JSON.parse tells no places, so the keys are looked for behind the
 * names of the jobs, which stand in the same order.
 *
 * @param lineOf The line of a position in the whole text.
 */
export function jobLines(
  document: { offset: number; text: string },
  lineOf: (position: number) => number,
): JobLines[] {
  const starts = [...document.text.matchAll(/"jobname"\s*:/g)].map(({ index }) => index);
  return starts.map((start, index) => {
    const job = document.text.slice(start, starts[index + 1]);
    const placeOf = (keys: readonly string[]) => placeIn(job, keys);
    return {
      start: lineOf(document.offset + start),
      of: (...keys) => lineOf(document.offset + start + (placeOf(keys)?.key ?? 0)),
      textOf(...keys) {
        const place = placeOf(keys);
        return place === null ? "" : valueText(job.slice(place.value, place.value + 2 * QUOTED_CHARACTERS));
      },
    };
  });
}

/** Where the last key of a path stands in the text of a job, and the value behind it. */
function placeIn(job: string, keys: readonly string[]): { key: number; value: number } | null {
  let place = { key: 0, value: 0 };
  for (const [depth, key] of keys.entries()) {
    const pattern = patternOf(key, depth < keys.length - 1);
    pattern.lastIndex = place.key;
    const found = pattern.exec(job);
    if (!found) return null;
    place = { key: found.index, value: pattern.lastIndex };
  }
  return place;
}

/** Patterns by key: the same few are looked for in thousands of jobs. */
const ofValues = new Map<string, RegExp>();
const ofObjects = new Map<string, RegExp>();

/** Finds a key, where it opens an object with the brace behind it. */
function patternOf(key: string, opens: boolean): RegExp {
  const patterns = opens ? ofObjects : ofValues;
  let pattern = patterns.get(key);
  if (pattern === undefined) {
    pattern = new RegExp(`"${key.replaceAll(".", "\\.")}"\\s*:\\s*${opens ? "\\{" : ""}`, "g");
    patterns.set(key, pattern);
  }
  return pattern;
}

/** The value at the beginning of a text: a scalar to its end, the beginning of all others. */
function valueText(text: string): string {
  const value = /^(?:"[^"\n]*"|\{\s*\}|\[\s*\]|[^\s,{}[\]"]+|[^\n]*)/.exec(text)?.[0] ?? "";
  return value.length > QUOTED_CHARACTERS ? `${value.slice(0, QUOTED_CHARACTERS)}…` : value;
}
