import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import type { Check, Subject } from "./check";
import { openPage } from "./openPage";
import { pageChecks } from "./pageChecks";
import type { ContextOptions } from "./watchContext";

/** functions.html: the page behind Excel's help links, opened in a browser of its own. */
export function functionsPageChecks({ browser, build, help }: Subject): Check[] {
  const open = (options?: ContextOptions) => openPage(browser, build, "functions.html", options);
  const anchors = help.map(({ id }) => id.toLowerCase());
  const checks: Check[] = [
    ...pageChecks("HCI Planner functions", open),
    {
      name: "has a section with the anchor and the name of every function",
      async run() {
        const { frame } = await open();
        for (const { id } of help) {
          const heading = frame.locator(`section#${id.toLowerCase()} > h2`);
          assert.deepEqual(await heading.allTextContents(), [id]);
        }
        assert.equal(await frame.locator("section").count(), help.length);
      },
    },
    {
      name: "is where the help links of functions.json lead, anchor by anchor",
      run() {
        const json = fs.readFileSync(path.join(build.folder, "functions.json"), "utf8");
        const { functions } = JSON.parse(json) as { functions: { helpUrl: string }[] };
        const leads = functions.map(({ helpUrl }) => helpUrl.replace(/^.*\//, "")).sort();
        assert.deepEqual(leads, anchors.map((anchor) => `functions.html#${anchor}`).sort());
      },
    },
    {
      name: "links to every section from its head",
      async run() {
        const { frame } = await open();
        const links = frame.getByRole("navigation").getByRole("link");
        const targets = await links.evaluateAll((all) =>
          all.map((link) => link.getAttribute("href")?.slice(1) ?? ""),
        );
        assert.deepEqual(targets.sort(), anchors);
        await links.last().click();
        assert.match(frame.url(), /#[a-z0-9_]+$/);
      },
    },
  ];
  return checks.map((check) => ({ ...check, name: `functions.html ${check.name}` }));
}
