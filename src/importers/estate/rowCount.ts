/**
 * How many rows, and what of them.
 *
 * @example rowCount(2, "has no name", "have no name") //=> "2 rows have no name"
 */
export function rowCount(count: number, one: string, more: string): string {
  return count === 1 ? `One row ${one}` : `${count.toLocaleString("en-US")} rows ${more}`;
}

/** The sentence about rows that name nothing, such as "VM" or "host". */
export function namelessRows(count: number, what: string): string {
  return `${rowCount(count, "has", "have")} no name of a ${what}: skipped.`;
}
