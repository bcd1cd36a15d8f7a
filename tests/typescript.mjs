/**
 * Jest's transformer: removes the types of a module and makes it CommonJS, a tenth of the time that the compiler takes. Types
 * are checked by `npm run typecheck`. JavaScript, because Jest must be able to load it before it can load TypeScript.
 */
import { createHash } from "node:crypto";
import esbuild from "esbuild";
import { GLOBAL_CONSTANTS } from "./globalConstants.cjs";

/** @type {esbuild.TransformOptions} */
const OPTIONS = {
  banner: GLOBAL_CONSTANTS,
  format: "cjs",
  target: "node20",
  // Jest resolves `require`; for `import()` it wants a flag of Node.
  supported: { "dynamic-import": false },
  sourcemap: "inline",
  // Jest's stack traces read the map; the text is on disk.
  sourcesContent: false,
};

/** @type {import("@jest/transform").SyncTransformer} */
export default {
  process(source, file) {
    return esbuild.transformSync(source, {
      ...OPTIONS,
      loader: file.endsWith(".ts") ? "ts" : "js",
      sourcefile: file,
    });
  },
  getCacheKey(source, file, { configString }) {
    return createHash("sha256")
      .update([esbuild.version, JSON.stringify(OPTIONS), configString, file, source].join("\0"))
      .digest("hex");
  },
};
