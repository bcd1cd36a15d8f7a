/** A text with a capital where it begins with a word; "p95" keeps its letter. */
export function sentenceCase(text: string): string {
  return /^[a-z][a-z]/.test(text) ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : text;
}
