import { cellName } from "../../../src/workbook/address";
import { openWorkbenchTab, reload } from "../openWorkbench";
import type { WorkbenchPage } from "../workbenchPage";
import { cellKey, contentsDifferences, readGridState, valueText } from "./gridState";
import type { Done, Planner } from "./planner";

/** Opens the workbook in another tab, which reads it, and closes that tab. */
export async function readInAnotherTab(planner: Planner): Promise<Done | undefined> {
  const tab = await anotherTab(planner);
  await tab.page.close();
  return { what: "read in another tab", effect: "none" };
}

/** Opens the workbook in another tab, closes the first one and goes on in the other. */
export async function takeOver(planner: Planner): Promise<Done | undefined> {
  const tab = await anotherTab(planner);
  await planner.workbench.page.close();
  await tab.expectText("#save-state", "Saved in this browser");
  planner.goOnIn(tab);
  return { what: "go on in another tab", effect: "reopening" };
}

/** Types into a copy of the workbook in another tab: the copy holds it after a reload, the workbook does not. */
export async function typeIntoCopy(planner: Planner): Promise<Done | undefined> {
  const place = planner.freePlace();
  if (!place) return undefined;
  const { sheet } = planner;
  const at = cellName(place.row, place.column);
  const tab = await anotherTab(planner);
  await tab.showSheet(sheet.name);
  await tab.press("Work on a copy");
  await tab.expectText("#save-state", "Saved in this browser");
  await tab.type(at, "only in the copy");
  await tab.saved();
  await reload(tab);
  const { contents } = await readGridState(tab.page);
  const read = contents.get(cellKey(sheet.id, place.row, place.column));
  if (read !== valueText("only in the copy"))
    throw new Error(`${sheet.name}!${at} of the copy is ${read ?? "empty"} after a reload`);
  await tab.page.close();
  return { what: `type into ${at} of a copy`, effect: "none" };
}

/** Another tab with the workbook, which must be as in the first one. */
async function anotherTab(planner: Planner): Promise<WorkbenchPage> {
  await planner.workbench.saved();
  const tab = await openWorkbenchTab(planner.workbench);
  await tab.expectText("#save-state", "Open in another tab: changes here are not saved");
  const { contents } = await readGridState(tab.page);
  const found = contentsDifferences(planner.state.contents, contents);
  if (found.length > 0)
    throw new Error(["the other tab shows something else", ...found.slice(0, 12)].join("\n"));
  return tab;
}
