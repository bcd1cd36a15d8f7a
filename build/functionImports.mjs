import path from "node:path";
import { listFunctions } from "./listFunctions.ts";

/**
 * Webpack loader of src/functions/_files.ts: replaces it by imports of every function's file. Webpack joins modules that it
 * sees imported into one scope, which `require.context` prevents: the bundle is 8 % smaller so. JavaScript, because webpack
 * loads a loader as a module only where its name ends so.
 *
 * @this {import("webpack").LoaderContext<unknown>}
 */
export default function functionImports() {
  const folder = path.dirname(this.resourcePath);
  this.addContextDependency(folder);
  const files = listFunctions(folder).map((file) => path.relative(folder, file).split(path.sep).join("/"));
  const imports = files.map((file, i) => `import * as file${i} from "./${file.replace(/\.ts$/, "")}";`);
  return `${imports.join("\n")}\nexport const FILES = [${files.map((_, i) => `file${i}`).join(", ")}];\n`;
}
