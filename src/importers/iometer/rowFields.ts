import type { ResultColumns } from "./resultColumns";
import { splitRow } from "./rowFormat";

/**
 * The fields, one a column, or `null` where a row has not as many. Old versions do not clean names, so what a row
 * has too many is a comma in its name: nothing else in a row is free text.
 */
export function rowFields(line: string, { count, delimiter, at }: ResultColumns): string[] | null {
  const fields = splitRow(line, delimiter);
  while (fields.length > count && fields.at(-1)?.trim() === "") fields.pop();
  const more = fields.length - count;
  if (more <= 0) return more === 0 ? fields : null;
  fields.splice(at.name, more + 1, fields.slice(at.name, at.name + more + 1).join(delimiter));
  // The field behind the names counts managers: where it is none, the row has too many fields elsewhere.
  return /^\s*\d*\s*$/.test(fields[at.managers] ?? "") ? fields : null;
}
