import { expect, type TestType } from "@playwright/test";
import type { test as addInTest } from "./addInTest";
import { measureContrast } from "./measureContrast";
import type { OpenedPage } from "./openPage";
import { sidewaysScroll } from "./sidewaysScroll";
import { tabThrough } from "./tabThrough";
import type { ContextOptions } from "./watchContext";

/** The least contrast of text that WCAG 2.2 AA accepts. */
const MIN_CONTRAST = 4.5;

/** Widths of Excel's pane at which nothing may scroll sideways. */
const WIDTHS_PX: readonly number[] = [320, 350];

/** The looks that every page is held to. */
export const LOOKS = [
  { name: "light", media: { colorScheme: "light" } },
  { name: "dark", media: { colorScheme: "dark" } },
  { name: "forced colors on light", media: { colorScheme: "light", forcedColors: "active" } },
  { name: "forced colors on dark", media: { colorScheme: "dark", forcedColors: "active" } },
] as const;

/**
 * Shows an open page in another look, with its colors changed. Transitions are ended, not awaited: within a closed `details` one may
 * stand still for ever.
 */
export async function showIn({ media }: (typeof LOOKS)[number], { frame, page }: OpenedPage): Promise<void> {
  await page.emulateMedia({ forcedColors: "none", ...media });
  await frame.evaluate(async () => {
    // Transitions begin with the next frame that is drawn.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}

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
  test("has its title, and is readable in every look", async ({ open }) => {
    const opened = await open();
    const { frame, settle } = opened;
    expect(await frame.title()).toBe(title);
    expect(await settle(), "loads without error, CSP violation or request to another host").toEqual([]);
    for (const look of LOOKS) {
      await showIn(look, opened);
      const { ratio, text } = await measureContrast(frame);
      expect(Number.isFinite(ratio), "the page has no text").toBe(true);
      expect(
        ratio,
        `in ${look.name}: contrast ${ratio.toFixed(2)} of "${text}" is below ${MIN_CONTRAST}`,
      ).toBeGreaterThanOrEqual(MIN_CONTRAST);
    }
  });

  test("lets Tab reach every link and control in order, with a visible focus", async ({ open }) => {
    const { frame, page } = await open();
    const { expected, reached, unmarked } = await tabThrough(frame, page.keyboard);
    expect(expected.length, "the page has nothing to reach").toBeGreaterThan(0);
    expect(reached).toEqual(expected);
    expect(unmarked).toEqual([]);
  });

  test("does not scroll sideways, and refuses script and addresses that are not its own", async ({
    open,
  }) => {
    const [narrowest = 0, ...wider] = WIDTHS_PX;
    const { frame, page, settle } = await open({ width: narrowest });
    expect(await sidewaysScroll(frame), `at ${narrowest} px`).toEqual([]);
    for (const width of wider) {
      await page.setViewportSize({ width, height: 600 });
      expect(await sidewaysScroll(frame), `at ${width} px`).toEqual([]);
    }
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
