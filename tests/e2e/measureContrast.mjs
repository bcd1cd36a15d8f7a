/* global document, getComputedStyle, NodeFilter */

/**
 * The text of a page that stands out least from what is behind it.
 *
 * @param {import("playwright-core").Frame} frame The page, or the frame that it is in.
 * @returns {Promise<{ ratio: number, text: string }>} Contrast as WCAG 2.2 defines it, 1 to 21.
 */
export function measureContrast(frame) {
  return frame.evaluate(() => {
    const channels = (color) => {
      const parts = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(color);
      if (!parts) throw new Error(`cannot read the colour ${color}`);
      return parts.slice(1).map((part) => Number(part ?? 1));
    };
    const over = ([r, g, b, alpha], ground) =>
      [r, g, b].map((value, index) => value * alpha + ground[index] * (1 - alpha));
    const luminance = (color) => {
      const [r, g, b] = color
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };

    const probe = document.createElement("i");
    probe.style.color = "Canvas";
    document.body.append(probe);
    const canvas = channels(getComputedStyle(probe).color);
    probe.remove();

    const groundOf = (element) => {
      if (!element) return canvas;
      const own = channels(getComputedStyle(element).backgroundColor);
      return own[3] === 1 ? own : over(own, groundOf(element.parentElement));
    };

    let worst = { ratio: Infinity, text: "" };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode;
      if (data.trim() === "" || !parentElement.checkVisibility()) continue;
      const ground = groundOf(parentElement);
      const color = over(channels(getComputedStyle(parentElement).color), ground);
      const [light, dark] = [luminance(ground), luminance(color)].sort((a, b) => b - a);
      const ratio = (light + 0.05) / (dark + 0.05);
      if (ratio < worst.ratio) worst = { ratio, text: data.trim().slice(0, 60) };
    }
    return worst;
  });
}
