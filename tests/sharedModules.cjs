/**
 * Jest's runtime, with one set of modules for all suites of a worker: the product's, and what Jest's own runner requires. Jest
 * evaluates every module again for each suite, which takes 70 ms for its own alone, and code is slow until Node has compiled it:
 * together that took more than a third of the time of all suites. What a suite has of its own is what lies in `tests`, its globals, Jest's
 * runner, every module once it asks Jest to replace or reset one, and those that it isolates. CommonJS, because Jest loads it
 * with `require`.
 */
const path = require("node:path");
const { default: Runtime } = require("jest-runtime");

/** Folders whose modules each suite evaluates: its own, and Univer's bundle, which looks for globals of a browser. */
const OWN = ["tests", ".cache"].map((folder) => path.join(__dirname, "..", folder) + path.sep);

/** @type {Runtime | undefined} The runtime of the shared modules. It is never torn down. */
let shared;

class SharedModules extends Runtime {
  /** Whether this suite still uses the shared modules. Set after Jest's own constructor, which resets modules too. */
  isSharing = true;

  /** @param {ConstructorParameters<typeof Runtime>} args */
  constructor(...args) {
    super(...args);
    shared ??= new Runtime(...args);
    // Jest reads the stack traces of a suite with the source maps of its runtime alone.
    this.transformCache.sourceMaps = shared.transformCache.sourceMaps;
    // While Jest watches files, modules change.
    const { watch, watchAll } = args[7];
    if (watch || watchAll) this.isSharing = false;
  }

  /** @override */
  requireModuleOrMock(from, moduleName) {
    return this.isSharing && !this.registries.isIsolated() && this.isShared(from, moduleName)
      ? shared.requireModuleOrMock(from, moduleName)
      : super.requireModuleOrMock(from, moduleName);
  }

  /** The runner itself, which Jest names by its file alone, has the state of the suite. @override */
  requireInternalModule(from, moduleName) {
    return moduleName === undefined
      ? super.requireInternalModule(from)
      : shared.requireInternalModule(from, moduleName);
  }

  /** Whether a module is one of the shared. One that is not found is for Jest to report. */
  isShared(from, moduleName) {
    if (this._resolution.isCoreModule(moduleName) || moduleName === "@jest/globals") return false;
    try {
      const file =
        this._resolution.resolveCjsStub(from, moduleName) ?? this._resolution.resolveCjs(from, moduleName);
      return !OWN.some((folder) => file.startsWith(folder));
    } catch {
      return false;
    }
  }

  /** @override */
  setMock(...args) {
    this.isSharing = false;
    super.setMock(...args);
  }

  /** @override */
  resetModules() {
    this.isSharing = false;
    super.resetModules();
  }
}

module.exports = SharedModules;
