import type { Compilation, Compiler } from "webpack";
import { functionsMetadata } from "./functionsMetadata";
import { functionsPage } from "./functionsPage";

/**
 * Writes functions.json, Excel's metadata, functions.help.json, everything else that a doc block says, and
 * functions.html, the page behind Excel's help links, from the files below src/functions.
 */
export class FunctionsMetadataPlugin {
  /** @param options Absolute path of src/functions, and where the add-in is served from. */
  constructor(private readonly options: { folder: string; baseUrl: string }) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap("FunctionsMetadataPlugin", (compilation) => {
      compilation.hooks.processAssets.tapPromise("FunctionsMetadataPlugin", () =>
        this.emit(compiler, compilation),
      );
    });
  }

  private async emit(compiler: Compiler, compilation: Compilation): Promise<void> {
    const { folder, baseUrl } = this.options;
    compilation.contextDependencies.add(folder);
    const { errors, metadata, help } = await functionsMetadata(folder, baseUrl);
    if (!metadata) {
      compilation.errors.push(...errors.map((error) => new compiler.webpack.WebpackError(error)));
      return;
    }
    const emit = (name: string, text: string): void =>
      compilation.emitAsset(name, new compiler.webpack.sources.RawSource(text));
    const json = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;
    emit("functions.json", json(metadata));
    emit("functions.help.json", json(help));
    emit("functions.html", functionsPage(help));
  }
}
