import type { FunctionHelp } from "../functionHelp";

declare const BUILD_VERSION: string;

/** Puts text into an element of the page; the page and this file are built together, so it is there. */
function show(id: string, text: string): void {
  const element = document.getElementById(id);
  if (element) element.textContent = text;
}

/** Lists every function with what it is for. Text only: nothing becomes markup. */
function listFunctions(functions: readonly FunctionHelp[]): void {
  const list = document.getElementById("functions");
  list?.replaceChildren(
    ...functions.map(({ id, description }) => {
      const item = document.createElement("li");
      const name = document.createElement("code");
      const what = document.createElement("span");
      name.textContent = id;
      what.textContent = description;
      item.append(name, what);
      return item;
    }),
  );
}

async function start(): Promise<void> {
  show("version", BUILD_VERSION);
  const response = await fetch("functions.help.json");
  listFunctions((await response.json()) as FunctionHelp[]);
}

void Office.onReady(() => start());
