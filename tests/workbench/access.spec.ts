import path from "node:path";
import { loadAxe } from "../browser/axeViolations";
import { SAMPLED } from "../browser/longTests";
import { expect, test } from "./workbenchTest";

const AXE = path.resolve(__dirname, "../../tools/workbench/node_modules/axe-core/axe.min.js");

const TABS = ["Import", "Templates", "Functions", "Explain", "Health"];

test(
  "the page, the grid and its popups break no rule of axe, light and dark",
  { tag: SAMPLED },
  async ({ ownWorkbench, volume }) => {
    const { page } = ownWorkbench;
    const violations = await loadAxe(page.mainFrame(), AXE);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      // Dark differs in colors alone.
      const tabs = colorScheme === "light" || volume === "all" ? TABS : TABS.slice(0, 1);
      for (const tab of tabs) {
        await ownWorkbench.showTab(tab);
        await page.locator('[role="tabpanel"]:visible').locator("button, p").first().waitFor();
        expect(await violations(), `tab ${tab}, ${colorScheme}`).toEqual([]);
      }
    }
    await ownWorkbench.press("More");
    await page.getByRole("dialog", { name: "Tools" }).waitFor();
    expect(await violations(), "tools").toEqual([]);
    await page.keyboard.press("Escape");
    await ownWorkbench.find();
    expect(await violations(), "find").toEqual([]);
  },
);

test("the keyboard alone leads from opening over the toolbar and the cells to the download", async ({
  ownWorkbench,
}) => {
  const { page } = ownWorkbench;
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute("aria-label") ?? element?.textContent?.trim() ?? "";
    });
  const goTo = async (name: string, key = "Tab") => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press(key);
      if ((await focused()) === name) return;
    }
    throw new Error(`${key} does not lead to ${name}`);
  };
  const announced = page.locator("#selected-cell");

  await page.keyboard.press("F6");
  await page.keyboard.press("F6");
  await ownWorkbench.cellsTakeKeys();
  for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight"])
    await page.keyboard.press(key);
  await expect(announced).toHaveText("Start, B5: 1000");
  await page.keyboard.type("2000");
  await page.keyboard.press("Enter");
  await expect(announced).toHaveText("Start, B6: 32K");
  await ownWorkbench.expectValues([[2000]], "Start", 4, 1);

  await page.keyboard.press("Shift+F6");
  await goTo("Italic");
  await page.keyboard.press("Enter");
  const style = () =>
    page.evaluate(() => {
      const { snapshot } = globalThis.workbench.grid.contents();
      const cell = snapshot.sheets["sheet-0"]?.cellData[5]?.[1]?.s;
      return (typeof cell === "string" ? snapshot.styles[cell] : cell)?.it;
    });
  await expect.poll(style).toBe(1);
  // The grid takes the keyboard when it has done what a tool asks for.
  await ownWorkbench.cellsTakeKeys();
  await page.keyboard.press("Shift+F6");
  await goTo("Fill color");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await goTo("Download .xlsx", "Shift+Tab");
  const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(file.suggestedFilename()).toBe("HCI Planner.xlsx");
});

test("F6 leads into a grid whose cell editor missed the first selection", async ({ workbench }) => {
  const { page } = workbench;
  await page.locator("#tab-import").focus();
  await page.evaluate(() => {
    // Univer's API does not lose its editor: these are private members.
    const { _univerInstanceService: units } = globalThis.workbench.grid.api as unknown as {
      _univerInstanceService: { _currentUnits: Map<number, unknown> };
    };
    const document = 1;
    units._currentUnits.set(document, null);
  });
  await page.keyboard.press("F6");
  await workbench.cellsTakeKeys();
});

test("Tab leads from the pane to nothing that is out of sight, and an open menu is in sight", async ({
  ownWorkbench,
}) => {
  const { page } = ownWorkbench;
  const menu = page.locator(".univer-popup", { hasText: "Change color" });
  await menu.waitFor({ state: "attached" });
  await page.getByText("Paste text").first().focus();
  const seen: string[] = [];
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press("Tab");
    const hidden = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { right, bottom } = element.getBoundingClientRect();
      return right < 0 || bottom < 0 ? (element.textContent ?? element.tagName) : null;
    });
    if (hidden !== null) seen.push(hidden);
  }
  expect(seen).toEqual([]);
  await expect(menu).toBeHidden();

  await page.getByRole("tab", { name: "Start", exact: true }).click({ button: "right" });
  await expect(menu).toBeVisible();
  await expect(menu.getByText("Change color")).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
});
