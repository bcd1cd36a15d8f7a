import type { Diagnostic } from "../model/benchmark/diagnostic";
import type { Source } from "../archive/source";

/** HCIBench packs its own logs beside its results: these hold none. */
const LOGS = /logs\.(tar\.gz|tgz)$/i;

/** Whether a name is that of an archive. */
export const isArchiveName = (name: string): boolean => /\.(zip|7z|rar|tar|tgz|tar\.gz)$/i.test(name);

/** Says which files among others are archives themselves. */
export function nestedArchiveNotes(source: Source): Diagnostic[] {
  if (source.files.length === 1) return [];
  return source.files
    .filter(({ path }) => isArchiveName(path) && !LOGS.test(path))
    .map(({ path }) => ({
      severity: "warning",
      code: "nested-archive",
      message: `${path} is an archive inside the import and is not opened: extract it and import it separately.`,
      file: path,
      line: null,
    }));
}
