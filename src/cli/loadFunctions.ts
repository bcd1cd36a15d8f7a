import fs from "node:fs";
import path from "node:path";
import vm from "node:vm";
import type { FunctionHelp } from "../functionHelp";
import { createFunctionsHost, type FunctionsHost, type FunctionsMetadata } from "../functionsHost";

/** The functions of this build: their host, and what their doc blocks say. */
export interface ShippedFunctions {
  host: FunctionsHost;
  help: FunctionHelp[];
}

/** Loads the functions, for the commands that call them. */
export type LoadFunctions = () => ShippedFunctions;

/**
 * Loads the functions bundle that lies beside the command line, in a context that offers nothing but
 * `CustomFunctions`: what is called here is what ships to Excel.
 *
 * @param folder The folder of functions.js, functions.json and functions.help.json.
 */
export function loadFunctions(folder: string): ShippedFunctions {
  const read = (name: string): string => fs.readFileSync(path.join(folder, name), "utf8");
  const metadata = JSON.parse(read("functions.json")) as FunctionsMetadata;
  const host = createFunctionsHost(metadata, (customFunctions) => {
    vm.runInNewContext(
      read("functions.js"),
      { CustomFunctions: customFunctions },
      { filename: "functions.js" },
    );
  });
  return { host, help: JSON.parse(read("functions.help.json")) as FunctionHelp[] };
}
