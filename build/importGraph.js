const fs = require("node:fs");
const path = require("node:path");
const ts = require("typescript");

function sources(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return sources(full);
    return entry.name.endsWith(".ts") ? [full] : [];
  });
}

/** Parts of a folder that are one of their own. */
const APART = "workbook/writers";

/** The part that a file of src belongs to; the files at its top are one. */
function partOf(name) {
  if (name.startsWith(`${APART}/`)) return APART;
  return name.includes("/") ? name.split("/")[0] : "src";
}

/**
 * Which part of src imports which, by the imports that stand in its files; types count.
 *
 * @param {string} src Absolute path of src.
 * @returns {Map<string, Set<string>>} Parts by name, sorted, each with the parts that it imports.
 */
module.exports = function importGraph(src) {
  const graph = new Map();
  for (const file of sources(src)) {
    const name = path.relative(src, file).split(path.sep).join("/");
    const part = partOf(name);
    if (!graph.has(part)) graph.set(part, new Set());
    for (const { fileName } of ts.preProcessFile(fs.readFileSync(file, "utf8"), true, true).importedFiles) {
      const target = `${path.posix.join(path.posix.dirname(name), fileName)}.ts`;
      // Packages, and what lies outside of src.
      if (!fileName.startsWith(".") || target.startsWith("..")) continue;
      if (partOf(target) !== part) graph.get(part).add(partOf(target));
    }
  }
  return new Map([...graph].sort(([a], [b]) => (a < b ? -1 : 1)));
};
