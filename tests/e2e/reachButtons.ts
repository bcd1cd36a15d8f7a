import { linkIn } from "../../src/sheets/links";
import { cellName } from "../../src/workbook/address";
import { exportedEstate } from "../browser/exportedEstate";
import type { ExcelHost } from "./host/excelHost";
import { around } from "./host/workbook/areas";
import type { OpenedExcel } from "./openExcel";
import type { Press } from "./press";

/** The pane alone: what is done there works the same wherever Excel is. */
export type InPane = Pick<OpenedExcel, "frame">;

/** Buttons of an example in the list of functions, and of an explanation of it. */
export const EXAMPLE = '[aria-label="Insert =VSAN_GHZ(1000)"]';
export const STEPS = '[aria-label="Insert the steps of VSAN_GHZ(1000)"]';

/** Buttons on the card of an estate, which take an earlier design, or an earlier estate, as their place where there is one. */
export const DESIGN = "#estates .actions button:nth-of-type(1)";
export const ESTATE = "#estates .actions button:nth-of-type(2)";

/** Shows the templates. */
export async function showTemplates({ frame }: InPane): Promise<void> {
  await frame.getByRole("tab", { name: "Templates" }).click();
  await frame.locator("#templates > li").first().waitFor();
}

/** Shows the list of functions. */
export async function showFunctions({ frame }: InPane): Promise<void> {
  await frame.getByRole("tab", { name: "Functions" }).click();
  await frame.locator(EXAMPLE).waitFor();
}

/** Explains the example in A1, and leaves the tab: it follows the selection only while it is shown. */
export async function explainExample(pane: InPane): Promise<void> {
  await showFunctions(pane);
  await pane.frame.locator(EXAMPLE).click();
  await pane.frame.getByRole("tab", { name: "Explain" }).click();
  await pane.frame.locator(STEPS).waitFor();
  await showFunctions(pane);
}

/** Imports an export of a small estate. */
export async function importEstate({ frame }: InPane): Promise<void> {
  await frame.locator("#files").setInputFiles(exportedEstate(5).file);
  await frame.locator(ESTATE).waitFor();
}

/** After each task of an estate the pane looks for earlier ones in the workbook: also where Excel refused the task. */
export async function lookForNoPlan({ faults }: ExcelHost, press: Press): Promise<void> {
  faults.failRequest(1);
  await press(DESIGN);
}

/** Types over the first inputs of a sheet that follow facts, and selects them. */
export function typeOverLinks(excel: ExcelHost, name: string, count: number): void {
  const sheet = excel.workbook.sheet(name);
  const links = (sheet?.conditionalFormats ?? [])
    .flatMap(({ properties }) => linkIn(String(properties["custom/rule/formula"])) ?? [])
    .slice(0, count);
  if (!sheet || links.length < count) throw new Error(`${name} has no ${count} linked inputs`);
  for (const { row, column } of links) excel.type(`${name}!${cellName(row, column)}`, 7);
  const cells = links.map(({ row, column }) => ({ row, column, rows: 1, columns: 1 }));
  excel.workbook.select(sheet, [cells.reduce(around)]);
}
