import path from "node:path";
import { loadAxe } from "../browser/axeViolations";
import { expect, test } from "./workbenchTest";

const AXE = path.resolve(__dirname, "../../tools/workbench/node_modules/axe-core/axe.min.js");

/** The grid is Univer's own. */
const GRID = ["#grid > *", "body > [class*=univer]"];

test("the page around the grid breaks no rule of axe, light and dark", async ({ ownWorkbench }) => {
  const { page } = ownWorkbench;
  const violations = await loadAxe(page.mainFrame(), AXE);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const tab of ["Import", "Templates", "Functions"]) {
      await ownWorkbench.showTab(tab);
      await page.locator('[role="tabpanel"]:visible').locator("button").first().waitFor();
      expect(await violations(GRID), `tab ${tab}, ${colorScheme}`).toEqual([]);
    }
  }
});
