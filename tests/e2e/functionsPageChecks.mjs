import assert from "node:assert/strict";
import { openPage } from "./openPage.mjs";
import { pageChecks } from "./pageChecks.mjs";

/**
 * functions.html: the page behind Excel's help links.
 *
 * @param {{ browser: import("playwright-core").Browser, origin: string, ids: string[], helpUrls: string[] }} build
 * @returns {{ name: string, run: () => Promise<void> }[]}
 */
export function functionsPageChecks({ browser, origin, ids, helpUrls }) {
  const open = (options) => openPage(browser, `${origin}/functions.html`, options);
  const anchors = ids.map((id) => id.toLowerCase());
  const checks = [
    ...pageChecks("HCI Planner functions", open),
    {
      name: "has a section with the anchor and the name of every function",
      async run() {
        const { page } = await open();
        for (const id of ids) {
          const heading = page.locator(`section#${id.toLowerCase()} > h2`);
          assert.deepEqual(await heading.allTextContents(), [id]);
        }
        assert.equal(await page.locator("section").count(), ids.length);
      },
    },
    {
      name: "is where the help links of functions.json lead, anchor by anchor",
      run() {
        const leads = helpUrls.map((address) => address.replace(/^.*\//, ""));
        assert.deepEqual(
          leads,
          anchors.map((anchor) => `functions.html#${anchor}`),
        );
      },
    },
    {
      name: "links to every section from its head",
      async run() {
        const { page } = await open();
        const links = page.getByRole("navigation").getByRole("link");
        const targets = await links.evaluateAll((all) =>
          all.map((link) => link.getAttribute("href").slice(1)),
        );
        assert.deepEqual(targets.sort(), anchors);
        await links.last().click();
        assert.match(page.url(), /#[a-z0-9_]+$/);
      },
    },
  ];
  return checks.map(({ name, run }) => ({ name: `functions.html ${name}`, run }));
}
