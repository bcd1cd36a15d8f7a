import { lengthWithout } from "../reading/lengthWithout";
import { plausible } from "../figures/plausible";

/** What stands between the fields: a comma as Iometer writes it, the others after a spreadsheet saved the file. */
export type Delimiter = "," | ";" | "\t";

/**
 * The fields of a row. Iometer never quotes a field but writes quotation marks inside names, so a comma always
 * separates; the quoting of a spreadsheet is undone where its delimiter shows that one saved the file.
 */
export function splitRow(line: string, delimiter: Delimiter): string[] {
  if (delimiter === "," || !line.includes('"')) return line.split(delimiter);
  const fields: string[] = [];
  let start = 0;
  for (;;) {
    const end = fieldEnd(line, start, delimiter);
    fields.push(line.slice(start, end));
    if (end >= line.length) return fields;
    start = end + 1;
  }
}

/** How many fields a row has, without making them. */
export function countFields(line: string, delimiter: Delimiter): number {
  if (delimiter !== "," && line.includes('"')) return splitRow(line, delimiter).length;
  let count = 1;
  for (let at = line.indexOf(delimiter); at >= 0; at = line.indexOf(delimiter, at + 1)) count += 1;
  return count;
}

/** A row without the empty fields that a spreadsheet adds up to its widest row. */
export function withoutPadding(line: string): string {
  return line.slice(
    0,
    lengthWithout(line, (character) => /[,;\s]/.test(character)),
  );
}

/** A text field without a spreadsheet's quoting. */
export function unquoted(field: string): string {
  const text = field.trim();
  return text.length >= 2 && text.startsWith('"') && text.endsWith('"')
    ? text.slice(1, -1).replaceAll('""', '"')
    : text;
}

const NUMBER = /^-?\d+(\.\d*)?(e[+-]?\d+)?$/i;

/**
 * A number of a row: `null` for an empty field, `NaN` for one that is no number. Iometer always writes a decimal
 * point; a decimal comma is read where the comma does not separate fields. Never a thousands separator.
 */
export function figure(field: string | undefined, delimiter: Delimiter): number | null {
  if (field === undefined || field === "") return null;
  if (NUMBER.test(field)) return plausible(Number(field)) ?? NaN;
  const text = field.trim();
  if (text === "") return null;
  const plain = delimiter === "," ? text : text.replace(",", ".");
  return NUMBER.test(plain) ? (plausible(Number(plain)) ?? NaN) : NaN;
}

function fieldEnd(line: string, start: number, delimiter: Delimiter): number {
  let from = start;
  if (line[start] === '"') {
    from = start + 1;
    for (;;) {
      const quote = line.indexOf('"', from);
      if (quote < 0) return line.length;
      from = quote + 1;
      if (line[from] !== '"') break;
      from += 1;
    }
  }
  const end = line.indexOf(delimiter, from);
  return end < 0 ? line.length : end;
}
