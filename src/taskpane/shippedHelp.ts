import type { FunctionHelp } from "../functionHelp";

let loading: Promise<FunctionHelp[]> | undefined;

/** What the doc blocks of all functions say, loaded once. A failure is tried again at the next call. */
export function shippedHelp(): Promise<FunctionHelp[]> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw new Error(`The list of functions did not load (${String(error)}). Reopen the pane.`);
  });
  return loading;
}

async function load(): Promise<FunctionHelp[]> {
  const response = await fetch("functions.help.json");
  if (!response.ok) throw new Error(`functions.help.json: ${response.status}`);
  return (await response.json()) as FunctionHelp[];
}
