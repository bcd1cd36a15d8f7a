import path from "node:path";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import { inSample } from "./inSample.mjs";

/**
 * Leaves out the mutants that are not in the sample. Stryker has no samples: a checker may refuse a mutant as one that
 * does not compile, which counts neither way.
 */
class SampleChecker {
  async init() {}

  async check(mutants) {
    const results = mutants.map((mutant) => {
      const file = path.relative(process.cwd(), mutant.fileName);
      return [mutant.id, inSample({ ...mutant, file }) ? PASSED : LEFT_OUT];
    });
    return Object.fromEntries(results);
  }
}

const PASSED = { status: "passed" };
const LEFT_OUT = { status: "compileError", reason: "not in the sample" };

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, "sample", SampleChecker)];
