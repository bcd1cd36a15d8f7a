import { openArchive } from "../../archive/openArchive";
import { isZip } from "../../archive/openArchive";
import { randomAccessOfBlob } from "../../archive/randomAccess";
import type { Source, SourceFile } from "../../archive/source";
import { joinExports } from "../../model/estate/joinExports";
import { fillUsedCapacity } from "../../model/estate/usedCapacity";
import type { Estate } from "../../model/estate/estate";
import { readChunks } from "../reading/readChunks";
import { csvTable } from "../tables/csvTable";
import type { RowOptions, Table } from "../tables/row";
import { isWorkbook, workbookTables } from "../tables/workbookTables";
import type { EstateDiagnostic, EstateFormat, EstateSource, HeadedTable, ReadEstate } from "./estateFormat";
import { headedTable } from "./headedTable";
import { liveOptics } from "./liveOptics/liveOptics";
import { plain } from "./plain/plain";
import { rvtools } from "./rvtools/rvtools";

/** Every kind of export, in the order in which they are asked. */
export const estateFormats: readonly EstateFormat[] = [rvtools, liveOptics, plain];

/** What was read of all that was handed over. */
export interface ImportedEstate {
  estate: Estate;
  sources: EstateSource[];
  diagnostics: EstateDiagnostic[];
  /** Names of sources in which there is no export. */
  without: string[];
}

/** Bytes of a workbook inside a folder or an archive at most: it is read whole. */
const LARGEST_INNER = 256 * 2 ** 20;

/**
 * Reads every export in some sources as one estate: a source is a workbook, or a folder or an archive of workbooks and CSV files,
 * where the CSV files of one folder are one export. Rejects only when cancelled.
 */
export async function importEstate(
  sources: readonly Source[],
  options: RowOptions = {},
): Promise<ImportedEstate> {
  const read = await mapInOrder(sources, (source) => exportsOf(source, options));
  const exports = read.flatMap((one) => one.exports);
  const { estate, ...counts } = joinExports(
    exports.map(({ estate: one, source }) => ({ estate: one, isWatched: source.tool === "live-optics" })),
  );
  const cloned = fillUsedCapacity(estate);
  return {
    estate,
    sources: exports.map((one) => one.source),
    diagnostics: [
      ...exports.flatMap((one) => one.diagnostics),
      ...read.flatMap((one) => one.diagnostics),
      ...cloned.map(({ name }): EstateDiagnostic => ({
        ...{
          severity: "warning",
          file: sources.map((source) => source.name).join(", "),
          sheet: null,
          row: null,
        },
        message: `The VMs on the datastore ${JSON.stringify(name)} are charged more than half again of what it holds: they share blocks (clones), and what they use is unknown.`,
      })),
      ...joined(sources.map(({ name }) => name).join(", "), counts),
    ],
    without: sources.filter((_, i) => read[i]?.exports.length === 0).map(({ name }) => name),
  };
}

