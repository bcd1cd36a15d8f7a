const zlib = require("node:zlib");

/** Fails a production build whose page needs more than it may before the user does anything. */
module.exports = class FirstLoadPlugin {
  /**
   * @param {{ files: string[], mostBytes: number }} options Files that the page loads at once, and the sum of their
   *   gzipped sizes that is allowed.
   */
  constructor({ files, mostBytes }) {
    this.files = files;
    this.mostBytes = mostBytes;
  }

  apply(compiler) {
    if (compiler.options.mode !== "production") return;
    compiler.hooks.thisCompilation.tap("FirstLoadPlugin", (compilation) => {
      // After every plugin that adds or shrinks files.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: "FirstLoadPlugin", stage }, (assets) => {
        const sizes = this.files.map((file) => [file, gzipped(assets[file])]);
        const sum = sizes.reduce((total, [, bytes]) => total + bytes, 0);
        if (sum <= this.mostBytes) return;
        const list = sizes.map(([file, bytes]) => `${file} ${bytes}`).join(", ");
        const message = `The first load takes ${sum} bytes gzipped, more than ${this.mostBytes}: ${list}`;
        compilation.errors.push(new compiler.webpack.WebpackError(message));
      });
    });
  }
};

function gzipped(asset) {
  if (!asset) throw new Error("a file of the first load is not built");
  return zlib.gzipSync(asset.buffer(), { level: 9 }).length;
}
