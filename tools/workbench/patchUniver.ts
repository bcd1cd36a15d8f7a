import fs from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "esbuild";
import { HYPHENATION } from "../../src/workbench/univer/hyphenation";
import { SOURCE_PATCHES } from "../../src/workbench/univer/sourcePatches";
import { patchSource } from "./patchSource";

const PACKAGES = fileURLToPath(new URL("node_modules", import.meta.url));

/** Applies the patches of src/workbench/univer that are for the build. */
export const patchUniver: Plugin = {
  name: "patch Univer",
  setup(build) {
    for (const name of new Set(SOURCE_PATCHES.map((patch) => patch.package))) {
      let loaded = 0;
      const filter = new RegExp(`${name.replace("/", "[\\\\/]")}[\\\\/]lib[\\\\/]es[\\\\/]index\\.js$`);
      build.onLoad({ filter }, async ({ path: module }) => {
        loaded += 1;
        const [source, facts] = await Promise.all([
          fs.readFile(module, "utf8"),
          fs.readFile(path.join(PACKAGES, name, "package.json"), "utf8"),
        ]);
        const { version } = JSON.parse(facts) as { version: string };
        return { contents: patchSource(source, { name, version }, SOURCE_PATCHES) };
      });
      build.onEnd(() => {
        if (loaded !== 1)
          throw new Error(`the module of ${name} was loaded ${loaded} times: patches expect once`);
      });
    }
    const namespace = "hyphenation";
    build.onResolve({ filter: HYPHENATION.pattern }, ({ kind, importer }) =>
      kind === "dynamic-import" && HYPHENATION.importer.test(importer)
        ? { path: namespace, namespace }
        : undefined,
    );
    build.onLoad({ filter: /.*/, namespace }, () => ({ contents: HYPHENATION.replacement }));
  },
};
