/**
 * Bundles a script of the project with Univer for Node: `bundleHeadless.ts SCRIPT OUT [patched]`. With `patched`, Univer's
 * source is that of the workbench, otherwise as it is installed. The tests of the patches compare both.
 */
import { build } from "esbuild";
import { RESOLUTION } from "./resolution";
import { patchUniver } from "./patchUniver";

const [script, outfile, patched] = process.argv.slice(2);
if (!script || !outfile) throw new Error("usage: bundleHeadless.ts SCRIPT OUT [patched]");
await build({
  ...RESOLUTION,
  entryPoints: [script],
  outfile,
  bundle: true,
  platform: "node",
  format: "cjs",
  mainFields: ["module", "main"],
  logLevel: "warning",
  plugins: patched === "patched" ? [patchUniver({ hasPage: false })] : [],
});
