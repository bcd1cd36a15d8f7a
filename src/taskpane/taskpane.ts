import { associateCommands } from "../commands/commands";
import { startImportTab } from "./import/importTab";
import { warn } from "./messages";
import { followOfficeTheme } from "./officeTheme";
import { find } from "./page";
import { connectSpreadsheet } from "./spreadsheet";
import { startTabs } from "./tabs";

declare const BUILD_VERSION: string;

for (const id of ["version", "health-version"]) find(id).textContent = BUILD_VERSION;

connectSpreadsheet(async () => {
  const { excelSpreadsheet } = await import(/* webpackChunkName: "excel" */ "./excel/excelSpreadsheet");
  return excelSpreadsheet();
});

// The pane is of use before Excel answers, and where Microsoft's library is out of reach.
startTabs({
  import: startImportTab,
  templates: () =>
    void import(/* webpackChunkName: "templates" */ "./templates/templatesTab")
      .then(({ startTemplatesTab }) => startTemplatesTab())
      .catch(warn),
  functions: () =>
    void import(/* webpackChunkName: "functionsTab" */ "./functions/functionsTab")
      .then(({ startFunctionsTab }) => startFunctionsTab())
      .catch(warn),
  health: () =>
    void import(/* webpackChunkName: "health" */ "./health/healthTab")
      .then(({ startHealthTab }) => startHealthTab())
      .catch(warn),
});

if (typeof Office === "undefined") {
  warn(
    "Excel's library did not load from appsforoffice.microsoft.com, so no function can answer. " +
      "Check the connection and open the pane again.",
  );
} else {
  void Office.onReady().then(() => {
    associateCommands();
    followOfficeTheme();
  });
}
