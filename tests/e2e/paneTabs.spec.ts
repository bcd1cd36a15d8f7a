import zlib from "node:zlib";
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "./addInTest";
import { pageTests, type OpensPage } from "./pageTests";
import { BUILD } from "./shippedBuild";
import { OFFICE_FOLDER } from "./watchContext";

/** What the page may load at once, gzipped and without Microsoft's library. */
const MAX_FIRST_LOAD_BYTES = 85 * 1024;

/** Each tab, with what shows that it is complete. */
const TABS = [
  { name: "Import", ready: "#pick-files" },
  { name: "Templates", ready: "#templates > li" },
  { name: "Functions", ready: "#functions > li" },
  { name: "Explain", ready: "#explained > h3" },
  { name: "Health", ready: "#health-where:not(:empty)" },
] as const;

for (const { name, ready } of TABS) {
  const tabTest = test.extend<OpensPage>({
    open: async ({ openExcel }, use) => {
      await use(async (options) => {
        const opened = await openExcel(options);
        // Without the pointer: it would take the focus along, and Tab is to start at the top of the page.
        await opened.frame.getByRole("tab", { name }).evaluate((tab: HTMLElement) => tab.click());
        await opened.frame.locator(ready).first().waitFor({ timeout: 10_000 });
        return opened;
      });
    },
  });
  test.describe(`tab ${name}`, () => pageTests(tabTest, "HCI Planner"));
}

test("moves from tab to tab by arrow keys, Home and End; Tab leaves them", async ({ openExcel }) => {
  const { frame, page } = await openExcel();
  await frame.getByRole("tab", { name: "Import" }).focus();
  const visited: (string | null)[] = [];
  const right = Array.from({ length: 5 }, () => "ArrowRight");
  for (const key of [...right, "ArrowLeft", "Home", "End"]) {
    await page.keyboard.press(key);
    visited.push(await frame.locator('[role="tab"][aria-selected="true"]').textContent());
  }
  expect(visited).toEqual([
    ...["Templates", "Functions", "Explain", "Health", "Import"],
    ...["Health", "Import", "Health"],
  ]);
  expect(await frame.locator('[role="tabpanel"]:visible').getAttribute("id")).toEqual("panel-health");
  await page.keyboard.press("Tab");
  expect(await frame.evaluate(() => document.activeElement?.getAttribute("role"))).toBe(null);
});

test("gives every control a name for screen readers, on every tab", async ({ openExcel }) => {
  const { frame } = await openExcel();
  for (const { name, ready } of TABS) {
    await frame.getByRole("tab", { name }).click();
    await frame.locator(ready).first().waitFor({ timeout: 10_000 });
  }
  const nameless = await frame.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        "button, input:not([hidden]), select, textarea, progress, summary, a",
      ),
    ]
      .filter((element) => {
        const labels = (element as HTMLInputElement).labels;
        const texts = [element.textContent, element.getAttribute("aria-label"), labels?.[0]?.textContent];
        const labeled = element.id === "task-bar";
        return !labeled && texts.every((text) => (text ?? "").trim() === "");
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(nameless).toEqual([]);
});

test(`loads at most ${MAX_FIRST_LOAD_BYTES} bytes gzipped before the user does anything`, async ({
  openExcel,
}) => {
  const { excel, frame, requests, settle } = await openExcel();
  await frame.locator("#pick-files").waitFor();
  await settle();
  const files = requests
    .filter((address) => !address.startsWith(OFFICE_FOLDER) && !address.startsWith(excel.origin))
    .map((address) => address.slice(BUILD.base.length + 1))
    .filter((file) => !file.startsWith("assets/"));
  expect([...new Set(files)].sort()).toEqual([
    // Imports that the workbook saves are shown before anybody asks.
    "connected.js",
    "functions.js",
    "taskpane.css",
    "taskpane.html",
    "taskpane.js",
  ]);
  const sizes = files.map(
    (file) => zlib.gzipSync(fs.readFileSync(path.join(BUILD.folder, file)), { level: 9 }).length,
  );
  const sum = sizes.reduce((total, size) => total + size, 0);
  expect(sum, `${sum} bytes`).toBeLessThanOrEqual(MAX_FIRST_LOAD_BYTES);
});
