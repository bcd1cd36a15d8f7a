import type { Frame } from "@playwright/test";

/**
 * The text of a page that stands out least from what is behind it.
 *
 * @param frame The page, or the frame that it is in.
 * @returns Contrast as WCAG 2.2 defines it, 1 to 21.
 */
export function measureContrast(frame: Frame): Promise<{ ratio: number; text: string }> {
  return frame.evaluate(() => {
    type Color = readonly [red: number, green: number, blue: number];
    const channels = (color: string) => {
      const parts = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(color);
      if (!parts) throw new Error(`cannot read the color ${color}`);
      const [red = 0, green = 0, blue = 0, alpha = 1] = parts.slice(1).map((part) => Number(part ?? 1));
      return { color: [red, green, blue] as const, alpha };
    };
    const over = ({ color, alpha }: { color: Color; alpha: number }, ground: Color): Color => {
      const mixed = (channel: 0 | 1 | 2) => color[channel] * alpha + ground[channel] * (1 - alpha);
      return [mixed(0), mixed(1), mixed(2)];
    };
    const luminance = (color: Color) => {
      const linear = (channel: 0 | 1 | 2) => {
        const value = color[channel] / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      };
      return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2);
    };

    const probe = document.createElement("i");
    probe.style.color = "Canvas";
    document.body.append(probe);
    const canvas = channels(getComputedStyle(probe).color).color;
    probe.remove();

    const groundOf = (element: Element | null): Color => {
      if (!element) return canvas;
      const own = channels(getComputedStyle(element).backgroundColor);
      return own.alpha === 1 ? own.color : over(own, groundOf(element.parentElement));
    };

    let worst = { ratio: Infinity, text: "" };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (data.trim() === "" || !parentElement?.checkVisibility()) continue;
      const ground = groundOf(parentElement);
      const color = over(channels(getComputedStyle(parentElement).color), ground);
      const lights = [luminance(ground), luminance(color)];
      const ratio = (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
      if (ratio < worst.ratio) worst = { ratio, text: data.trim().slice(0, 60) };
    }
    return worst;
  });
}
