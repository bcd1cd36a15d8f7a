import type { Frame } from "@playwright/test";

/**
 * Text that sticks out of its box or is cut off there, and blocks that overlap their neighbors. Texts of class `cut` are cut
 * on purpose.
 *
 * @param without Selector of parts that are not looked at.
 */
export function layoutProblems(frame: Frame, without: string): Promise<string[]> {
  return frame.evaluate((excluded) => {
    const slack = 1;
    const describe = (element: Element) =>
      `${element.localName}${element.id && `#${element.id}`} "${(element.textContent ?? "").trim().slice(0, 40)}"`;
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > slack && height > slack && element.checkVisibility({ visibilityProperty: true });
    };
    const elements = [...document.body.querySelectorAll("*")].filter(
      (element) => isShown(element) && !(excluded !== "" && element.closest(excluded)),
    );
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const cut = elements.filter(
      (element) =>
        hasText(element) &&
        !element.classList.contains("cut") &&
        element.clientWidth > 0 &&
        element.scrollWidth > element.clientWidth + slack,
    );
    /** In the flow of the page and with a box of its own; text that wraps has one a line. */
    const isBlock = (element: Element) => {
      const { display, position } = getComputedStyle(element);
      return !["inline", "contents"].includes(display) && !["absolute", "fixed"].includes(position);
    };
    const overlapping = [document.body, ...elements].flatMap((parent) => {
      const blocks = [...parent.children].filter((child) => elements.includes(child) && isBlock(child));
      return blocks.flatMap((block, i) => {
        const a = block.getBoundingClientRect();
        return blocks.slice(i + 1).flatMap((other) => {
          const b = other.getBoundingClientRect();
          const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          return width > slack && height > slack ? [`${describe(block)} overlaps ${describe(other)}`] : [];
        });
      });
    });
    return [...cut.map((element) => `${describe(element)} is wider than its box`), ...overlapping];
  }, without);
}
