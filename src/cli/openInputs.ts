import type { Stats } from "node:fs";
import fs from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import path from "node:path";
import { ArchiveError } from "../archive/archiveLimits";
import { openArchive } from "../archive/openArchive";
import type { RandomAccess } from "../archive/randomAccess";
import type { Source, SourceFile } from "../archive/source";
import { unpackedSource } from "../archive/unpackedSource";
import { append } from "../importers/append";
import { badInput } from "../model/errors";
import type { Diagnostic } from "../model/benchmark/diagnostic";
import { fileId } from "./fileId";
import { folderFiles } from "./folderFiles";
import { inflateWhole } from "./inflateWhole";
import { NamedOnce } from "./namedOnce";
import { namesOfLoose } from "./namesOfLoose";
import { readFileChunks } from "./readFileChunks";
import { isStandardInput, readPipe } from "./standardInput";

/** What the command line named, opened. `close` releases the files. */
export interface OpenedInputs {
  sources: Source[];
  /** What of folders could not be read. */
  diagnostics: Diagnostic[];
  close(): Promise<void>;
}

/** What standard input is identified by, under all of its names. */
const STANDARD = "standard input";

/** A zip begins with a local file header, or is empty. */
const ZIP_MAGIC = ["PK\u0003\u0004", "PK\u0005\u0006"];

/**
 * Opens zips, folders and files, and unpacks gzip and tar. Each zip and each folder is a source of its own; loose files together are one, as
 * they belong to one test when they are named together. Rejects what is named twice.
 *
 * @param mayRepeat Whether what is named twice does no harm: VMs of two exports count once.
 */
export async function openInputs(
  inputs: readonly string[],
  { mayRepeat = false }: { mayRepeat?: boolean } = {},
): Promise<OpenedInputs> {
  const handles: FileHandle[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(handles.map((handle) => handle.close()));
  };
  try {
    const sources: Source[] = [];
    const loose: SourceFile[] = [];
    const looseFiles: string[] = [];
    const diagnostics: Diagnostic[] = [];
    const named = new NamedOnce();
    for (const input of inputs) {
      const stats = await statOrRefuse(input);
      const name = path.basename(path.resolve(input));
      if (!mayRepeat) named.add(input, isStandardInput(input) ? STANDARD : (await fileId(input)).id);
      if (stats === "pipe") {
        const piped = isStandardInput(input) ? "standard input" : name;
        const bytes = await readPipe(input);
        if (beginsZip(bytes)) sources.push(await openZip(inMemory(piped, bytes)));
        else loose.push(pipedFile(piped, bytes));
      } else if (stats.isDirectory()) {
        const found = await folderFiles(input);
        named.addFolder(input, found.met.keys());
        sources.push({ name, files: found.files });
        append(diagnostics, found.diagnostics);
      } else if (await isZip(input)) {
        const handle = await fs.open(input);
        handles.push(handle);
        sources.push(await openZip({ name, sizeBytes: stats.size, read: readerOf(handle) }));
      } else if (isTarName(input)) {
        sources.push({ name, files: [sourceFile(input, name, stats.size)] });
      } else {
        looseFiles.push(input);
        loose.push(sourceFile(input, input, stats.size));
      }
    }
    const names = namesOfLoose(looseFiles);
    const files = loose.map((file) => ({ ...file, path: names.get(file.path) ?? file.path }));
    const [first, ...others] = files;
    if (first) sources.push({ name: others.length === 0 ? first.path : `${files.length} files`, files });
    const unpacked: Source[] = [];
    for (const source of sources) unpacked.push(await unpackedSource(source));
    return { sources: unpacked, diagnostics, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What is piped has no size, and cannot be read twice. */
async function statOrRefuse(input: string): Promise<Stats | "pipe"> {
  if (isStandardInput(input)) return "pipe";
  let stats: Stats;
  try {
    stats = await fs.stat(input);
  } catch {
    throw badInput(`"${input}" does not exist or cannot be read`);
  }
  if (stats.isFIFO() || stats.isSocket()) return "pipe";
  if (stats.isFile() || stats.isDirectory()) return stats;
  throw badInput(`"${input}" is a device: use a file, or - for standard input`);
}

/** Opens a zip. An error about an entry names the zip, too. */
async function openZip(access: RandomAccess): Promise<Source> {
  try {
    return await openArchive(access, { inflateWhole });
  } catch (error) {
    if (!(error instanceof ArchiveError) || error.file === access.name) throw error;
    throw badInput(`${access.name}: ${error.message}`);
  }
}

function beginsZip(bytes: Uint8Array): boolean {
  return ZIP_MAGIC.includes(Buffer.from(bytes.subarray(0, 4)).toString("latin1"));
}

/** A tar is a source of its own, as a zip is. */
const isTarName = (input: string): boolean => /\.(tar|tgz|tar\.gz)$/i.test(input);

function inMemory(name: string, bytes: Uint8Array): RandomAccess {
  const read = (offset: number, length: number) => Promise.resolve(bytes.slice(offset, offset + length));
  return { name, sizeBytes: bytes.length, read };
}

function pipedFile(name: string, bytes: Uint8Array): SourceFile {
  return { path: name, sizeBytes: bytes.length, open: () => new Blob([Buffer.from(bytes)]).stream() };
}

async function isZip(file: string): Promise<boolean> {
  const handle = await fs.open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && ZIP_MAGIC.includes(buffer.toString("latin1"));
  } finally {
    await handle.close();
  }
}

function readerOf(handle: FileHandle): (offset: number, length: number) => Promise<Uint8Array> {
  return async (offset, length) => {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, offset);
    return buffer.subarray(0, bytesRead);
  };
}

function sourceFile(full: string, name: string, sizeBytes: number): SourceFile {
  return { path: name, sizeBytes, open: () => readFileChunks(full, sizeBytes) };
}
