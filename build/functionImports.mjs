import path from "node:path";
import { functionHelp, sourceOfResult } from "./functionHelp.ts";
import { functionId, listFunctions } from "./listFunctions.ts";

/**
 * Webpack loader of src/functions/_functions.ts: replaces it by imports of every function from its file,
 * with the unit and the source of its doc block. Webpack joins modules
 * that it sees imported into one scope, which `require.context` prevents: the bundle is 8% smaller so, and 2% more with names
 * instead of namespaces. JavaScript, because webpack loads a loader as a module only where its name ends so.
 *
 * @this {import("webpack").LoaderContext<unknown>}
 */
export default function functionImports() {
  const folder = path.dirname(this.resourcePath);
  this.addContextDependency(folder);
  const files = listFunctions(folder).map((file) => path.relative(folder, file));
  const imports = files.map((file) => {
    const module = file.replace(/\.ts$/, "").split(path.sep).join("/");
    return `import { ${functionId(file)} } from "./${module}";`;
  });
  const entries = files.map((file) => {
    const [{ unit, source }] = functionHelp(path.join(folder, file), folder);
    return `${functionId(file)}: [${functionId(file)}, ${JSON.stringify(unit)}, ${JSON.stringify(sourceOfResult(source))}]`;
  });
  return `${imports.join("\n")}\nexport const FUNCTIONS = { ${entries.join(", ")} };\n`;
}
