import { groupInputFiles, separateNames } from "./inputFiles";
import type { InputFiles, InputFile } from "./importRequest";

/**
 * What was dropped, folders with all that is in them. The entries must be asked for before anything is awaited: the
 * browser forgets the drop at the end of its event.
 *
 * @param signal Cancels the walk through large folders.
 */
export async function droppedFiles(items: DataTransferItemList, signal?: AbortSignal): Promise<InputFiles[]> {
  const dropped = [...items].filter(({ kind }) => kind === "file");
  const entries = dropped
    .map((item) => item.webkitGetAsEntry() ?? item.getAsFile())
    .filter((entry) => entry !== null);
  const names = separateNames(entries.map(({ name }) => name));
  const files: InputFile[] = [];
  for (const [i, entry] of entries.entries()) {
    const path = names[i] ?? entry.name;
    if (entry instanceof File) files.push({ path, file: entry });
    else await collect(entry, path, files, signal);
  }
  return groupInputFiles(files);
}

async function collect(
  entry: FileSystemEntry,
  path: string,
  files: InputFile[],
  signal: AbortSignal | undefined,
): Promise<void> {
  signal?.throwIfAborted();
  if (entry.isFile) {
    files.push({ path, file: await fileOf(entry as FileSystemFileEntry) });
  } else if (entry.isDirectory) {
    for (const member of await membersOf(entry as FileSystemDirectoryEntry)) {
      await collect(member, `${path}/${member.name}`, files, signal);
    }
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** All members of a folder. Browsers hand them over in portions; an empty one is the end. */
async function membersOf(entry: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = entry.createReader();
  const members: FileSystemEntry[] = [];
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (portion.length === 0) return members;
    members.push(...portion);
  }
}
