import { createFunctionsHost, type FunctionsHost } from "../functionsHost";
import { shippedHelp } from "./shippedHelp";

/** What functions.js leaves on its page: see `src/functions/_entry.ts`. */
interface PageWithFunctions {
  hciPlannerFunctions?: ReadonlyMap<string, { call: (...args: unknown[]) => unknown }>;
}

/** The custom functions that this page gave to Excel, to be called by the pane. */
export async function loadedFunctions(): Promise<FunctionsHost> {
  const functions = await shippedHelp();
  const { hciPlannerFunctions: loaded } = globalThis as PageWithFunctions;
  if (!loaded) throw new Error("The functions did not load. Reopen the pane.");
  return createFunctionsHost({ functions }, ({ associate }) => {
    for (const [id, { call }] of loaded) associate(id, call);
  });
}
