import { LONG } from "../browser/longTests";
import { expect, test } from "./workbenchTest";

test.describe("on small screens", () => {
  for (const [what, tag, width, height] of [
    ["a phone", [], 390, 844],
    ["a page at 200%", [LONG], 683, 384],
  ] as const) {
    test.describe(what, () => {
      test.use({ ownContext: { viewport: { width, height } } });

      test(
        `shows ten rows of the grid, and all of the pane below, on ${what}`,
        { tag: [...tag] },
        async ({ ownWorkbench }) => {
          const { page } = ownWorkbench;
          const grid = page.locator("#grid");
          const size = async () => {
            const box = await grid.boundingBox();
            return [box?.width, box?.height];
          };
          const [gridWidth = 0, gridHeight = 0] = await size();
          const widths = await page.evaluate(() => {
            const { clientWidth, scrollWidth } = document.documentElement;
            return { clientWidth, scrollWidth };
          });
          expect(widths).toEqual({ clientWidth: gridWidth, scrollWidth: gridWidth });
          // Tools, formula bar, heads and the sheets' tabs take 130 pixels.
          expect(gridHeight).toBeGreaterThanOrEqual(300);
          expect(gridHeight).toBeLessThan(height);
          await page.getByRole("button", { name: "Try a sample design" }).scrollIntoViewIfNeeded();
          await expect(page.getByRole("button", { name: "Try a sample design" })).toBeInViewport();
          await page.locator("#download").scrollIntoViewIfNeeded();
          await expect(page.locator("#download")).toBeInViewport();
        },
      );
    });
  }
});
