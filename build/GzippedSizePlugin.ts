import zlib from "node:zlib";
import type { Compiler, sources } from "webpack";

/** Fails a production build whose minimized files are larger than they may be, gzipped. */
export class GzippedSizePlugin {
  /** @param options What the files are together, and the sum of their gzipped sizes that is allowed. */
  constructor(private readonly options: { what: string; files: readonly string[]; maxBytes: number }) {}

  apply(compiler: Compiler): void {
    const { what, files, maxBytes } = this.options;
    compiler.hooks.thisCompilation.tap("GzippedSizePlugin", (compilation) => {
      // Not before: webpack fills in what a configuration leaves out after it has applied the plugins.
      const { mode, optimization } = compiler.options;
      if (mode !== "production" || !optimization.minimize) return;
      // After every plugin that adds or shrinks files.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: "GzippedSizePlugin", stage }, (assets) => {
        const sizes = files.map((file) => [file, gzipped(assets[file])] as const);
        const sum = sizes.reduce((total, [, bytes]) => total + bytes, 0);
        if (sum <= maxBytes) return;
        const list = sizes.map(([file, bytes]) => `${file} ${bytes}`).join(", ");
        const message = `${what}: ${sum} bytes gzipped, more than ${maxBytes}: ${list}`;
        compilation.errors.push(new compiler.webpack.WebpackError(message));
      });
    });
  }
}

function gzipped(asset: sources.Source | undefined): number {
  if (!asset) throw new Error("a file whose size is limited is not built");
  return zlib.gzipSync(asset.buffer(), { level: 9 }).length;
}
