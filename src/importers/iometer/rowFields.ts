import type { ResultColumns } from "./resultColumns";
import { splitRow } from "./rowFormat";

/**
 * The fields, one a column, or `null` where a row has not as many. What a row has too many is padding by a spreadsheet,
 * or a comma in its name, which Iometer does not clean: nothing else in a row is free text. Rows of old versions end with
 * empty fields of their own, so that it is padding only where the other fields then stand in their columns.
 */
export function rowFields(line: string, columns: ResultColumns): string[] | null {
  const { count, delimiter, at } = columns;
  const fields = splitRow(line, delimiter);
  const more = fields.length - count;
  if (more <= 0) return more === 0 ? fields : null;
  let padding = 0;
  while (padding < more && fields.at(-1 - padding)?.trim() === "") padding += 1;
  for (let commas = more - padding; commas <= more; commas += 1) {
    if (!isInColumns((index) => fields[index + commas] ?? "", columns)) continue;
    const behindName = at.name + 1 + commas;
    const name = fields.slice(at.name, behindName).join(delimiter);
    return [...fields.slice(0, at.name), name, ...fields.slice(behindName, count + commas)];
  }
  return null;
}

/** Whether what counts managers, workers and targets is a number or empty, and there are IOps. */
function isInColumns(field: (index: number) => string, { at }: ResultColumns): boolean {
  const counts = [at.managers, at.workers, at.disks].filter((index) => index >= 0).map(field);
  return counts.every((text) => /^\d*$/.test(text.trim())) && field(at.iops).trim() !== "";
}
