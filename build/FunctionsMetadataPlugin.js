const functionsMetadata = require("./functionsMetadata");
const functionsPage = require("./functionsPage");

/**
 * Writes functions.json, Excel's metadata, functions.help.json, everything else that a doc block says, and
 * functions.html, the page behind Excel's help links, from the files below src/functions.
 */
module.exports = class FunctionsMetadataPlugin {
  /** @param {{ folder: string, baseUrl: string }} options */
  constructor({ folder, baseUrl }) {
    this.folder = folder;
    this.baseUrl = baseUrl;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap("FunctionsMetadataPlugin", (compilation) => {
      compilation.hooks.processAssets.tapPromise("FunctionsMetadataPlugin", () =>
        this.emit(compiler, compilation),
      );
    });
  }

  async emit(compiler, compilation) {
    compilation.contextDependencies.add(this.folder);
    const { errors, metadata, help } = await functionsMetadata(this.folder, this.baseUrl);
    if (errors.length > 0) {
      compilation.errors.push(...errors.map((error) => new compiler.webpack.WebpackError(error)));
      return;
    }
    const emit = (name, text) => compilation.emitAsset(name, new compiler.webpack.sources.RawSource(text));
    const json = (value) => `${JSON.stringify(value, null, 1)}\n`;
    emit("functions.json", json(metadata));
    emit("functions.help.json", json(help));
    emit("functions.html", functionsPage(help));
  }
};
