import assert from "node:assert/strict";
import zlib from "node:zlib";
import fs from "node:fs";
import path from "node:path";
import type { Check, Subject } from "./check";
import { openExcel, type OpenExcelOptions } from "./openExcel";
import { pageChecks } from "./pageChecks";
import { OFFICE_FOLDER } from "./watchContext";

/** What the page may load at once, gzipped and without Microsoft's library. */
const FIRST_LOAD_BYTES = 80_000;

/** Each tab, with what shows that it is complete. */
const TABS = [
  { name: "Import", ready: "#pick-files" },
  { name: "Templates", ready: "#templates > li" },
  { name: "Functions", ready: "#functions > li" },
  { name: "Health", ready: "#health-where:not(:empty)" },
] as const;

/** What every tab of the pane is held to, and how one gets from tab to tab. */
export function paneTabChecks({ browser, build }: Subject): Check[] {
  const openTab =
    ({ name, ready }: (typeof TABS)[number]) =>
    async (options: OpenExcelOptions = {}) => {
      const opened = await openExcel(browser, build, options);
      // Without the pointer: it would take the focus along, and Tab is to start at the top of the page.
      await opened.frame.getByRole("tab", { name }).evaluate((tab: HTMLElement) => tab.click());
      await opened.frame.locator(ready).first().waitFor({ timeout: 10_000 });
      return opened;
    };
  const tabs = TABS.flatMap((tab) =>
    pageChecks("HCI Planner", openTab(tab)).map((check) => ({
      ...check,
      name: `tab ${tab.name} ${check.name}`,
    })),
  );
  const checks: Check[] = [
    ...tabs,
    {
      name: "goes from tab to tab by arrow keys, Home and End; Tab leaves them",
      async run() {
        const { frame, page } = await openExcel(browser, build);
        await frame.getByRole("tab", { name: "Import" }).focus();
        const visited: (string | null)[] = [];
        for (const key of [
          "ArrowRight",
          "ArrowRight",
          "ArrowRight",
          "ArrowRight",
          "ArrowLeft",
          "Home",
          "End",
        ]) {
          await page.keyboard.press(key);
          visited.push(await frame.locator('[role="tab"][aria-selected="true"]').textContent());
        }
        assert.deepEqual(visited, [
          "Templates",
          "Functions",
          "Health",
          "Import",
          "Health",
          "Import",
          "Health",
        ]);
        assert.deepEqual(await frame.locator('[role="tabpanel"]:visible').getAttribute("id"), "panel-health");
        await page.keyboard.press("Tab");
        assert.equal(await frame.evaluate(() => document.activeElement?.getAttribute("role")), null);
      },
    },
    {
      name: "gives every control a name for screen readers, on every tab",
      async run() {
        const { frame } = await openExcel(browser, build);
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
              const texts = [
                element.textContent,
                element.getAttribute("aria-label"),
                labels?.[0]?.textContent,
              ];
              const labelled = element.id === "task-bar";
              return !labelled && texts.every((text) => (text ?? "").trim() === "");
            })
            .map((element) => element.outerHTML.slice(0, 80)),
        );
        assert.deepEqual(nameless, []);
      },
    },
    {
      name: `loads at most ${FIRST_LOAD_BYTES} bytes gzipped before the user does anything`,
      async run() {
        const { excel, frame, requests, settle } = await openExcel(browser, build);
        await frame.locator("#pick-files").waitFor();
        await settle();
        const files = requests
          .filter((address) => !address.startsWith(OFFICE_FOLDER) && !address.startsWith(excel.origin))
          .map((address) => address.slice(build.base.length + 1))
          .filter((file) => !file.startsWith("assets/"));
        assert.deepEqual([...new Set(files)].sort(), [
          "functions.js",
          // Imports that the workbook keeps are shown before anybody asks.
          "kept.js",
          "taskpane.css",
          "taskpane.html",
          "taskpane.js",
        ]);
        const sizes = files.map(
          (file) => zlib.gzipSync(fs.readFileSync(path.join(build.folder, file)), { level: 9 }).length,
        );
        const sum = sizes.reduce((total, size) => total + size, 0);
        assert.ok(sum <= FIRST_LOAD_BYTES, `${sum} bytes`);
      },
    },
  ];
  return checks.map((check) => ({ ...check, name: `pane ${check.name}` }));
}
