const path = require("node:path");
const listFunctions = require("./listFunctions");

/**
 * Webpack loader of src/functions/_files.ts: replaces it by imports of every function's file. Webpack joins modules that it
 * sees imported into one scope, which `require.context` prevents: the bundle is 8 % smaller so.
 */
module.exports = function functionImports() {
  const folder = path.dirname(this.resourcePath);
  this.addContextDependency(folder);
  const files = listFunctions(folder).map((file) => path.relative(folder, file).split(path.sep).join("/"));
  const imports = files.map((file, i) => `import * as file${i} from "./${file.replace(/\.ts$/, "")}";`);
  return `${imports.join("\n")}\nexport const FILES = [${files.map((_, i) => `file${i}`).join(", ")}];\n`;
};
