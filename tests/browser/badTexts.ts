/** What a program shows where it should show a value. */
const BAD = /\bundefined\b|\bNaN\b|\[object |\bInfinity\b/;

/** Where a word of these is meant. */
const MEANT = "leaves the membership undefined";

/** The texts that a program shows by mistake, a line each. */
export function badTexts(texts: Iterable<readonly [place: string, text: string]>): string[] {
  return [...texts].flatMap(([place, text]) =>
    BAD.test(text.replaceAll(MEANT, "")) ? [`${place} shows ${text.slice(0, 120)}`] : [],
  );
}
