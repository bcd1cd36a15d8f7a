import { signatureOf, type FunctionHelp } from "../../functionHelp";
import { button, create } from "../page";

/**
 * One function in the list: how it is typed, what it is for, its unit, and an example to insert.
 *
 * @param insert Called with a formula, `=` included, that the user wants in the active cell.
 */
export function functionItem(help: FunctionHelp, insert: (formula: string) => void): HTMLLIElement {
  const item = create("li", {}, create("code", {}, signatureOf(help)), create("p", {}, help.description));
  if (help.unit !== "") item.append(create("p", {}, `Result: ${help.unit}`));
  const [example] = help.examples;
  if (example) {
    const insertButton = button("Insert", () => insert(example.formula));
    insertButton.setAttribute("aria-label", `Insert ${example.formula}`);
    item.append(
      create("p", {}, create("code", {}, example.formula), ` gives ${example.result}`),
      insertButton,
    );
  }
  return item;
}
