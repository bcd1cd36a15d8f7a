import fs from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "esbuild";
import { SOURCE_PATCHES } from "../../src/workbench/univer/sourcePatches";
import { accessorsOf, assignFields } from "./assignFields";
import { patchSource } from "./patchSource";

const PACKAGES = fileURLToPath(new URL("node_modules", import.meta.url));

/** A module of Univer: its package and its name. */
const UNIVER = /(@univerjs[\\/][^\\/]+)[\\/]lib[\\/]es[\\/](\w+)\.js$/;

/** A package beside Univer of which a module is patched: the package and the module. */
const OTHER = /node_modules[\\/]([^@\\/]+)[\\/]lib[\\/]([^\\/]+\.js)$/;

/** Names of all getters and setters of Univer. */
async function univerAccessors(): Promise<ReadonlySet<string>> {
  const folder = path.join(PACKAGES, "@univerjs");
  const names = new Set<string>();
  for (const name of await fs.readdir(folder)) {
    for (const module of ["index.js", "facade.js"]) {
      const source = await fs.readFile(path.join(folder, name, "lib/es", module), "utf8").catch(() => "");
      for (const accessor of accessorsOf(source)) names.add(accessor);
    }
  }
  return names;
}

/**
 * Applies the patches of src/workbench/univer that are for the build.
 *
 * @param hasPage Without a page, Univer's interface is not in the bundle.
 */
export const patchUniver = ({ hasPage }: { hasPage: boolean }): Plugin => ({
  name: "patch Univer",
  setup(build) {
    const names = new Set(SOURCE_PATCHES.map((patch) => patch.package));
    const versionOf = async (name: string): Promise<string> => {
      const facts = await fs.readFile(path.join(PACKAGES, name, "package.json"), "utf8");
      return (JSON.parse(facts) as { version: string }).version;
    };
    const patched = new Map(
      [...names].filter((name) => hasPage || !name.endsWith("-ui")).map((name) => [name, 0]),
    );
    const accessors = univerAccessors();
    build.onLoad({ filter: UNIVER }, async ({ path: module }) => {
      const [, name = "", file = ""] = UNIVER.exec(module) ?? [];
      let source = await fs.readFile(module, "utf8");
      const times = patched.get(name);
      if (times !== undefined && file === "index") {
        patched.set(name, times + 1);
        source = patchSource(source, { name, version: await versionOf(name) }, SOURCE_PATCHES);
      }
      return { contents: assignFields(source, await accessors) };
    });
    build.onLoad({ filter: OTHER }, async ({ path: module }) => {
      const [, name = "", file = ""] = OTHER.exec(module) ?? [];
      const patches = SOURCE_PATCHES.filter((patch) => patch.package === name && patch.module === file);
      if (patches.length === 0) return undefined;
      patched.set(name, (patched.get(name) ?? 0) + 1);
      const source = await fs.readFile(module, "utf8");
      return { contents: patchSource(source, { name, version: await versionOf(name) }, patches) };
    });
    build.onEnd(() => {
      for (const [name, times] of patched) {
        if (times !== 1)
          throw new Error(`the module of ${name} was loaded ${times} times: patches expect once`);
      }
    });
  },
});
