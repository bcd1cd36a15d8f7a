import { startImportTab } from "../taskpane/import/importTab";
import { startVerifying } from "../taskpane/health/startVerifying";
import { warn } from "../taskpane/messages";
import { find } from "../taskpane/page";
import { connectSpreadsheet, type Spreadsheet } from "../taskpane/spreadsheet";
import { startTabs } from "../taskpane/tabs";
import taskpane from "../taskpane/taskpane.html";

declare const BUILD_VERSION: string;

/** The parts of the page in Excel that the pane here has, too: its tabs and what they show. */
const PARTS = "#tabs, body > main";

/** What is about Excel only. */
const ONLY_IN_EXCEL = ".only-excel";

/**
 * Puts the pane of the add-in beside the grid and makes it work.
 *
 * @param spreadsheet The grid, once it is there.
 */
export function startPane(aside: HTMLElement, spreadsheet: Promise<Spreadsheet>): void {
  aside.append(...paneParts());
  find("version").textContent = BUILD_VERSION;
  connectSpreadsheet(() => spreadsheet);
  startTabs({
    import: startImportTab,
    templates: () =>
      void import("../taskpane/templates/templatesTab")
        .then(({ startTemplatesTab }) => startTemplatesTab())
        .catch(warn),
    functions: () =>
      void import("../taskpane/functions/functionsTab")
        .then(({ startFunctionsTab }) => startFunctionsTab())
        .catch(warn),
    explain: () =>
      void import("../taskpane/explain/explainTab")
        .then(({ startExplainTab }) => startExplainTab())
        .catch(warn),
    health: startVerifying,
  });
}

function paneParts(): Node[] {
  const page = new DOMParser().parseFromString(taskpane, "text/html");
  for (const element of page.querySelectorAll(ONLY_IN_EXCEL)) element.remove();
  return [...page.querySelectorAll(PARTS)].flatMap((part) =>
    // The page has one main part, and that is the grid.
    part.localName === "main" ? [...part.childNodes] : [part],
  );
}
