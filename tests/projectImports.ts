import fs from "node:fs";
import path from "node:path";
import ts from "typescript";

const ROOT = path.resolve(__dirname, "..");
const EXTENSIONS = [".ts", ".mjs", ".cjs", ".js"];

/** What a file imports, as it is written there: also types, `import()` and `require()`. */
export function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(fs.readFileSync(file, "utf8"), true, true);
  return importedFiles.map(({ fileName }) => fileName);
}

/** The scripts of some of the project's folders, each with the scripts of these folders that it imports. */
export function projectImports(folders: readonly string[]): Map<string, string[]> {
  const files = folders.flatMap((folder) => scripts(path.join(ROOT, folder)));
  const known = new Set(files);
  const nameOf = (file: string): string => path.relative(ROOT, file).split(path.sep).join("/");
  return new Map(
    files.map((file) => [
      nameOf(file),
      importsOf(file).flatMap((imported) => {
        const found = imported.startsWith(".") && resolved(path.join(path.dirname(file), imported), known);
        return found ? [nameOf(found)] : [];
      }),
    ]),
  );
}

function scripts(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "node_modules" ? [] : scripts(full);
    return EXTENSIONS.includes(path.extname(entry.name)) ? [full] : [];
  });
}

function resolved(base: string, known: ReadonlySet<string>): string | undefined {
  const endings = ["", ...EXTENSIONS, ".d.ts", ...EXTENSIONS.map((extension) => `/index${extension}`)];
  return endings.map((ending) => base + ending).find((file) => known.has(file));
}
