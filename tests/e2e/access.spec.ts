import path from "node:path";
import type { Frame } from "@playwright/test";
import { loadAxe } from "../browser/axeViolations";
import { expect, test } from "./addInTest";
import { LOOKS } from "./pageTests";
import { paneSays } from "./paneSays";

const AXE = path.join(__dirname, "node_modules/axe-core/axe.min.js");

/** What a user brings the pane to, one after the other. */
const STATES: readonly { name: string; reach: (frame: Frame) => Promise<unknown> }[] = [
  { name: "first-run screen", reach: (frame) => frame.locator("#first-run").waitFor() },
  {
    name: "import shown",
    async reach(frame) {
      await frame.getByRole("button", { name: "Try a sample result" }).click();
      await paneSays(frame, /Recognised/);
      await frame.locator("#panel-import details").evaluateAll((lists) => {
        for (const list of lists) (list as HTMLDetailsElement).open = true;
      });
      await frame.locator("#fact-fields input").first().waitFor();
    },
  },
  {
    name: "trouble",
    async reach(frame) {
      await frame.getByRole("button", { name: "Read the text" }).click();
      await paneSays(frame, /Paste the text/);
    },
  },
  {
    name: "report written",
    async reach(frame) {
      await frame.getByRole("button", { name: "Write the report" }).click();
      await paneSays(frame, /report is on the sheets/);
    },
  },
  ...(
    [
      ["Templates", "#templates > li"],
      ["Functions", "#functions > li"],
      ["Health", "#health-where:not(:empty)"],
    ] as const
  ).map(([name, ready]) => ({
    name: `tab ${name}`,
    async reach(frame: Frame) {
      await frame.getByRole("tab", { name }).click();
      await frame.locator(ready).first().waitFor({ timeout: 10_000 });
    },
  })),
];

for (const look of LOOKS) {
  test(`pane breaks no rule of axe in ${look.name}`, async ({ openExcel }) => {
    const { frame } = await openExcel({ media: look.media });
    const violations = await loadAxe(frame, AXE);
    const found: string[] = [];
    for (const { name, reach } of STATES) {
      await reach(frame);
      found.push(...(await violations()).map((violation) => `${name}: ${violation}`));
    }
    expect(found).toEqual([]);
  });
}
