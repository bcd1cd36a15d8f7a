const fs = require("node:fs");
const Module = require("node:module");
const ts = require("typescript");

/**
 * Loads a TypeScript file of ours into Node, for build steps that need a list or a function from the sources.
 *
 * @param {string} file Absolute path.
 */
module.exports = function requireTypeScript(file) {
  Module._extensions[".ts"] ??= (module, filename) => {
    const { outputText } = ts.transpileModule(fs.readFileSync(filename, "utf8"), {
      compilerOptions: {
        module: ts.ModuleKind.CommonJS,
        target: ts.ScriptTarget.ES2022,
        esModuleInterop: true,
      },
    });
    module._compile(outputText, filename);
  };
  return require(file);
};
