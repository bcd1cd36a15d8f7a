import { warn } from "../messages";
import { find } from "../page";
import { shippedHelp } from "../shippedHelp";
import { spreadsheet } from "../spreadsheet";
import { runTask } from "../task";
import { functionItem } from "./functionItem";
import { searchFunctions } from "./searchFunctions";

/** Fills the tab Functions: the list of all functions, its search, and insertion into the active cell. */
export async function startFunctionsTab(): Promise<void> {
  try {
    const functions = await shippedHelp();
    const search = find<HTMLInputElement>("search");
    const list = () => {
      const found = searchFunctions(functions, search.value);
      find("functions").replaceChildren(
        ...found.map((help) => functionItem(help, (formula) => void insert(formula))),
      );
      find("found").textContent = `${found.length} of ${functions.length} functions`;
    };
    search.addEventListener("input", list);
    list();
  } catch (error) {
    warn(error);
  }
}

async function insert(formula: string): Promise<void> {
  await runTask("Inserting the formula", async () => {
    return `${formula} is in ${await (await spreadsheet()).insertFormula(formula)}.`;
  });
}
