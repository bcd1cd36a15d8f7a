/**
 * Registers every function of this folder with Excel. A new file is registered by being there: its one export whose
 * name is the id in upper case. Files that begin with `_` are private.
 */
const files = require.context("./", true, /^\.\/(?:[^_/][^/]*\/)*[^_/][^/]*\.ts$/);

for (const file of files.keys()) {
  const exports = files(file) as Record<string, (...args: never[]) => unknown>;
  for (const [id, implementation] of Object.entries(exports)) {
    CustomFunctions.associate(id, implementation);
  }
}
