import { expect, type TestType } from "@playwright/test";
import type { test as addInTest } from "./addInTest";
import { measureContrast } from "./measureContrast";
import type { OpenedPage } from "./openPage";
import { sidewaysScroll } from "./sidewaysScroll";
import { tabThrough } from "./tabThrough";
import type { ContextOptions } from "./watchContext";

/** The least contrast of text that WCAG 2.2 AA accepts. */
const MIN_CONTRAST = 4.5;

/** The looks that every page is held to. */
export const LOOKS = [
  { name: "light", media: { colorScheme: "light" } },
  { name: "dark", media: { colorScheme: "dark" } },
  { name: "forced colours on light", media: { colorScheme: "light", forcedColors: "active" } },
  { name: "forced colours on dark", media: { colorScheme: "dark", forcedColors: "active" } },
] as const;

/** The fixture that opens a page which is tested. */
export interface OpensPage {
  open(options?: ContextOptions): Promise<OpenedPage>;
}

/** The add-in's test function with that fixture. */
type PageTest =
  typeof addInTest extends TestType<infer Fixtures, infer Shared>
    ? TestType<Fixtures & OpensPage, Shared>
    : never;

/**
 * Declares the tests that every page of the add-in must pass.
 *
 * @param test Opens the page.
 * @param title Title of the page.
 */
export function pageTests(test: PageTest, title: string): void {
  test("has its title, and loads without error, CSP violation or request to another host", async ({
    open,
  }) => {
    const { frame, settle } = await open();
    expect(await frame.title()).toBe(title);
    expect(await settle()).toEqual([]);
  });

  for (const width of [320, 350]) {
    test(`does not scroll sideways at ${width} px`, async ({ open }) => {
      const { frame } = await open({ width });
      expect(await sidewaysScroll(frame)).toEqual([]);
    });
  }

  test("lets Tab reach every link and control in order, with a visible focus", async ({ open }) => {
    const { frame, page } = await open();
    const { expected, reached, unmarked } = await tabThrough(frame, page.keyboard);
    expect(expected.length, "the page has nothing to reach").toBeGreaterThan(0);
    expect(reached).toEqual(expected);
    expect(unmarked).toEqual([]);
  });

  for (const look of LOOKS) {
    test(`has readable text in ${look.name}`, async ({ open }) => {
      const { frame } = await open({ media: look.media });
      const { ratio, text } = await measureContrast(frame);
      expect(Number.isFinite(ratio), "the page has no text").toBe(true);
      expect(
        ratio,
        `contrast ${ratio.toFixed(2)} of "${text}" is below ${MIN_CONTRAST}`,
      ).toBeGreaterThanOrEqual(MIN_CONTRAST);
    });
  }

  test("refuses script and addresses that are not its own, and this test sees it", async ({ open }) => {
    const { frame, settle } = await open();
    const refused = await frame.evaluate(async () => {
      const script = document.createElement("script");
      script.textContent = "globalThis.intruder = true";
      document.body.append(script);
      await fetch("https://elsewhere.example/").catch(() => undefined);
      return !("intruder" in globalThis);
    });
    expect(refused, "an inline script ran").toBeTruthy();
    const problems = await settle();
    expect(problems, problems.join("\n")).toContain("CSP violation: script-src-elem refused inline");
    expect(problems).toContain("CSP violation: connect-src refused https://elsewhere.example/");
  });
}
