/**
 * Follows the sections of CONTRIBUTING.md that say how something is added, to the letter, each in a copy of this checkout:
 * `node tests/contributing/run.mjs`, with words behind it only the sections whose heading holds one of them. Takes minutes.
 */
import { createRequire } from "node:module";
import path from "node:path";

const requireTypeScript = createRequire(import.meta.url)("../../build/requireTypeScript.js");
const { followSections } = requireTypeScript(path.join(import.meta.dirname, "followSections.ts"));
process.exitCode = followSections(process.argv.slice(2), console.log);
