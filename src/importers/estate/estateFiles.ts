import type { Source, SourceFile } from "../../archive/source";
import { csvTable } from "../tables/csvTable";
import type { HeadedTable } from "./estateFormat";
import { folderOf, isNamedWorkbook } from "./exportsIn";
import { listsVms } from "./exportsOfTables";
import { headedTable } from "./headedTable";
import { isToolSheet } from "./isToolSheet";
import { sheetOf } from "./sheetName";
import { holdsFigures } from "./unreadTables";
import { withoutSystemFiles } from "./withoutSystemFiles";

/**
 * The files of a folder, or of an archive that is not a workbook, that belong to exports of an estate: every workbook, and
 * those CSV files that an export consists of. Others, such as results of benchmarks beside them, are not among them. Rejects only when
 * cancelled.
 *
 * @param options `texts`: are files that are called .txt looked into? Results of benchmarks have thousands of them.
 */
export async function estateFiles(
  source: Source,
  { texts = false, signal }: { texts?: boolean; signal?: AbortSignal } = {},
): Promise<SourceFile[]> {
  const files = withoutSystemFiles(source.files);
  const found = files.filter(isNamedWorkbook);
  const folders = new Map<string, SourceFile[]>();
  for (const file of files) {
    if (!(texts ? /\.(csv|tsv|txt)$/i : /\.(csv|tsv)$/i).test(file.path)) continue;
    folders.set(folderOf(file), [...(folders.get(folderOf(file)) ?? []), file]);
  }
  for (const members of folders.values()) {
    const tables = new Map<SourceFile, HeadedTable>();
    for (const file of members) {
      const table = await headedOrNothing(file, signal);
      if (table) tables.set(file, table);
    }
    if (!listsVms([...tables.values()])) continue;
    for (const file of members) {
      const table = tables.get(file);
      if (isToolSheet(sheetOf(csvTable(file).name)) || (table && (listsVms([table]) || holdsFigures(table))))
        found.push(file);
    }
  }
  return found;
}

/** What is damaged is named by those who read it. */
async function headedOrNothing(file: SourceFile, signal?: AbortSignal): Promise<HeadedTable | null> {
  try {
    return await headedTable(csvTable(file), signal);
  } catch {
    signal?.throwIfAborted();
    return null;
  }
}
