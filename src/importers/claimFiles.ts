import type { Source, SourceFile } from "../archive/source";
import type { Diagnostic } from "../model/benchmark/diagnostic";
import type { Importer } from "./importer";
import { readHead } from "./reading/fileHead";

/** Which importer reads which files of a source. */
export interface Claims {
  /** In the order of the importers; those without a file are not listed. */
  claims: { importer: Importer; files: SourceFile[] }[];
  /** Files that hold no results and belong to none. */
  unclaimed: SourceFile[];
  /** Files whose beginning cannot be read, so that nobody knows whose they are. */
  diagnostics: Diagnostic[];
}

/**
 * Finds the importers of a source's files: those that claim files by name first, then, for every file that is left, all
 * that recognize its beginning, which is read once. A file on its own is looked into whatever it is called. Rejects only
 * when cancelled.
 */
export async function claimFiles(
  source: Source,
  importers: readonly Importer[],
  signal?: AbortSignal,
): Promise<Claims> {
  const claimed = new Map(importers.map((importer) => [importer, new Set(importer.claim?.(source))]));
  const byName = new Set([...claimed.values()].flatMap((files) => [...files]));
  const alone = source.files.length === 1;
  const diagnostics: Diagnostic[] = [];
  const unreadable = new Set<SourceFile>();
  for (const file of source.files) {
    signal?.throwIfAborted();
    if (byName.has(file)) continue;
    const possible = importers.filter((importer) => alone || importer.mayRecognize(file));
    if (possible.length === 0) continue;
    const head = await readHead(file, signal);
    const owners = possible.filter((importer) => importer.recognizes(head));
    for (const owner of owners) claimed.get(owner)?.add(file);
    if (owners.length > 0 || head.problem === null) continue;
    unreadable.add(file);
    diagnostics.push(unreadableFile(file, head.problem));
  }
  const claims = importers.flatMap((importer) => {
    const files = source.files.filter((file) => claimed.get(importer)?.has(file));
    return files.length === 0 ? [] : [{ importer, files }];
  });
  const owned = new Set(claims.flatMap(({ files }) => files));
  const unclaimed = source.files.filter(
    (file) =>
      !owned.has(file) &&
      !unreadable.has(file) &&
      !claims.some(({ importer, files }) => importer.accompanies?.(file, files)),
  );
  return { claims, unclaimed, diagnostics };
}

function unreadableFile({ path }: SourceFile, reason: string): Diagnostic {
  const message = reason.startsWith(path) ? reason : `${path} cannot be read: ${reason}`;
  return { severity: "error", code: "unreadable-file", message, file: path, line: null };
}
