/**
 * Compiles src/workbook into plain JavaScript: `node bench/compileWorkbook.cjs FOLDER`. A process of its own, so that
 * the process that measures has no compiler in its memory, as the product has none.
 */
const fs = require("node:fs");
const path = require("node:path");
const ts = require("typescript");

const SOURCE = path.resolve(__dirname, "../src/workbook");
const [target] = process.argv.slice(2);

for (const file of fs.readdirSync(SOURCE, { recursive: true })) {
  if (!file.endsWith(".ts")) continue;
  const { outputText } = ts.transpileModule(fs.readFileSync(path.join(SOURCE, file), "utf8"), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const compiled = path.join(target, file.replace(/\.ts$/, ".js"));
  fs.mkdirSync(path.dirname(compiled), { recursive: true });
  fs.writeFileSync(compiled, outputText);
}
