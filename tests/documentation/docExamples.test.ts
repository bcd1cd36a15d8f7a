import fs from "node:fs";
import path from "node:path";
import vm from "node:vm";
import { sourceFiles } from "../../build/sourceFiles";

const SRC = path.resolve(__dirname, "../../src");

interface DocExample {
  file: string;
  code: string;
  stated: string;
}

/** The examples of a file's doc comments with a result; those of custom functions are formulas, which another test calculates. */
function docExamplesOf(file: string): DocExample[] {
  const text = fs.readFileSync(file, "utf8");
  return [...text.matchAll(/@example ((?:(?!@example|\*\/)[^])*?)\s*(?:\* )?\/\/=> (.*)/g)]
    .map(([, code = "", stated = ""]) => ({ file, code: code.replace(/\s+\*$/, ""), stated: stated.trim() }))
    .filter(({ code }) => !code.startsWith("="));
}

/** What an example may name: exports of its file and of those that it imports; in the model, also of the files next to it. */
async function scopeOf(file: string): Promise<Record<string, unknown>> {
  const folder = path.dirname(file);
  const imported = [...fs.readFileSync(file, "utf8").matchAll(/ from "(\.[^"]+)"/g)].map(([, name = ""]) =>
    path.resolve(folder, `${name}.ts`),
  );
  const isOfModel = file.startsWith(path.join(SRC, "model") + path.sep);
  const siblings = isOfModel ? fs.readdirSync(folder).map((name) => path.join(folder, name)) : [];
  const used = [...siblings.filter((name) => name.endsWith(".ts")), ...imported];
  const scope: Record<string, unknown> = {};
  for (const one of [...used, file]) Object.assign(scope, (await import(one)) as object);
  return scope;
}

function evaluate(code: string, scope: Record<string, unknown>): unknown {
  const run = vm.compileFunction(`return (${code});`, Object.keys(scope)) as (
    ...values: unknown[]
  ) => unknown;
  return run(...Object.values(scope));
}

const examples = sourceFiles(SRC).flatMap(docExamplesOf);

test.each(
  examples.map(
    (example) => [path.relative(SRC, example.file), example.code, example.stated, example] as const,
  ),
)("%s: %s is %s", async (_file, code, stated, { file }) => {
  const scope = await scopeOf(file);
  const [actual, wanted] = [evaluate(code, scope), evaluate(stated, scope)];
  // As many digits as the example states; a whole number is exact.
  const decimals = stated.split(".")[1]?.length;
  if (typeof wanted === "number" && decimals !== undefined) expect(actual).toBeCloseTo(wanted, decimals);
  else expect(actual).toEqual(wanted);
});

test("the examples are found", () => {
  expect(examples.length).toBeGreaterThan(100);
});
