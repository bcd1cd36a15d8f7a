import fs from "node:fs";
import path from "node:path";
import ts from "typescript";
import { sourceFiles } from "./sourceFiles";

/** Parts of a folder that are one of their own. */
const APART = ["workbook/writers", "workbook/readers"];

/** The part that a file of src belongs to; the files at its top are one. */
function partOf(name: string): string {
  const apart = APART.find((folder) => name.startsWith(`${folder}/`));
  if (apart !== undefined) return apart;
  return /^[^/]+(?=\/)/.exec(name)?.[0] ?? "src";
}

/** Parts, each with the parts that it imports. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Which part of src imports which, by the imports that stand in its files; types count.
 *
 * @param src Absolute path of src.
 * @returns Parts by name, sorted, each with the parts that it imports, sorted: a disk lists files in any order.
 */
export function importGraph(src: string): ImportGraph {
  const graph = new Map<string, Set<string>>();
  for (const file of sourceFiles(src)) {
    const name = path.relative(src, file).split(path.sep).join("/");
    const part = partOf(name);
    const imported = graph.get(part) ?? new Set();
    graph.set(part, imported);
    for (const { fileName } of ts.preProcessFile(fs.readFileSync(file, "utf8"), true, true).importedFiles) {
      const target = `${path.posix.join(path.posix.dirname(name), fileName)}.ts`;
      // Packages, and what lies outside of src.
      if (!fileName.startsWith(".") || target.startsWith("..")) continue;
      if (partOf(target) !== part) imported.add(partOf(target));
    }
  }
  return new Map(
    [...graph]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([part, imported]) => [part, new Set([...imported].sort())]),
  );
}
