import path from "node:path";
import type { BrowserContextOptions } from "@playwright/test";
import type { WorkbookSpec } from "../../src/workbook/spec";
import { loadAxe } from "../browser/axeViolations";
import { badTexts } from "../browser/badTexts";
import { recordFigure } from "../browser/browserTest";
import { layoutProblems } from "../browser/layoutProblems";
import { LONG, SAMPLED } from "../browser/longTests";
import { takePicture } from "../browser/takePicture";
import { TEMPLATES } from "./model";
import { drawSheet } from "./drawSheet";
import type { WorkbenchPage } from "./workbenchPage";
import { expect, test } from "./workbenchTest";

const AXE = path.resolve(__dirname, "../../tools/workbench/node_modules/axe-core/axe.min.js");
const SAMPLES = path.resolve(__dirname, "../../samples");

/** The grid is Univer's own. */
const GRID = ["#grid > *", "body > [class*=univer]"];

/** A page that shows as much of a sheet as a large screen. */
const LARGE = { width: 2000, height: 1500 };

/** Time limit for the pictures of a workbook, in milliseconds. */
const LONG_TIMEOUT_MS = 900_000;

/** Share of a sheet's pixels that text, lines and fills have at least where anything is drawn. */
const MIN_INK = 0.001;

/** A workbook, and how a user comes to it. */
interface Workbook {
  name: string;
  reach(workbench: WorkbenchPage): Promise<void>;
}

const WORKBOOKS: readonly Workbook[] = [
  { name: "start", reach: () => Promise.resolve() },
  ...TEMPLATES.map(({ id, spec }) => ({
    name: id,
    reach: (workbench: WorkbenchPage) => open(workbench, spec),
  })),
  {
    name: "report",
    async reach(workbench) {
      await workbench.importFiles([path.join(SAMPLES, "easy-run-1732885165.zip")]);
      await workbench.press("Create report");
      await workbench.paneSays("The report is on the sheets");
    },
  },
  {
    name: "comparison",
    async reach(workbench) {
      await workbench.importFiles([path.join(SAMPLES, "easy-run-1725000000.zip")]);
      await workbench.importFiles([path.join(SAMPLES, "easy-run-1732885165.zip")]);
      await workbench.page.locator("#imports > li").first().getByRole("checkbox").check();
      await workbench.press("Create comparison");
      await workbench.paneSays("The report is on the sheets");
    },
  },
  {
    name: "design",
    async reach(workbench) {
      await workbench.press("Try a sample design");
      await workbench.paneSays("The design is on the sheets");
    },
  },
];

/** Looks that the page is drawn in. */
const LOOKS: readonly { name: string; options: BrowserContextOptions }[] = [
  { name: "light", options: { colorScheme: "light" } },
  { name: "dark", options: { colorScheme: "dark" } },
  { name: "320 px", options: { colorScheme: "light", viewport: { width: 320, height: 900 } } },
];

const TABS = ["Import", "Templates", "Functions", "Health"] as const;

/** Workbooks that a sample draws. */
const SAMPLE = ["start"];

for (const { name, reach } of WORKBOOKS) {
  const tag = SAMPLE.includes(name) ? SAMPLED : LONG;
  test(`the workbook ${name} is drawn whole, without errors`, { tag }, async ({ workbench }) => {
    test.setTimeout(LONG_TIMEOUT_MS);
    const { page } = workbench;
    const usual = page.viewportSize();
    await page.setViewportSize(LARGE);
    await reach(workbench);
    let pictures = 0;
    for (const [sheet, values] of Object.entries(await workbench.sheets())) {
      await workbench.showSheet(sheet);
      const drawn = await drawSheet(workbench, `${name}/${sheet}`);
      pictures += drawn.pictures;
      const shown = values.flat().map((value) => [sheet, JSON.stringify(value)] as const);
      const errors = shown.filter(([, text]) => text.includes('{"error"')).map(([, text]) => text);
      expect.soft({ errors, texts: badTexts(shown) }, sheet).toEqual({ errors: [], texts: [] });
      expect.soft(drawn.ink, `${sheet}: part of the canvas that is drawn on`).toBeGreaterThan(MIN_INK);
    }
    expect.soft(await layoutProblems(page.mainFrame(), "#grid *")).toEqual([]);
    expect.soft(await (await loadAxe(page.mainFrame(), AXE))(GRID)).toEqual([]);
    if (usual) await page.setViewportSize(usual);
    recordFigure(`${pictures} pictures of ${name}`);
  });
}

for (const { name, options } of LOOKS) {
  test.describe(name, () => {
    test.use({ ownContext: options });

    test("the workbench is drawn whole on every tab of its pane", { tag: LONG }, async ({ ownWorkbench }) => {
      const { page } = ownWorkbench;
      const violations = await loadAxe(page.mainFrame(), AXE);
      for (const tab of TABS) {
        await ownWorkbench.showTab(tab);
        await page.locator('[role="tabpanel"]:visible').locator("button").first().waitFor();
        await takePicture(page, `workbench/${tab}, ${name}`);
        expect.soft(await layoutProblems(page.mainFrame(), "#grid *"), tab).toEqual([]);
        expect.soft(await violations(GRID), tab).toEqual([]);
      }
      recordFigure(`${TABS.length} pictures of the workbench in ${name}`);
    });
  });
}

test("text that is cut and blocks that overlap are found", async ({ page }) => {
  await page.setContent(`
    <div id="cut" style="width: 60px; overflow: hidden; white-space: nowrap">much longer than its box</div>
    <div class="cut" style="width: 60px; overflow: hidden; white-space: nowrap">cut on purpose, as names are</div>
    <p id="below" style="margin-top: 40px">below</p>
    <p id="above" style="margin-top: -30px">above</p>`);
  expect(await layoutProblems(page.mainFrame(), "")).toEqual([
    'div#cut "much longer than its box" is wider than its box',
    'p#below "below" overlaps p#above "above"',
  ]);
  expect(await layoutProblems(page.mainFrame(), "#cut, #above")).toEqual([]);
});

async function open({ page }: WorkbenchPage, spec: WorkbookSpec): Promise<void> {
  await page.evaluate((plan) => void globalThis.workbench.session.open(plan), spec);
}
