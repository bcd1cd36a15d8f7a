/**
 * Loads the project's Jest tests into Mocha: TypeScript without type checks, and Jest's `expect`.
 */
const fs = require("node:fs");
const Module = require("node:module");
const path = require("node:path");

/** Packages of the project's own folder: Stryker runs in a copy of it. */
const fromProject = Module.createRequire(path.join(process.cwd(), "package.json"));
const ts = fromProject("typescript");

const compilerOptions = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2022,
  esModuleInterop: true,
};

/** Stryker starts a new process after a mutant that never ends, and loading counts against the next one's time. */
const KEPT = path.join(process.cwd(), ".transpiled");
fs.mkdirSync(KEPT, { recursive: true });

Module._extensions[".ts"] = (module, file) => {
  const kept = path.join(KEPT, `${path.relative(process.cwd(), file).replaceAll(path.sep, "+")}.js`);
  if (!fs.existsSync(kept)) {
    const { outputText } = ts.transpileModule(fs.readFileSync(file, "utf8"), { compilerOptions });
    fs.writeFileSync(`${kept}.${process.pid}`, outputText);
    fs.renameSync(`${kept}.${process.pid}`, kept);
  }
  module._compile(fs.readFileSync(kept, "utf8"), file);
};

globalThis.expect = fromProject("@jest/expect").jestExpect;

// A property that fails has killed its mutant: nobody looks for the smallest example.
fromProject("fast-check").configureGlobal({ seed: 1, numRuns: 25, endOnFailure: true });

// A module that a test loads late would run then, once, and never again with a mutant in it.
for (const folder of ["src/model", "src/importers"]) {
  for (const file of fs.readdirSync(folder, { recursive: true })) {
    if (file.endsWith(".ts")) require(path.resolve(folder, file));
  }
}

/**
 * What runs while modules load and again in a test is tried in the test alone: for the other, Stryker would start a
 * process and load everything anew. It knows these by its static coverage.
 */
module.exports.mochaHooks = {
  afterAll() {
    const { mutantCoverage } = globalThis.__stryker__ ?? {};
    for (const counts of Object.values(mutantCoverage?.perTest ?? {})) {
      for (const mutant of Object.keys(counts)) mutantCoverage.static[mutant] = 0;
    }
  },
};
