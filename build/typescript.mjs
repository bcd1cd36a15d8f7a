/**
 * Runs a script of the project: `node --import ./build/typescript.mjs SCRIPT.ts`. Imports have no endings, as in src, and the
 * compiler removes the types. JavaScript, because Node must be able to load it before it can load TypeScript.
 */
import fs from "node:fs";
import { register } from "node:module";
import { fileURLToPath } from "node:url";
import { isMainThread } from "node:worker_threads";

/** Modules have `__dirname`, as they have it when Jest or Playwright runs them. */
const DIRNAME = "const __dirname = import.meta.dirname;";

/** @type {import("node:module").ResolveHook} */
export async function resolve(specifier, context, next) {
  if (specifier.startsWith(".") && context.parentURL) {
    for (const ending of [".ts", "/index.ts"]) {
      const url = new URL(specifier + ending, context.parentURL);
      if (fs.existsSync(url)) return { url: url.href, format: "module", shortCircuit: true };
    }
  }
  return next(specifier, context);
}

/** @type {import("node:module").LoadHook} */
export async function load(url, context, next) {
  if (!url.startsWith("file:") || !url.endsWith(".ts")) return next(url, context);
  // In the thread of the hooks only: the compiler takes a second to load.
  const { default: ts } = await import("typescript");
  const fileName = fileURLToPath(url);
  const { outputText } = ts.transpileModule(fs.readFileSync(fileName, "utf8"), {
    fileName,
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
      inlineSourceMap: true,
    },
  });
  // On the first line, so that the lines of the source map stay right.
  return { format: "module", source: `${DIRNAME} ${outputText}`, shortCircuit: true };
}

// Node loads this file once more, in the thread of its hooks.
if (isMainThread) register(import.meta.url);
