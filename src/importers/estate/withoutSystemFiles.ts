/**
 * Files without those that systems keep next to them: what macOS adds to an archive, and Office to a folder while a file is open. They
 * have the name of another file, but not its content. A file alone is one that the user chose.
 */
export function withoutSystemFiles<File extends { path: string }>(files: readonly File[]): readonly File[] {
  return files.length === 1 ? files : files.filter(({ path }) => !isOfSystem(path));
}

/** `__MACOSX/export/._RVTools.xlsx`, `~$RVTools.xlsx`. */
function isOfSystem(path: string): boolean {
  return path.split("/").some((step) => step === "__MACOSX" || /^(?:\._|~\$)/.test(step));
}
