/** The lines of a text, however it was pasted: hard blanks and a byte order mark become what they stand for. */
export function textLines(text: string): string[] {
  return text
    .replace(/^\ufeff/, "")
    .replace(/[\u00a0\u2007\u202f]/g, " ")
    .split(/\r\n|\n|\r/);
}
