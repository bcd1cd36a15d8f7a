import type { FunctionHelp } from "../functionHelp";
import { functionItem } from "./functionItem";
import { searchFunctions } from "./searchFunctions";

declare const BUILD_VERSION: string;

/** An element of the page, which is built together with this file. */
function find(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no element "${id}"`);
  return element;
}

/** Lists the functions that the search field asks for, all of them while it is empty. */
function listFunctions(functions: readonly FunctionHelp[], query: string): void {
  const found = searchFunctions(functions, query);
  find("functions").replaceChildren(...found.map(functionItem));
  find("found").textContent = `${found.length} of ${functions.length} functions`;
}

async function loadHelp(): Promise<FunctionHelp[]> {
  const response = await fetch("functions.help.json");
  if (!response.ok) throw new Error(`functions.help.json: ${response.status}`);
  return (await response.json()) as FunctionHelp[];
}

async function start(): Promise<void> {
  find("version").textContent = BUILD_VERSION;
  try {
    const functions = await loadHelp();
    const search = find("search") as HTMLInputElement;
    const list = () => listFunctions(functions, search.value);
    search.addEventListener("input", list);
    list();
  } catch (error) {
    find("trouble").textContent =
      `The list of functions did not load (${String(error)}). Open the pane again.`;
  }
}

// The list is of use before Excel answers, and where Microsoft's library is out of reach.
void start();
if (typeof Office === "undefined") {
  find("trouble").textContent =
    "Excel's library did not load from appsforoffice.microsoft.com, so no function can answer. " +
    "Check the connection and open the pane again.";
} else {
  void Office.onReady();
}
