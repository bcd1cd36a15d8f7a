import { signatureOf, type FunctionHelp } from "../functionHelp";

/** One function in the pane's list: how it is typed, what it is for, an example. Text only: nothing becomes markup. */
export function functionItem(help: FunctionHelp): HTMLLIElement {
  const item = document.createElement("li");
  item.append(textElement("code", signatureOf(help)), textElement("p", help.description));
  const [example] = help.examples;
  if (example) {
    const line = document.createElement("p");
    line.append(textElement("code", example.formula), ` gives ${example.result}`);
    item.append(line);
  }
  return item;
}

function textElement(tag: "code" | "p", text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
