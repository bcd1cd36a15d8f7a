import fs from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import path from "node:path";
import { openArchive } from "../archive/openArchive";
import type { Source, SourceFile } from "../archive/source";
import { badInput } from "../model/errors";
import { readFileChunks } from "./readFileChunks";

/** What the command line named, opened. `close` releases the files. */
export interface OpenedInputs {
  sources: Source[];
  close(): Promise<void>;
}

/** A zip begins with a local file header, or is empty. */
const ZIP_MAGIC = ["PK\u0003\u0004", "PK\u0005\u0006"];

/**
 * Opens zips, folders and files. Each zip and each folder is a source of its own; loose files together are one, as
 * they belong to one test when they are named together.
 */
export async function openInputs(inputs: readonly string[]): Promise<OpenedInputs> {
  const handles: FileHandle[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(handles.map((handle) => handle.close()));
  };
  try {
    const sources: Source[] = [];
    const loose: SourceFile[] = [];
    for (const input of inputs) {
      const stats = await statOrRefuse(input);
      const name = path.basename(path.resolve(input));
      if (stats.isDirectory()) {
        sources.push({ name, files: await filesBelow(input) });
      } else if (await isZip(input)) {
        const handle = await fs.open(input);
        handles.push(handle);
        sources.push(await openArchive({ name, sizeBytes: stats.size, read: readerOf(handle) }));
      } else {
        loose.push(sourceFile(input, path.basename(input), stats.size));
      }
    }
    const [first, ...others] = loose;
    if (first)
      sources.push({ name: others.length === 0 ? first.path : `${loose.length} files`, files: loose });
    return { sources, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function statOrRefuse(input: string): Promise<{ isDirectory(): boolean; size: number }> {
  try {
    return await fs.stat(input);
  } catch {
    throw badInput(`"${input}" does not exist or cannot be read`);
  }
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

async function filesBelow(folder: string): Promise<SourceFile[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async (entry) => {
      const full = path.join(entry.parentPath, entry.name);
      const { size } = await fs.stat(full);
      return sourceFile(full, path.relative(folder, full).split(path.sep).join("/"), size);
    }),
  );
}

function sourceFile(full: string, name: string, sizeBytes: number): SourceFile {
  return { path: name, sizeBytes, open: () => readFileChunks(full, sizeBytes) };
}
