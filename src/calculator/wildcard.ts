/**
 * Reads a text to search for: `*` stands for any characters, `?` for one, `~` before them for themselves. The answer
 * tells whether a whole text is one, without regard to case.
 */
export function wildcard(pattern: string): (text: string) => boolean {
  if (!hasWildcards(pattern)) {
    const wanted = pattern.toLowerCase();
    return (text) => text.toLowerCase() === wanted;
  }
  const source = pattern.replace(/~[*?~]|[*?]|[\\^$.+()[\]{}|]/g, (special) => {
    if (special === "*") return ".*";
    if (special === "?") return ".";
    return `\\${special.slice(-1)}`;
  });
  const expression = new RegExp(`^${source}$`, "is");
  return (text) => expression.test(text);
}

/** Whether a text to search for stands for more texts than itself. */
export function hasWildcards(pattern: string): boolean {
  return /[*?~]/.test(pattern);
}
