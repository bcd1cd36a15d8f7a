import { isZip, openArchive } from "../../archive/openArchive";
import { randomAccessOfBlob } from "../../archive/randomAccess";
import type { Source, SourceFile } from "../../archive/source";
import { readChunks } from "../reading/readChunks";
import { csvTable } from "../tables/csvTable";
import type { Table } from "../tables/row";
import { isWorkbook, workbookTables } from "../tables/workbookTables";
import type { HeadedTable } from "./estateFormat";
import { headedTable } from "./headedTable";
import { suffixedSheets } from "./suffixedSheets";
import { withoutSystemFiles } from "./withoutSystemFiles";

/** Tables that are open already, such as the sheets of a workbook in Excel: one export. */
export interface OpenTables {
  /** What the user calls it. */
  name: string;
  tables: readonly Table[];
}

/** Bytes of a workbook inside a folder or an archive at most: it is read whole. */
const MAX_INNER_BYTES = 256 * 2 ** 20;

/** One export in a source: its name, and its tables once they are opened. */
interface Export {
  name: string;
  open(signal: AbortSignal | undefined): Promise<readonly Table[]>;
}

/** The exports that a source may hold: each workbook, and the CSV files of each folder together. */
export function exportsIn(source: Source | OpenTables): Export[] {
  if ("tables" in source) return [{ name: source.name, open: () => Promise.resolve(source.tables) }];
  if (isWorkbook(source)) return [{ name: source.name, open: (signal) => workbookTables(source, signal) }];
  const folders = new Map<string, SourceFile[]>();
  const workbooks: Export[] = [];
  for (const file of withoutSystemFiles(source.files)) {
    if (isNamedWorkbook(file)) {
      workbooks.push({ name: file.path, open: (signal) => innerTables(file, signal) });
    } else if (isNamedTable(file)) {
      const folder = folderOf(file);
      folders.set(folder, [...(folders.get(folder) ?? []), file]);
    }
  }
  const ofFolders = [...folders].map(([folder, files]): Export => ({
    name: files.length === 1 ? (files[0]?.path ?? source.name) : folder === "" ? source.name : folder,
    open: () => Promise.resolve(files.map(csvTable)),
  }));
  return [...workbooks, ...ofFolders];
}

/** Does its name say that a file is a workbook? */
export const isNamedWorkbook = ({ path }: SourceFile): boolean => /\.(xlsx|xlsm|xlsb|xls)$/i.test(path);
const isNamedTable = ({ path }: SourceFile): boolean => /\.(csv|tsv|txt)$/i.test(path);
/** The folder of a file, with its `/`; "" for none. */
export const folderOf = ({ path }: SourceFile): string => path.slice(0, path.lastIndexOf("/") + 1);

/** The first bytes of files of Excel 97 to 2003, and of workbooks with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

function isCompound(bytes: Uint8Array | undefined): boolean {
  return COMPOUND.every((byte, i) => bytes?.[i] === byte);
}

/** The tables of a workbook inside a folder or an archive. */
async function innerTables(file: SourceFile, signal: AbortSignal | undefined): Promise<Table[]> {
  if (file.sizeBytes > MAX_INNER_BYTES)
    throw new RangeError("it has more than 256 MiB: import it separately, not in a folder or an archive");
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  await readChunks(file, (chunk) => void chunks.push(chunk.slice()), signal);
  if (isCompound(chunks[0]))
    throw new SyntaxError(
      "it is a workbook of Excel 97 to 2003 (.xls), or has a password: save it as .xlsx without a password",
    );
  const access = randomAccessOfBlob(new Blob(chunks), file.path);
  if (!(await isZip(access))) throw new SyntaxError("it is not a workbook of the kind .xlsx");
  const inner = await openArchive(access);
  if (!isWorkbook(inner)) throw new SyntaxError("it is not a workbook of the kind .xlsx");
  return workbookTables(inner, signal);
}

/** Those tables that have a header, and which sheets they are. */
export async function headed(
  tables: readonly Table[],
  signal: AbortSignal | undefined,
): Promise<HeadedTable[]> {
  const found: HeadedTable[] = [];
  for (const table of tables) {
    const one = await headedTable(table, signal);
    if (one) found.push(one);
  }
  return suffixedSheets(found);
}
