import path from "node:path";
import { TEMPLATES } from "../model";
import { reload } from "../openWorkbench";
import type { Done, Planner } from "./planner";

const SAMPLE = path.resolve(__dirname, "../../../samples/easy-run-1725000000.zip");

/** Sheets of a workbook to which no more are added: large workbooks take long. */
const MAX_SHEETS = 8;

/** What is inserted: facts go into a workbook once. */
const INSERTED = TEMPLATES.filter(({ id }) => id !== "facts");

/** Opens a template in place of the workbook. */
export async function openTemplate(planner: Planner): Promise<Done | undefined> {
  const template = planner.oneOf(TEMPLATES);
  if (!template) return undefined;
  const { title } = template;
  await planner.pressInPane("Templates", `Open ${title} as a new workbook`, `${title} is open.`);
  return { what: `open the template ${title}`, effect: "opening", typed: () => [] };
}

/** Adds the sheets of a template. */
export async function insertTemplate(planner: Planner): Promise<Done | undefined> {
  const template = planner.oneOf(INSERTED);
  if (!template || planner.state.sheets.length >= MAX_SHEETS) return undefined;
  const { title } = template;
  await planner.pressInPane("Templates", `Insert ${title} into this workbook`, `${title} is on the sheets`);
  return { what: `insert the template ${title}`, effect: "change" };
}

/** Imports a sample where there is none yet, and creates its report. */
export async function createReport(planner: Planner): Promise<Done | undefined> {
  if (planner.state.sheets.length >= MAX_SHEETS) return undefined;
  const { workbench } = planner;
  await workbench.showTab("Import");
  if ((await workbench.page.locator("#imports > li").count()) === 0) await workbench.importFiles([SAMPLE]);
  await planner.pressInPane("Import", "Create report", "The report is on the sheets");
  return { what: "create a report", effect: "change" };
}

/** Loads the page anew. */
export async function reloadPage(planner: Planner): Promise<Done | undefined> {
  await planner.workbench.saved();
  await reload(planner.workbench);
  return { what: "reload the page", effect: "reopening" };
}
