/** Undoes what pasting does to a line: hard blanks, quote marks, fences, bold labels. */
export function tidyLine(line: string): string {
  return line
    .replace(/[\u00a0\u2007\u202f]/g, " ")
    .replace(/[\u200b\ufeff]/g, "")
    .replace(/^[\s>]+/, "")
    .replace(/`+|\*\*/g, "")
    .trimEnd();
}
