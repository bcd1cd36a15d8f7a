import { csvOf, textBehindApostrophe } from "../tables/csvOf";
import type { RowOptions, Table, TableRow } from "../tables/row";
import type { Pseudonym } from "./anonymizeEstate";
import { textOf } from "./cells";

const HEADER = "kind,name,pseudonym";

/**
 * The pseudonyms in a table that `pseudonymCsv` made.
 *
 * @returns `undefined` where the table is another one: it is then read no further than its header.
 */
export async function pseudonymsIn(table: Table, options: RowOptions = {}): Promise<Pseudonym[] | undefined> {
  const pseudonyms: Pseudonym[] = [];
  let isMap: boolean | undefined;
  await table.rows((row) => {
    const texts = textsOf(row);
    if (isMap === undefined) isMap = texts.join() === HEADER;
    else if (texts.length !== HEADER.split(",").length) isMap = false;
    else {
      const [kind = "", name = "", pseudonym = ""] = texts;
      pseudonyms.push({ kind, name: textBehindApostrophe(name), pseudonym });
    }
    return isMap ? undefined : "enough";
  }, options);
  return isMap ? pseudonyms : undefined;
}

function textsOf(row: TableRow): string[] {
  return Array.from({ length: row.length }, (_, column) => textOf(row.cell(column)) ?? "");
}

/** Each pseudonym with its name, as a file of comma-separated values. */
export function pseudonymCsv(pseudonyms: readonly Pseudonym[]): string {
  return csvOf(pseudonyms.map(({ kind, name, pseudonym }) => ({ kind, name, pseudonym })));
}
