/**
 * Compiles src/workbook into plain JavaScript: `compileWorkbook.ts FOLDER`. A process of its own, so that
 * the process that measures has no compiler in its memory, as the product has none.
 */
import fs from "node:fs";
import path from "node:path";
import ts from "typescript";

const SOURCE = path.resolve(import.meta.dirname, "../src/workbook");
const [target = ""] = process.argv.slice(2);

for (const file of fs.readdirSync(SOURCE, { recursive: true, encoding: "utf8" })) {
  if (!file.endsWith(".ts")) continue;
  const { outputText } = ts.transpileModule(fs.readFileSync(path.join(SOURCE, file), "utf8"), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const compiled = path.join(target, file.replace(/\.ts$/, ".js"));
  fs.mkdirSync(path.dirname(compiled), { recursive: true });
  fs.writeFileSync(compiled, outputText);
}
