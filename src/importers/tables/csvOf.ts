/**
 * Records as comma-separated values with a header line (RFC 4180); what is not known is an empty field. All records have the
 * fields of the first.
 */
export function csvOf(records: readonly Readonly<Record<string, string | number | null>>[]): string {
  return [
    csvLine(Object.keys(records[0] ?? {})),
    ...records.map((record) => csvLine(Object.values(record))),
  ].join("\r\n");
}

/** A line of it. */
export function csvLine(fields: readonly (string | number | null)[]): string {
  return fields.map(field).join(",");
}

/** What begins a formula, at the beginning of a cell: a spreadsheet may split at semicolons or tabs, quotation marks or not. */
const FORMULA = /(^|[;\t\r\n][\s"]{0,20})(?=[=+\-@\t\r])/g;

/** A text as it was before `csvOf` kept it from being a formula. */
export function textBehindApostrophe(text: string): string {
  return text.replace(/(^|[;\t\r\n][\s"]{0,20})'(?=[=+\-@\t\r])/g, "$1");
}

/** Texts that a spreadsheet would take for a formula get an apostrophe: names come from strangers' files. */
function field(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = value.replace(FORMULA, "$1'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
