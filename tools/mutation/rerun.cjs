/**
 * Runs modules again without loading them again: their exports are set anew in the same objects, so that all modules that
 * import them see the new ones. A mutant in a constant then reaches the tests without a new process.
 */
const path = require("node:path");
const vm = require("node:vm");

/** What has run, in the order of its running: a module after those that it imports. */
const bodies = new Map();

const PARAMETERS = ["exports", "require", "module", "__filename", "__dirname"];

/** Runs a module for the first time. */
function rerunnable(name, module, code) {
  const { filename } = module;
  const body = vm.compileFunction(code, PARAMETERS, { filename });
  const load = (id) => module.require(id);
  const run = () => body.call(module.exports, module.exports, load, module, filename, path.dirname(filename));
  run();
  if (name.startsWith("src/")) bodies.set(name, run);
}

/** Runs all modules below these folders again. */
function rerun(folders) {
  for (const [name, run] of bodies) {
    if (folders.some((folder) => name.startsWith(`${folder}/`))) run();
  }
}

module.exports = { rerunnable, rerun };
