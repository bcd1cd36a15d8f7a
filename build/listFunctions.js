const fs = require("node:fs");
const path = require("node:path");

/**
 * The files below src/functions that hold one custom function each, sorted by path. What begins with `_` is private.
 *
 * @param {string} folder Absolute path of src/functions.
 * @returns {string[]} Absolute paths.
 */
module.exports = function listFunctions(folder) {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith("_"))
    .flatMap((entry) => {
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) return listFunctions(full);
      return entry.name.endsWith(".ts") ? [full] : [];
    })
    .sort();
};
