import type { Frame } from "@playwright/test";

/**
 * What a reader would have to scroll sideways for: elements that are wider than the window or than their own box.
 *
 * @param frame The page, or the frame that it is in.
 */
export function sidewaysScroll(frame: Frame): Promise<string[]> {
  return frame.evaluate(() => {
    const { clientWidth } = document.documentElement;
    return [...document.querySelectorAll("*")]
      .filter((element) => {
        const { right, left } = element.getBoundingClientRect();
        const { overflowX } = getComputedStyle(element);
        const scrolls = element.scrollWidth > element.clientWidth && ["auto", "scroll"].includes(overflowX);
        return right > clientWidth + 0.5 || left < -0.5 || (scrolls && element.localName !== "input");
      })
      .map((element) => `${element.localName} "${(element.textContent ?? "").trim().slice(0, 40)}"`);
  });
}
