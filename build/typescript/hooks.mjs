/** Lets Node import the project's TypeScript: imports without endings, types removed by the compiler. */
import fs from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/** @type {ts.CompilerOptions} */
const OPTIONS = {
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2022,
  verbatimModuleSyntax: false,
  inlineSourceMap: true,
};

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
  const fileName = fileURLToPath(url);
  const { outputText } = ts.transpileModule(fs.readFileSync(fileName, "utf8"), {
    fileName,
    compilerOptions: OPTIONS,
  });
  return { format: "module", source: outputText, shortCircuit: true };
}
