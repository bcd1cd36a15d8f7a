/**
 * Applies a change as CONTRIBUTING.md shows it: lines with a blank in front are there, those with `-` go, those with `+`
 * come. `@@` begins the next place. A place must be there once.
 *
 * @returns The changed text, or the lines that are not there or are there more than once.
 */
export function applyChange(text: string, change: string): string | { lost: string } {
  let changed = text;
  for (const place of change.trimEnd().split(/^@@\n/m)) {
    const lines = place.trimEnd().split("\n");
    const side = (marks: string): string =>
      lines.flatMap((line) => (marks.includes(line.charAt(0)) ? [`${line.slice(1)}\n`] : [])).join("");
    const [before, after] = [side(" -"), side(" +")];
    const at = `\n${changed}`.indexOf(`\n${before}`);
    if (before === "" || at < 0 || `\n${changed}`.includes(`\n${before}`, at + 1)) return { lost: before };
    changed = changed.slice(0, at) + after + changed.slice(at + before.length);
  }
  return changed;
}
