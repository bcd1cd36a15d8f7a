import fs from "node:fs/promises";
import type { Pseudonym } from "../importers/estate/anonymizeEstate";
import { textOf } from "../importers/estate/cells";
import { csvTable } from "../importers/tables/csvTable";
import { badInput } from "../model/errors";
import { csvOf, textBehindApostrophe } from "./csvOf";
import { openInputs } from "./openInputs";
import { writeWhole } from "./writeWhole";

const HEADER = "kind,name,pseudonym";

/** The pseudonyms in a file that `writePseudonyms` wrote; empty without such a file. */
export async function readPseudonyms(file: string): Promise<Pseudonym[]> {
  const isThere = await fs.stat(file).then(
    () => true,
    () => false,
  );
  if (!isThere) return [];
  const opened = await openInputs([file]);
  try {
    const [table] = opened.sources.flatMap(({ files }) => files.map(csvTable));
    const rows: string[][] = [];
    await table?.rows((row) => {
      rows.push(Array.from({ length: row.length }, (_, column) => textOf(row.cell(column)) ?? ""));
      return undefined;
    });
    const [header = [], ...pairs] = rows;
    const isMap = header.join() === HEADER && pairs.every((pair) => pair.length === 3);
    if (!isMap) throw badInput(`"${file}" exists and is not a table of pseudonyms: name another file`);
    return pairs.map(([kind = "", name = "", pseudonym = ""]) => ({
      kind,
      name: textBehindApostrophe(name),
      pseudonym,
    }));
  } finally {
    await opened.close();
  }
}

/** Writes each pseudonym with its name. */
export async function writePseudonyms(target: string, pseudonyms: readonly Pseudonym[]): Promise<void> {
  const records = pseudonyms.map(({ kind, name, pseudonym }) => ({ kind, name, pseudonym }));
  await writeWhole(target, new TextEncoder().encode(csvOf(records)));
}
