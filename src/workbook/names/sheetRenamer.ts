/**
 * Sentences name sheets as "sheet Workloads": those of sheets that have new names follow.
 *
 * @param renamed New names by old name in lower case.
 * @param all Names of all sheets: "sheet Hosts today" is not the sheet Hosts.
 */
export function sheetRenamer(
  renamed: ReadonlyMap<string, string>,
  all: readonly string[],
): (text: string) => string {
  if (renamed.size === 0) return (text) => text;
  const longestFirst = [...all].sort((a, b) => b.length - a.length).map(escaped);
  const named = new RegExp(`(?<=\\b[Ss]heet )(?:${longestFirst.join("|")})(?![\\p{L}\\p{N}])`, "gu");
  return (text) =>
    text.includes("heet ") ? text.replace(named, (name) => renamed.get(name.toLowerCase()) ?? name) : text;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
