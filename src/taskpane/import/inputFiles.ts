import type { InputFiles, InputFile } from "./importRequest";

/**
 * Files of a file dialog: those of a picked folder bring their path, and are one thing; so are all loose files together,
 * because files that are picked together belong to one test. Each zip and each workbook is a thing of its own.
 */
export function inputFilesOf(files: Iterable<File>): InputFiles[] {
  const picked = [...files];
  const names = separateNames(picked.map(({ name, webkitRelativePath }) => webkitRelativePath || name));
  return groupInputFiles(picked.map((file, i) => ({ path: names[i] ?? file.name, file })));
}

/**
 * Names of files and folders, repeated ones with a number as a browser's downloads have it: "flatfile (2).html". The result
 * list of a search hands over files of one name from several folders.
 */
export function separateNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  const last = new Map<string, number>();
  return names.map((name) => {
    const dot = name.lastIndexOf(".");
    const end = dot > 0 ? dot : name.length;
    let number = last.get(name) ?? 1;
    let separate = name;
    while (taken.has(separate)) separate = `${name.slice(0, end)} (${(number += 1)})${name.slice(end)}`;
    taken.add(separate);
    last.set(name, number);
    return separate;
  });
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
