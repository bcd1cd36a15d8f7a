import type { InputFiles, InputFile } from "./importRequest";

/**
 * Files of a file dialog: those of a picked folder bring their path, and are one thing; so are all loose files together,
 * because files that are picked together belong to one test. Each zip and each workbook is a thing of its own.
 */
export function inputFilesOf(files: Iterable<File>): InputFiles[] {
  return groupInputFiles([...files].map((file) => ({ path: file.webkitRelativePath || file.name, file })));
}

/** Pasted text as one file. */
export function inputOfText(text: string): InputFiles {
  return { name: "pasted text", files: [{ path: "pasted text", file: new File([text], "pasted text") }] };
}

/** Puts files together by the folder that their path begins with. */
export function groupInputFiles(files: readonly InputFile[]): InputFiles[] {
  const folders = new Map<string, InputFile[]>();
  const archives: InputFiles[] = [];
  const loose: InputFile[] = [];
  for (const { path, file } of files) {
    const slash = path.indexOf("/");
    if (slash > 0) {
      const name = path.slice(0, slash);
      const members = folders.get(name) ?? [];
      members.push({ path: path.slice(slash + 1), file });
      folders.set(name, members);
    } else if (/\.(zip|xlsx|xlsm)$/i.test(path)) {
      archives.push({ name: path, files: [{ path, file }] });
    } else {
      loose.push({ path, file });
    }
  }
  const groups = [...folders].map(([name, members]) => ({ name, files: members }));
  const [first] = loose;
  if (!first) return [...groups, ...archives];
  return [
    ...groups,
    ...archives,
    { name: loose.length === 1 ? first.path : `${loose.length} files`, files: loose },
  ];
}
