import type { Dirent } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import type { SourceFile } from "../archive/source";
import type { Diagnostic } from "../model/benchmark/diagnostic";
import { fileId } from "./fileId";
import { readFileChunks } from "./readFileChunks";

/** The files below a folder, and what of it could not be read. */
export interface FolderFiles {
  files: SourceFile[];
  diagnostics: Diagnostic[];
  /** Each folder and file that was met, by its `fileId`, with its path below the folder: "" is the folder itself. */
  met: ReadonlyMap<string, string>;
}

/**
 * The files below a folder. Links are followed; a file or folder that two names lead to is read once. What cannot be read
 * is a diagnostic, and everything else is read.
 */
export async function folderFiles(folder: string): Promise<FolderFiles> {
  const walk = new Walk();
  await walk.folder(Buffer.from(folder), "");
  walk.files.sort((a, b) => (a.path < b.path ? -1 : 1));
  return walk;
}

const SEPARATOR = Buffer.from(path.sep);

class Walk implements FolderFiles {
  readonly files: SourceFile[] = [];
  readonly diagnostics: Diagnostic[] = [];
  readonly met = new Map<string, string>();

  /**
   * @param full Bytes, because names in another encoding cannot be asked for by their text.
   * @param name Path below the folder that was named.
   */
  async folder(full: Buffer, name: string): Promise<void> {
    let entries: Dirent<Buffer>[];
    try {
      if (this.isKnown((await fileId(full)).id, name)) return;
      entries = await fs.readdir(full, { withFileTypes: true, encoding: "buffer" });
    } catch (error) {
      this.problem("unreadable-folder", name, error);
      return;
    }
    for (const entry of entries) {
      const below = Buffer.concat([full, SEPARATOR, entry.name]);
      const shown = name === "" ? textOf(entry.name) : `${name}/${textOf(entry.name)}`;
      if (entry.isDirectory()) await this.folder(below, shown);
      else if (entry.isFile()) await this.file(below, shown);
      else if (entry.isSymbolicLink()) await this.link(below, shown);
    }
  }

  private async link(full: Buffer, name: string): Promise<void> {
    try {
      const stats = await fs.stat(full);
      if (stats.isDirectory()) await this.folder(full, name);
      else if (stats.isFile()) await this.file(full, name);
    } catch (error) {
      this.problem("unreadable-link", name, error);
    }
  }

  private async file(full: Buffer, name: string): Promise<void> {
    try {
      const { id, sizeBytes } = await fileId(full);
      if (this.isKnown(id, name)) return;
      this.files.push({ path: name, sizeBytes, open: () => readFileChunks(full, sizeBytes) });
    } catch (error) {
      this.problem("unreadable-file", name, error);
    }
  }

  /** Whether another name led here before; that is reported. */
  private isKnown(id: string, name: string): boolean {
    const before = this.met.get(id);
    if (before === undefined) {
      this.met.set(id, name);
      return false;
    }
    const message = `${name} is the same as ${before === "" ? "the folder itself" : before}: it is read once.`;
    this.diagnostics.push({ severity: "info", code: "same-file", message, file: name, line: null });
    return true;
  }

  private problem(code: string, name: string, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `${name === "" ? "The folder" : name} cannot be read: ${reason}`;
    this.diagnostics.push({ severity: "error", code, message, file: name, line: null });
  }
}

/** A name as text: UTF-8, or what Western systems wrote before it. */
function textOf(name: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(name);
  } catch {
    return new TextDecoder("windows-1252").decode(name);
  }
}
