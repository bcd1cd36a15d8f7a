/**
 * Makes Playwright load what is outside `tests` without its types by esbuild, as Jest does: its own compiler takes half a minute
 * for a thousand files on a machine that never ran the tests. Files of `tests` stay with that compiler, which knows the lines of
 * tests; in the stack of an error, the lines of other files are those of the code without types.
 */
import fs from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";

/** Node's own function of a module. */
interface Compiled {
  _compile(code: string, file: string): void;
}

const TESTS = path.resolve(__dirname, "..") + path.sep;
const ROOT = path.resolve(__dirname, "../..") + path.sep;

const loadTest = require.extensions[".ts"];
if (!loadTest) throw new Error("Playwright loads this file: nothing else compiles TypeScript here");

require.extensions[".ts"] = (module, file) => {
  if (file.startsWith(TESTS) || !file.startsWith(ROOT)) {
    loadTest(module, file);
    return;
  }
  const { code } = transformSync(fs.readFileSync(file, "utf8"), {
    loader: "ts",
    format: "cjs",
    target: "node20",
    // As a module of CommonJS: Node itself loads no TypeScript.
    supported: { "dynamic-import": false },
    sourcefile: file,
  });
  (module as unknown as Compiled)._compile(code, file);
};
