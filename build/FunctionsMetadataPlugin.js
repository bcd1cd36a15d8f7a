const path = require("node:path");
const { generateCustomFunctionsMetadata } = require("custom-functions-metadata");
const functionHelp = require("./functionHelp");
const functionsPage = require("./functionsPage");
const listFunctions = require("./listFunctions");
const requireTypeScript = require("./requireTypeScript");

/** What only the words add to a parameter's type. */
function withEnums(functions, enums) {
  for (const { parameters } of functions) {
    for (const parameter of parameters) {
      if (Object.hasOwn(enums, parameter.name)) parameter.customEnumId = parameter.name;
    }
  }
  return Object.entries(enums).map(([id, words]) => ({
    id,
    type: "string",
    values: words.map((word) => ({ name: word, stringValue: word, tooltip: word })),
  }));
}

/**
 * Writes functions.json, Excel's metadata, functions.help.json, everything else that a doc block says, and
 * functions.html, the page behind Excel's help links, from the files below src/functions. It runs Microsoft's generator and adds what that cannot say: errors as arguments, help
 * addresses, and the words that Excel offers while an argument is typed.
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
    const files = listFunctions(this.folder);
    compilation.contextDependencies.add(this.folder);
    const { metadataJson, errors } = await generateCustomFunctionsMetadata(files);
    if (errors.length > 0) {
      compilation.errors.push(...errors.map((error) => new compiler.webpack.WebpackError(error)));
      return;
    }
    const metadata = JSON.parse(metadataJson);
    const { ENUMS } = requireTypeScript(path.join(this.folder, "_enums.ts"));
    const enums = withEnums(metadata.functions, ENUMS);
    for (const entry of metadata.functions) {
      entry.helpUrl = `${this.baseUrl}/functions.html#${entry.id.toLowerCase()}`;
    }
    const help = files.flatMap((file) => functionHelp(file, this.folder));
    const emit = (name, text) => compilation.emitAsset(name, new compiler.webpack.sources.RawSource(text));
    const json = (value) => `${JSON.stringify(value, null, 1)}\n`;
    emit("functions.json", json({ ...metadata, allowErrorForDataTypeAny: true, enums }));
    emit("functions.help.json", json(help));
    emit("functions.html", functionsPage(help));
  }
};
