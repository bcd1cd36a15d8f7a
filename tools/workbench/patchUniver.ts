import fs from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "esbuild";
import type { SourcePatch } from "../../src/workbench/univer/sourcePatch";
import { SOURCE_PATCHES } from "../../src/workbench/univer/sourcePatches";
import { accessorsOf, assignFields } from "./assignFields";
import { patchSource } from "./patchSource";

const PACKAGES = fileURLToPath(new URL("node_modules", import.meta.url));

/** A module of a package: the package, and the module in its folder lib. */
const MODULE = /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]lib[\\/]((?:[^\\/]+[\\/])*[^\\/]+\.js)$/;

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
    const expected = SOURCE_PATCHES.filter((patch) => hasPage || !patch.package.endsWith("-ui"));
    const loaded = new Map(expected.map((patch) => [placeOf(patch), 0]));
    const accessors = univerAccessors();
    build.onLoad({ filter: MODULE }, async ({ path: file }) => {
      const [name = "", module = ""] = MODULE.exec(file)?.slice(1).map(posix) ?? [];
      const place = placeOf({ package: name, module });
      const patches = expected.filter((patch) => placeOf(patch) === place);
      const isUniver = name.startsWith("@univerjs/") && /^es\/\w+\.js$/.test(module);
      if (!isUniver && patches.length === 0) return undefined;
      let source = await fs.readFile(file, "utf8");
      if (patches.length > 0) {
        loaded.set(place, (loaded.get(place) ?? 0) + 1);
        const facts = await fs.readFile(path.join(PACKAGES, name, "package.json"), "utf8");
        const { version } = JSON.parse(facts) as { version: string };
        source = patchSource(source, version, patches);
      }
      return { contents: isUniver ? assignFields(source, await accessors) : source };
    });
    build.onEnd(() => {
      for (const [place, times] of loaded) {
        if (times !== 1)
          throw new Error(`the module ${place} was loaded ${times} times: patches expect once`);
      }
    });
  },
});

function placeOf({ package: name, module = "es/index.js" }: Pick<SourcePatch, "package" | "module">): string {
  return `${name}/lib/${module}`;
}

function posix(place: string): string {
  return place.replaceAll("\\", "/");
}
