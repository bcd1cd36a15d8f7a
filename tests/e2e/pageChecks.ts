import assert from "node:assert/strict";
import type { Check } from "./check";
import { measureContrast } from "./measureContrast.mjs";
import type { OpenedPage } from "./openPage";
import { sidewaysScroll } from "./sidewaysScroll.mjs";
import { tabThrough } from "./tabThrough.mjs";
import type { ContextOptions } from "./watchContext";

/** The least contrast of text that WCAG 2.2 AA accepts. */
const READABLE = 4.5;

/** The looks that every page is held to. */
export const LOOKS = [
  { name: "light", media: { colorScheme: "light" } },
  { name: "dark", media: { colorScheme: "dark" } },
  { name: "forced colours on light", media: { colorScheme: "light", forcedColors: "active" } },
  { name: "forced colours on dark", media: { colorScheme: "dark", forcedColors: "active" } },
] as const;

/**
 * What every page of the add-in is held to.
 *
 * @param title Title of the page.
 */
export function pageChecks(title: string, open: (options?: ContextOptions) => Promise<OpenedPage>): Check[] {
  return [
    {
      name: "has its title, and loads without error, CSP violation or request to another host",
      async run() {
        const { frame, settle } = await open();
        assert.equal(await frame.title(), title);
        assert.deepEqual(await settle(), []);
      },
    },
    ...[320, 350].map((width) => ({
      name: `does not scroll sideways at ${width} px`,
      async run() {
        const { frame } = await open({ width });
        assert.deepEqual(await sidewaysScroll(frame), []);
      },
    })),
    {
      name: "lets Tab reach every link and control in order, with a visible focus",
      async run() {
        const { frame, page } = await open();
        const { expected, reached, unmarked } = await tabThrough(frame, page.keyboard);
        assert.ok(expected.length > 0, "the page has nothing to reach");
        assert.deepEqual(reached, expected);
        assert.deepEqual(unmarked, []);
      },
    },
    ...LOOKS.map((look) => ({
      name: `has readable text in ${look.name}`,
      async run() {
        const { frame } = await open({ media: look.media });
        const { ratio, text } = await measureContrast(frame);
        assert.ok(Number.isFinite(ratio), "the page has no text");
        assert.ok(ratio >= READABLE, `contrast ${ratio.toFixed(2)} of "${text}" is below ${READABLE}`);
      },
    })),
    {
      name: "refuses script and addresses that are not its own, and this test sees it",
      async run() {
        const { frame, settle } = await open();
        const refused = await frame.evaluate(async () => {
          const script = document.createElement("script");
          script.textContent = "globalThis.intruder = true";
          document.body.append(script);
          await fetch("https://elsewhere.example/").catch(() => undefined);
          return !("intruder" in globalThis);
        });
        assert.ok(refused, "an inline script ran");
        const problems = await settle();
        assert.ok(problems.includes("CSP violation: script-src-elem refused inline"), problems.join("\n"));
        assert.ok(problems.includes("CSP violation: connect-src refused https://elsewhere.example/"));
      },
    },
  ];
}
