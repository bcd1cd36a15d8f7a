/* global document, getComputedStyle */

const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * Presses Tab through a page from its top, once for each control.
 *
 * @param {import("playwright-core").Frame} frame The page, or the frame that it is in.
 * @param {import("playwright-core").Keyboard} keyboard That of the window.
 * @returns {Promise<{ expected: string[], reached: string[], unmarked: string[] }>} All visible controls in their
 *   order, those that Tab reached in its order, and those of them whose focus cannot be seen.
 */
export async function tabThrough(frame, keyboard) {
  const expected = await frame.evaluate(
    (controls) =>
      [...document.querySelectorAll(controls)].flatMap((element, index) =>
        element.checkVisibility() && element.tabIndex >= 0 && !element.disabled
          ? [`${index}: ${element.localName} ${element.id || element.textContent}`]
          : [],
      ),
    CONTROLS,
  );
  const reached = [];
  const unmarked = [];
  while (reached.length < expected.length) {
    await keyboard.press("Tab");
    const focus = await frame.evaluate((controls) => {
      const element = document.activeElement;
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
