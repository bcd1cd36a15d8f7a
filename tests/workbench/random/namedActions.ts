import { reloading } from "../openWorkbench";
import type { WorkbenchPage } from "../workbenchPage";
import { contentsDifferences, readGridState } from "./gridState";
import type { Done, Planner } from "./planner";

/** The workbooks that a planner has in the browser. One name would be markup. */
const NAMES = ["Nordwind", "Südwind & Co.", "Lab <b>1</b>"] as const;

/** Goes to another workbook by its name, a new one the first time. It must be as it was when it was left. */
export async function goToWorkbook(planner: Planner): Promise<Done | undefined> {
  const name = planner.oneOf(NAMES);
  return name === undefined || name === planner.workbookName ? undefined : goTo(planner, name);
}

/** Goes through all workbooks that were begun: each is as it was left. */
export async function goThroughWorkbooks(planner: Planner): Promise<Done | undefined> {
  let last: Done | undefined;
  for (const name of [...planner.leftWorkbooks]) {
    last = await goTo(planner, name);
    await planner.check(last);
  }
  return last && { what: "go through all workbooks", effect: "none" };
}

async function goTo(planner: Planner, name: string): Promise<Done> {
  const { workbench } = planner;
  await workbench.saved();
  if (planner.workbookName === undefined) {
    planner.workbookName = NAMES.find((one) => one !== name);
    await renameOpen(workbench, String(planner.workbookName));
  }
  const before = planner.leaveFor(name);
  await openList(workbench);
  await reloading(workbench, () => press(workbench, before ? `Open ${name}` : "New workbook"));
  if (!before) await renameOpen(workbench, name);
  const { contents } = await readGridState(workbench.page);
  const found = before ? contentsDifferences(before.state.contents, contents) : [];
  if (found.length > 0) throw new Error([`${name} is not as it was left`, ...found.slice(0, 12)].join("\n"));
  return { what: `go to the workbook ${name}`, effect: "opening", typed: () => [...(before?.typed ?? [])] };
}

async function renameOpen(workbench: WorkbenchPage, name: string): Promise<void> {
  await openList(workbench);
  const status = workbench.page.locator("#workbook-list-message");
  const open = workbench.page.locator("#workbook-list-saved > li", { hasText: "open here" });
  await open.locator("input").fill(name);
  await open.locator("input").press("Tab");
  await status.filter({ hasText: `is now named ${name}.` }).waitFor();
  await press(workbench, "Close");
}

async function openList({ page }: WorkbenchPage): Promise<void> {
  await page.locator("#workbooks").click();
  await page.locator("#workbook-list[open]").waitFor();
}

async function press({ page }: WorkbenchPage, name: string): Promise<void> {
  await page.locator("#workbook-list").getByRole("button", { name, exact: true }).click();
}
