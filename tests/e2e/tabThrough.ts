import type { Frame, Keyboard } from "@playwright/test";

const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex]";

/** What Tab reached on a page. */
export interface TabOrder {
  /** All visible controls in their order. */
  expected: string[];
  /** The controls that Tab reached, in its order. */
  reached: string[];
  /** Those of them whose focus cannot be seen. */
  unmarked: string[];
}

/**
 * Presses Tab through a page from its top, once for each control.
 *
 * @param frame The page, or the frame that it is in.
 * @param keyboard That of the window.
 */
export async function tabThrough(frame: Frame, keyboard: Keyboard): Promise<TabOrder> {
  const expected = await frame.evaluate(
    (controls) =>
      [...document.querySelectorAll<HTMLElement & { disabled?: boolean }>(controls)].flatMap(
        (element, index) =>
          element.checkVisibility() && element.tabIndex >= 0 && !element.disabled
            ? [`${index}: ${element.localName} ${element.id || element.textContent}`]
            : [],
      ),
    CONTROLS,
  );
  const reached: string[] = [];
  const unmarked: string[] = [];
  while (reached.length < expected.length) {
    await keyboard.press("Tab");
    const focus = await frame.evaluate((controls) => {
      const element = document.activeElement ?? document.body;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const index = [...document.querySelectorAll(controls)].indexOf(element);
      return {
        name: `${index}: ${element.localName} ${element.id || element.textContent}`,
        marked: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
      };
    }, CONTROLS);
    reached.push(focus.name);
    if (!focus.marked) unmarked.push(focus.name);
  }
  return { expected, reached, unmarked };
}
