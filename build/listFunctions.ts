import fs from "node:fs";
import path from "node:path";

/**
 * The files below src/functions that hold one custom function each, sorted by path. What begins with `_` is private.
 *
 * @param folder Absolute path of src/functions.
 * @returns Absolute paths.
 */
export function listFunctions(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith("_"))
    .flatMap((entry) => {
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) return listFunctions(full);
      return entry.name.endsWith(".ts") ? [full] : [];
    })
    .sort();
}

/**
 * The id of the function in a file: `vsan/khzPerIo.ts` holds `VSAN_KHZ_PER_IO`.
 *
 * @param file Path below src/functions.
 */
export function functionId(file: string): string {
  return file
    .replace(/\.ts$/, "")
    .split(path.sep)
    .join("_")
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toUpperCase();
}
