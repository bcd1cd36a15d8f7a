import { areaName, parseArea } from "../../workbook/address";

/** `'Test results'!$A$1:$B$9` as a sheet and a range; `undefined` for anything else. */
export function readReference(text: string): { sheet: string; range: string } | undefined {
  const match = /^(?:'((?:[^']|'')+)'|([^'!=]+))!([$A-Z0-9:]+)$/.exec(text);
  const area = parseArea((match?.[3] ?? "").replaceAll("$", ""));
  const sheet = match?.[1]?.replaceAll("''", "'") ?? match?.[2];
  return area && sheet !== undefined ? { sheet, range: areaName(area) } : undefined;
}
