import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "esbuild";
import type { ReplacedModule } from "../../src/workbench/univer/replacedModule";

/** Where the replacements are, for esbuild. */
const NAMESPACE = "replaced";

const packages = createRequire(import.meta.url);

/** Puts modules in place of those that Univer imports. The build fails where one of them is not imported any more. */
export const replaceModules = (replaced: readonly ReplacedModule[]): Plugin => ({
  name: "replace modules of Univer",
  setup(build) {
    const left = new Set(replaced);
    build.onResolve({ filter: /./ }, ({ path: module, kind, importer }) => {
      const found = replaced.findIndex(
        (one) =>
          importer.split(path.sep).join("/").includes(`/${one.importer}/`) &&
          (one.module === "./"
            ? kind === "dynamic-import" && module.startsWith("./")
            : module === one.module),
      );
      const one = replaced[found];
      if (!one) return undefined;
      left.delete(one);
      return { path: String(found), namespace: NAMESPACE };
    });
    build.onLoad({ filter: /./, namespace: NAMESPACE }, async ({ path: index }) => {
      const { module = "", contents = "" } = replaced[Number(index)] ?? {};
      if (typeof contents === "string") return { contents };
      const file = pathToFileURL(packages.resolve(module)).href;
      return { contents: contents((await import(file)) as Record<string, unknown>) };
    });
    build.onEnd(() => {
      const [one] = left;
      if (one) throw new Error(`${one.importer} does not import ${one.module} any more: nothing is replaced`);
    });
  },
});
