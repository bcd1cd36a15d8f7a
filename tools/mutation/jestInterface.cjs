const Module = require("node:module");
const path = require("node:path");
const { interfaces, Suite } = require("mocha");

const { bind } = Module.createRequire(path.join(process.cwd(), "package.json"))("jest-each");
const { bdd } = interfaces;

/**
 * Mocha's usual interface also knows Jest's words: `test`, `beforeAll`, `afterAll` and `each`. As in Jest, a file is a
 * suite of its own: its hooks are for its tests, and tests of two files may have the same name.
 */
interfaces.bdd = function jestInterface(root) {
  root.on("pre-require", (globals, file, mocha) => {
    const suite = Suite.create(root, path.relative(process.cwd(), file));
    bdd(suite);
    suite.emit("pre-require", globals, file, mocha);
    const { it, describe, before, beforeEach, after } = globals;
    beforeEach(() => globalThis.beforeMutant());
    it.each = bind(it, false);
    describe.each = bind(describe, false);
    const beforeAll = (prepare) => {
      before(() => (measuresCoverage() ? undefined : prepare()));
      beforeEach(() => (measuresCoverage() ? prepare() : undefined));
    };
    Object.assign(globals, { test: it, beforeAll, afterAll: after });
  });
};

/**
 * Whether this is Stryker's first run, which finds the tests that reach a mutant. What a hook runs before all tests would
 * be counted for one of them only.
 */
const measuresCoverage = () => globalThis.__stryker__?.activeMutant === undefined;
