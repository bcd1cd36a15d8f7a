const Module = require("node:module");
const path = require("node:path");
const { interfaces } = require("mocha");

const { bind } = Module.createRequire(path.join(process.cwd(), "package.json"))("jest-each");
const { bdd } = interfaces;

/** Mocha's usual interface also knows Jest's words: `test`, `beforeAll`, `afterAll` and `each`. */
interfaces.bdd = function jestInterface(suite) {
  bdd(suite);
  suite.on("pre-require", (globals) => {
    const { it, describe, before, after } = globals;
    it.each = bind(it, false);
    describe.each = bind(describe, false);
    Object.assign(globals, { test: it, beforeAll: before, afterAll: after });
  });
};
