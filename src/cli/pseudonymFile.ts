import fs from "node:fs/promises";
import type { Pseudonym } from "../importers/estate/anonymizeEstate";
import { pseudonymCsv, pseudonymsIn } from "../importers/estate/pseudonymTable";
import { csvTable } from "../importers/tables/csvTable";
import { badInput } from "../model/errors";
import { openInputs } from "./openInputs";
import { writeWhole } from "./writeWhole";

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
    const pseudonyms = table && (await pseudonymsIn(table));
    if (!pseudonyms) throw badInput(`"${file}" exists and is not a table of pseudonyms: use another file`);
    return pseudonyms;
  } finally {
    await opened.close();
  }
}

/** Writes each pseudonym with its name. */
export async function writePseudonyms(target: string, pseudonyms: readonly Pseudonym[]): Promise<void> {
  await writeWhole(target, new TextEncoder().encode(pseudonymCsv(pseudonyms)));
}
