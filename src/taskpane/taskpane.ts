import { associateCommands } from "./commands/commands";
import { findReportIn, saveImportsIn, startImportTab } from "./import/importTab";
import { connectedExcel } from "./connectedExcel";
import { warn, messageOf } from "./messages";
import { loadUnfinished } from "./excel/storedUnfinished";
import { followOfficeTheme } from "./officeTheme";
import { find } from "./page";
import type { PlanReader } from "./plans/findReport";
import { connectSpreadsheet } from "./spreadsheet";
import { startTabs } from "./tabs";
import type { ExcelRun } from "../workbook/writers/officejs/writeWorkbook";

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
  explain: () =>
    void import(/* webpackChunkName: "explain" */ "./explain/explainTab")
      .then(({ startExplainTab }) => startExplainTab())
      .catch(warn),
  health: () =>
    void import(/* webpackChunkName: "health" */ "./health/healthTab")
      .then(({ startHealthTab }) => startHealthTab())
      .catch(warn),
});

if (typeof Office === "undefined") {
  warn(
    "Excel's library did not load from appsforoffice.microsoft.com, so functions cannot calculate. " +
      "Check the connection and reopen the pane.",
  );
} else {
  void Office.onReady().then(({ host }) => {
    associateCommands();
    followOfficeTheme();
    // The types promise a host; a browser by itself is none.
    if (!(host as Office.HostType | null)) return;
    document.documentElement.dataset.host = "excel";
    saveImports();
  });
}

function saveImports(): void {
  saveImportsIn(async () => {
    const [{ savedInWorkbook }, { run }] = await Promise.all([
      import(/* webpackChunkName: "connected" */ "./excel/savedInWorkbook"),
      connectedExcel(),
    ]);
    if (loadUnfinished().length > 0) void finishUnfinished(run).catch(warn);
    return savedInWorkbook(run);
  })
    .catch((error: unknown) => {
      warn(`The imports saved in this workbook could not be read: ${messageOf(error)}`);
    })
    .then(() => findReportIn(readExcel))
    .catch((error: unknown) => {
      warn(`Could not check whether this workbook has a report: ${messageOf(error)}`);
    });
}

async function readExcel(): Promise<PlanReader> {
  const [{ readOutline }, excel] = await Promise.all([
    import(/* webpackChunkName: "connected" */ "./excel/readOutline"),
    connectedExcel(),
  ]);
  return {
    outline: () => readOutline(excel),
    read: async (sheets) => {
      const { readSheets } = await import(/* webpackChunkName: "records" */ "./excel/readSheets");
      return readSheets(sheets, excel);
    },
  };
}

async function finishUnfinished(run: ExcelRun): Promise<void> {
  const { resumeUnfinished } = await import(/* webpackChunkName: "excel" */ "./excel/finish");
  await resumeUnfinished(run);
}
