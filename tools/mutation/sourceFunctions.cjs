/** Stands in for tests/shippedFunctions: the same functions and words, from the sources instead of the bundle. */
const fs = require("node:fs");
const path = require("node:path");

const ROOT = process.cwd();
const FUNCTIONS = path.join(ROOT, "src/functions");
const { createFunctionsHost } = require(path.join(ROOT, "src/functionsHost.ts"));

const DIST = path.join(ROOT, "dist");
const built = (name) => JSON.parse(fs.readFileSync(path.join(DIST, name), "utf8"));

const host = createFunctionsHost(built("functions.json"), (customFunctions) => {
  globalThis.CustomFunctions = customFunctions;
  for (const file of fs.readdirSync(FUNCTIONS, { recursive: true })) {
    if (!file.endsWith(".ts") || path.basename(file).startsWith("_")) continue;
    for (const [id, implementation] of Object.entries(require(path.join(FUNCTIONS, file)))) {
      customFunctions.associate(id, implementation);
    }
  }
});

module.exports = { DIST, shipped: { host, help: built("functions.help.json") } };