async function mapInOrder<A, B>(items: readonly A[], work: (item: A) => Promise<B>): Promise<B[]> {
  const results: B[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

/** The exports in a source. What cannot be read, or is not an export, is a diagnostic. */
async function exportsOf(
  source: Source,
  options: RowOptions,
): Promise<{ exports: ReadEstate[]; diagnostics: EstateDiagnostic[] }> {
  const exports: ReadEstate[] = [];
  const diagnostics: EstateDiagnostic[] = [];
  for (const { name, open } of exportsIn(source)) {
    options.signal?.throwIfAborted();
    try {
      const tables = await headed(await open(options.signal), options.signal);
      const format = estateFormats.find((one) => one.recognizes(tables));
      if (format) exports.push(await format.read(tables, name, options));
      else diagnostics.push(skipped(name, "No list of VMs was found in it"));
    } catch (error) {
      options.signal?.throwIfAborted();
      const message = whyNot(error, name);
      diagnostics.push({ severity: "error", file: name, sheet: null, row: null, message });
    }
  }
  for (const { path } of source.files) {
    if (/\.zip$/i.test(path))
      diagnostics.push(skipped(path, "It is an archive inside another, which is not opened"));
  }
  return { exports, diagnostics };
}

const skipped = (file: string, why: string): EstateDiagnostic => ({
  ...{ severity: "warning", file, sheet: null, row: null },
  message: `${why}: skipped.`,
});

/** Why an export cannot be read, without its name: that stands beside it. What a system says may hold a path. */
function whyNot(error: unknown, name: string): string {
  const { message, code, file } = error as { message?: unknown; code?: unknown; file?: unknown };
  if (typeof code === "string" && /^E[A-Z]+$/.test(code)) return `It cannot be opened (${code}).`;
  const reason = String(message ?? error).replace(/\.$/, "");
  if (reason.startsWith(`${name} `)) return `It${reason.slice(name.length)}.`;
  // A file in it is quoted as all names are.
  const isNamed = typeof file === "string" && reason.startsWith(file);
  return `It cannot be read: ${isNamed ? JSON.stringify(file) + reason.slice(file.length) : reason}.`;
}

/** What is to be known of VMs that several exports list, or one collector alone. */
function joined(
  file: string,
  { doubles, namesakes, unmatched }: { doubles: number; namesakes: number; unmatched: number },
): EstateDiagnostic[] {
  const vms = (count: number, one: string, more: string) =>
    count === 1 ? `One VM ${one}` : `${count.toLocaleString("en-US")} VMs ${more}`;
  const said: readonly [EstateDiagnostic["severity"], number, string][] = [
    [
      "info",
      doubles,
      `${vms(doubles, "is", "are")} in more than one export (UUID and vCenter): counted once, as the first export has it.`,
    ],
    [
      "warning",
      namesakes,
      `${vms(namesakes, "has", "have")} the name of a VM in another export, and no UUID tells whether it is the same: counted twice.`,
    ],
    [
      "warning",
      unmatched,
      `${vms(unmatched, "is", "are")} in an export of Live Optics alone, under no UUID and no name of the others: added to these.`,
    ],
  ];
  return said
    .filter(([, count]) => count > 0)
    .map(([severity, , message]) => ({ severity, file, sheet: null, row: null, message }));
}

interface Export {
  name: string;
  open(signal: AbortSignal | undefined): Promise<Table[]>;
}

function exportsIn(source: Source): Export[] {
  if (isWorkbook(source)) return [{ name: source.name, open: (signal) => workbookTables(source, signal) }];
  const folders = new Map<string, SourceFile[]>();
  const workbooks: Export[] = [];
  for (const file of source.files) {
    if (/\.(xlsx|xlsm|xlsb|xls)$/i.test(file.path)) {
      workbooks.push({ name: file.path, open: (signal) => innerTables(file, signal) });
    } else if (/\.(csv|tsv|txt)$/i.test(file.path)) {
      const folder = file.path.slice(0, file.path.lastIndexOf("/") + 1);
      folders.set(folder, [...(folders.get(folder) ?? []), file]);
    }
  }
  const ofFolders = [...folders].map(([folder, files]): Export => ({
    name: files.length === 1 ? (files[0]?.path ?? source.name) : folder === "" ? source.name : folder,
    open: () => Promise.resolve(files.map(csvTable)),
  }));
  return [...workbooks, ...ofFolders];
}

/** The first bytes of files of Excel 97 to 2003, and of workbooks with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

function isCompound(bytes: Uint8Array | undefined): boolean {
  return COMPOUND.every((byte, i) => bytes?.[i] === byte);
}

/** The tables of a workbook inside a folder or an archive. */
async function innerTables(file: SourceFile, signal: AbortSignal | undefined): Promise<Table[]> {
  if (file.sizeBytes > LARGEST_INNER)
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

async function headed(tables: readonly Table[], signal: AbortSignal | undefined): Promise<HeadedTable[]> {
  const found: HeadedTable[] = [];
  for (const table of tables) {
    const one = await headedTable(table, signal);
    if (one) found.push(one);
  }
  return found;
}
