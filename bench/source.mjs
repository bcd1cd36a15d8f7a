import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(import.meta.url);
const requireTypeScript = require("../build/requireTypeScript.js");

/** Loads a TypeScript file of the project, by its path from the root. */
export function source(file) {
  return requireTypeScript(path.resolve(file));
}
