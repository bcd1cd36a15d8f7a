import { isArchiveName } from "../importers/nestedArchiveNotes";
import { badInput } from "../model/errors";

/**
 * Refuses what a command line names twice, by any of its names: its results would count twice, or be compared with
 * themselves. An archive in a folder may be named next to the folder, which does not open it.
 */
export class NamedOnce {
  /** Inputs, and what is in folders among them, by `fileId`: the input that holds it. */
  private readonly inputs = new Map<string, string>();
  private readonly inFolders = new Map<string, string>();

  /** @param id Of a file or folder: its `fileId`; of a pipe anything that others do not have. */
  add(input: string, id: string): void {
    const before = this.inputs.get(id);
    if (before === input) throw badInput(`"${input}" is named twice: name each input once`);
    if (before !== undefined)
      throw badInput(`"${input}" is "${before}" under another name: name one of them`);
    this.refuseInside(input, this.inFolders.get(id));
    this.inputs.set(id, input);
  }

  /** @param met Ids of the folder and of everything in it. */
  addFolder(folder: string, met: Iterable<string>): void {
    for (const id of met) {
      const input = this.inputs.get(id);
      if (input !== undefined && input !== folder) this.refuseInside(input, folder);
      this.inFolders.set(id, folder);
    }
  }

  private refuseInside(input: string, folder: string | undefined): void {
    if (folder === undefined || isArchiveName(input)) return;
    throw badInput(`"${input}" is in the input "${folder}" already: name one of them`);
  }
}
