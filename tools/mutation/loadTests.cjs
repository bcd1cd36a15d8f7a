/**
 * Loads the project's Jest tests into Mocha: TypeScript without type checks, and Jest's `expect`. Goldens are not
 * compared: they detect every change and evaluate none.
 */
const fs = require("node:fs");
const Module = require("node:module");
const path = require("node:path");
const { renew } = require("./renewed.cjs");
const { rerunnable, rerun } = require("./rerun.cjs");

/** Packages of the project's own folder: Stryker runs in a copy of it. */
const fromProject = Module.createRequire(path.join(process.cwd(), "package.json"));
const ts = fromProject("typescript");

const compilerOptions = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2022,
  esModuleInterop: true,
};

/** Stryker starts a new process after a mutant that never ends, and loading counts against the next one's time. */
const CACHE = path.join(process.cwd(), ".transpiled");
fs.mkdirSync(CACHE, { recursive: true });

Module._extensions[".ts"] = (module, file) => {
  const name = path.relative(process.cwd(), file).replaceAll(path.sep, "/");
  const cached = path.join(CACHE, `${name.replaceAll("/", "+")}.js`);
  if (!fs.existsSync(cached)) {
    const { outputText } = ts.transpileModule(fs.readFileSync(file, "utf8"), { compilerOptions });
    fs.writeFileSync(`${cached}.${process.pid}`, outputText);
    fs.renameSync(`${cached}.${process.pid}`, cached);
  }
  rerunnable(name, module, fs.readFileSync(cached, "utf8"));
};

/** What tests get in place of modules. */
const STAND_INS = {
  expectGolden: "ignoreGolden.cjs",
  designWorkbook: "renewedDesign.cjs",
  estateWorkbook: "renewedEstate.cjs",
  recalculate: "renewedCalculation.cjs",
};

const TESTS = path.resolve("tests");

const resolveFilename = Module._resolveFilename;
Module._resolveFilename = function (request, parent, ...rest) {
  const isOfTest = request.startsWith(".") && parent?.filename?.startsWith(TESTS);
  const standIn = isOfTest ? STAND_INS[path.basename(request)] : undefined;
  return resolveFilename.call(this, standIn ? path.join(__dirname, standIn) : request, parent, ...rest);
};

globalThis.expect = fromProject("@jest/expect").jestExpect;

// A property that fails has killed its mutant: nobody looks for the smallest example.
fromProject("fast-check").configureGlobal({ seed: 1, numRuns: 25, endOnFailure: true });

// A module that a test loads late would run then, once, and never again with a mutant in it.
for (const folder of [
  "model",
  "importers",
  "archive",
  "functions",
  "workbook",
  "sheets",
  "templates",
  "reports",
]) {
  for (const file of fs.readdirSync(path.join("src", folder), { recursive: true })) {
    // The build replaces what the entry of the functions imports.
    if (file.endsWith(".ts") && !/^_(entry|files)/.test(file)) require(path.resolve("src", folder, file));
  }
}

if (process.env.MUTATION_RENEWS_PLANS) require("./renewPlans.cjs");

/** Folders whose modules run again before the tests, so that their constants are mutated too. */
const RERUN = (process.env.MUTATION_RERUN ?? "").split(" ").filter(Boolean);
let ranWith;

/** Called before each test: prepares what a mutant may change. In the run that measures coverage, for every test anew. */
globalThis.beforeMutant = () => {
  const { activeMutant } = globalThis.__stryker__ ?? {};
  if (activeMutant !== undefined && ranWith === activeMutant) return;
  ranWith = activeMutant;
  rerun(RERUN);
  renew();
};

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
