/* global document */
import assert from "node:assert/strict";
import { measureContrast } from "./measureContrast.mjs";
import { sidewaysScroll } from "./sidewaysScroll.mjs";
import { tabThrough } from "./tabThrough.mjs";

/** The least contrast of text that WCAG 2.2 AA accepts. */
const READABLE = 4.5;

const LOOKS = [
  { name: "light", media: { colorScheme: "light" } },
  { name: "dark", media: { colorScheme: "dark" } },
  { name: "forced colours on light", media: { colorScheme: "light", forcedColors: "active" } },
  { name: "forced colours on dark", media: { colorScheme: "dark", forcedColors: "active" } },
];

/**
 * What every page of the add-in is held to.
 *
 * @param {string} title Title of the page.
 * @param {(options?: object) => ReturnType<typeof import("./openPage.mjs").openPage>} open
 * @returns {{ name: string, run: () => Promise<void> }[]}
 */
export function pageChecks(title, open) {
  return [
    {
      name: "has its title, and loads without error, CSP violation or request to another host",
      async run() {
        const { page, settle } = await open();
        assert.equal(await page.title(), title);
        assert.deepEqual(await settle(), []);
      },
    },
    ...[320, 350].map((width) => ({
      name: `does not scroll sideways at ${width} px`,
      async run() {
        const { page } = await open({ width });
        assert.deepEqual(await sidewaysScroll(page), []);
      },
    })),
    {
      name: "lets Tab reach every link and control in order, with a visible focus",
      async run() {
        const { page } = await open();
        const { expected, reached, unmarked } = await tabThrough(page);
        assert.ok(expected.length > 0, "the page has nothing to reach");
        assert.deepEqual(reached, expected);
        assert.deepEqual(unmarked, []);
      },
    },
    ...LOOKS.map((look) => ({
      name: `has readable text in ${look.name}`,
      async run() {
        const { page } = await open({ media: look.media });
        const { ratio, text } = await measureContrast(page);
        assert.ok(Number.isFinite(ratio), "the page has no text");
        assert.ok(ratio >= READABLE, `contrast ${ratio.toFixed(2)} of "${text}" is below ${READABLE}`);
      },
    })),
    {
      name: "refuses script and addresses that are not its own, and this test sees it",
      async run() {
        const { page, settle } = await open();
        const refused = await page.evaluate(async () => {
          const script = document.createElement("script");
          script.textContent = "globalThis.intruder = true";
          document.body.append(script);
          await globalThis.fetch("https://elsewhere.example/").catch(() => undefined);
          return globalThis.intruder === undefined;
        });
        assert.ok(refused, "an inline script ran");
        const problems = await settle();
        assert.ok(problems.includes("CSP violation: script-src-elem refused inline"), problems.join("\n"));
        assert.ok(problems.includes("CSP violation: connect-src refused https://elsewhere.example/"));
      },
    },
  ];
}
