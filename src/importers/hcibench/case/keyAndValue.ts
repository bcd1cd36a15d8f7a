/**
 * Key in lower case and value without quotes of a line such as `vSAN Type: All-Flash`, as HCIBench's configurations have
 * them; both are empty for other lines.
 */
export function keyAndValue(line: string): [key: string, value: string] {
  const colon = line.indexOf(":");
  if (colon < 0) return ["", ""];
  return [line.slice(0, colon).trim().toLowerCase(), unquoted(line.slice(colon + 1).trim())];
}

function unquoted(text: string): string {
  const [first] = text;
  const isQuoted = text.length > 1 && (first === "'" || first === '"') && text.endsWith(first);
  return isQuoted ? text.slice(1, -1) : text;
}
