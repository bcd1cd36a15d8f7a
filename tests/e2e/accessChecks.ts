import fs from "node:fs";
import { fileURLToPath } from "node:url";
import assert from "node:assert/strict";
import type { Frame } from "playwright-core";
import type { Check, Subject } from "./check";
import { openExcel } from "./openExcel";
import { LOOKS } from "./pageChecks";
import { paneSays } from "./paneSays";

const AXE = fileURLToPath(new URL("./node_modules/axe-core/axe.min.js", import.meta.url));

/** What axe says of a page, as far as it is used. */
interface Axe {
  run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** The rules that the page breaks as it is now, each with the element. */
function violations(frame: Frame): Promise<string[]> {
  return frame.evaluate(async () => {
    const found = await (globalThis as unknown as { axe: Axe }).axe.run();
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
  });
}

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

/** The pane by the rules of axe, in every look and in every state that differs. */
export function accessChecks({ browser, build }: Subject): Check[] {
  return LOOKS.map((look) => ({
    name: `pane breaks no rule of axe in ${look.name}`,
    async run() {
      const { frame } = await openExcel(browser, build, { media: look.media });
      await frame.evaluate(fs.readFileSync(AXE, "utf8"));
      const found: string[] = [];
      for (const { name, reach } of STATES) {
        await reach(frame);
        found.push(...(await violations(frame)).map((violation) => `${name}: ${violation}`));
      }
      assert.deepEqual(found, []);
    },
  }));
}
