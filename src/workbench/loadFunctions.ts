import type { FunctionHelp } from "../functionHelp";
import type { CustomFunctionsApi, FunctionsHost, FunctionsMetadata } from "../functionsHost";
import { createFunctionsHost } from "../functionsHost";

/** The functions of this build: their host, and what their doc blocks say. */
export interface ShippedFunctions {
  host: FunctionsHost;
  help: FunctionHelp[];
}

/**
 * Loads the functions bundle that ships to Excel by a script element. It registers its functions while it loads and
 * looks for error objects only when one is called; so registrations are kept until the host is there to take them.
 *
 * @param folder Address of the folder of functions.js, functions.json and functions.help.json, with its last slash.
 * @param run Runs a script: a page and a worker have other ways.
 */
export async function loadFunctions(
  folder: string,
  run: (address: string) => Promise<void> = runScript,
): Promise<ShippedFunctions> {
  const registered: [id: string, implementation: (...args: unknown[]) => unknown][] = [];
  const customFunctions: Partial<CustomFunctionsApi> = {
    associate: (id, implementation) => void registered.push([id, implementation]),
  };
  Object.assign(globalThis, { CustomFunctions: customFunctions });
  const [metadata, help] = await Promise.all([
    readJson<FunctionsMetadata>(`${folder}functions.json`),
    readJson<FunctionHelp[]>(`${folder}functions.help.json`),
    run(`${folder}functions.js`),
  ]);
  const host = createFunctionsHost(metadata, ({ associate, Error, ErrorCode }) => {
    Object.assign(customFunctions, { Error, ErrorCode });
    for (const [id, implementation] of registered) associate(id, implementation);
  });
  return { host, help };
}

async function readJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
}

function runScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error(`${address} did not load`)));
    document.head.append(script);
  });
}
