import type { Diagnostic } from "../model/benchmark/diagnostic";
import type { Source } from "../archive/source";

/** Says which files are archives themselves. Those of HCIBench's own logs (`.tar.gz`, `.tgz`) hold no results. */
export function nestedArchiveNotes(source: Source): Diagnostic[] {
  return source.files
    .filter(({ path }) => /\.(zip|7z|rar)$/i.test(path))
    .map(({ path }) => ({
      severity: "warning",
      code: "nested-archive",
      message: `${path} is an archive inside the import and is not opened: unpack it and import it alone.`,
      file: path,
      line: null,
    }));
}
