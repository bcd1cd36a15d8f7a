import type { Source, SourceFile } from "../archive/source";
import { estateFiles } from "../importers/estate/estateFiles";
import { isWorkbook } from "../importers/tables/workbookTables";

/** What a source holds: files of exports of an estate, and others, which may be results of benchmarks. */
export interface SortedSource {
  source: Source;
  estate: SourceFile[];
  others: SourceFile[];
}

/** Tells exports of an estate from everything else, by what the files hold. */
export async function sortInputs(sources: readonly Source[]): Promise<SortedSource[]> {
  const sorted: SortedSource[] = [];
  for (const source of sources) {
    // Results of benchmarks have thousands of files that are called .txt: these are looked into alone.
    const texts = source.files.length === 1;
    const estate = new Set(isWorkbook(source) ? source.files : await estateFiles(source, { texts }));
    const others = source.files.filter((file) => !estate.has(file));
    sorted.push({ source, estate: [...estate], others });
  }
  return sorted;
}
