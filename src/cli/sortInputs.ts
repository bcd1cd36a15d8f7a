import type { Source, SourceFile } from "../archive/source";
import { sheetOf } from "../importers/estate/columnReader";
import type { EstateFormat, HeadedTable } from "../importers/estate/estateFormat";
import { headedTable } from "../importers/estate/headedTable";
import { plain } from "../importers/estate/plain/plain";
import { rvtools } from "../importers/estate/rvtools/rvtools";
import { csvTable } from "../importers/tables/csvTable";
import { isWorkbook } from "../importers/tables/workbookTables";

/** What a source holds: files of exports of an estate, and others, which may be results of benchmarks. */
export interface SortedSource {
  source: Source;
  estate: SourceFile[];
  others: SourceFile[];
}

/** Exports that are files of separated values. */
const IN_FILES: readonly EstateFormat[] = [rvtools, plain];

/** Tells exports of an estate from everything else, by what the files hold. */
export async function sortInputs(sources: readonly Source[]): Promise<SortedSource[]> {
  const sorted: SortedSource[] = [];
  for (const source of sources) {
    const estate = new Set(isWorkbook(source) ? source.files : await estateFiles(source));
    const others = source.files.filter((file) => !estate.has(file));
    sorted.push({ source, estate: [...estate], others });
  }
  return sorted;
}

/**
 * Files of a folder, or of an archive that is not a workbook, that belong to exports: workbooks, and the files of separated
 * values that an export consists of.
 */
async function estateFiles({ files }: Source): Promise<SourceFile[]> {
  const workbooks = files.filter(({ path }) => /\.(xlsx|xlsm|xlsb|xls)$/i.test(path));
  const folders = new Map<string, SourceFile[]>();
  for (const file of files.filter((one) => mayBeTable(one, files.length === 1))) {
    const folder = file.path.slice(0, file.path.lastIndexOf("/") + 1);
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  const found: SourceFile[] = [];
  for (const members of folders.values()) {
    const lists = new Set<SourceFile>();
    for (const file of members) {
      const table = await headed(file);
      if (table && IN_FILES.some((format) => format.recognizes([table]))) lists.add(file);
    }
    if (lists.size > 0) found.push(...members.filter((file) => lists.has(file) || isSheetOfExport(file)));
  }
  return [...workbooks, ...found];
}

/** Results of benchmarks have thousands of files that are called .txt: these are looked into only by a name of RVTools, or alone. */
function mayBeTable(file: SourceFile, isAlone: boolean): boolean {
  return /\.(csv|tsv)$/i.test(file.path) || (/\.txt$/i.test(file.path) && (isAlone || isSheetOfExport(file)));
}

/** `RVTools_tabvDisk.csv` beside `RVTools_tabvInfo.csv`. */
function isSheetOfExport(file: SourceFile): boolean {
  return /^d?v[A-Z]\w+$/.test(sheetOf(csvTable(file).name));
}

/** What cannot be read is named by those who read it. */
async function headed(file: SourceFile): Promise<HeadedTable | null> {
  try {
    return await headedTable(csvTable(file));
  } catch {
    return null;
  }
}
