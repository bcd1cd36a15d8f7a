import type { Page } from "@playwright/test";
import { LONG } from "../browser/longTests";
import { PLAN } from "./plan";
import { expect, test } from "./workbenchTest";

/** Prints the sheet that is shown; the pages stay, as no printer takes them. */
async function printed(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    globalThis.print = () => document.body.setAttribute("data-printed", "");
    document.body.removeAttribute("data-printed");
  });
  await act();
  await page.locator("body[data-printed]").waitFor();
}

/** Dots of a color on a page, in each half of it from left to right. */
function dotsOf(page: Page, color: readonly [number, number, number]): Promise<number[]> {
  return page
    .locator("#pages img")
    .first()
    .evaluate((image: HTMLImageElement, [red, green, blue]) => {
      const canvas = document.createElement("canvas");
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const context = canvas.getContext("2d");
      context?.drawImage(image, 0, 0);
      const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      const halves = [0, 0];
      for (let i = 0; i < data.length; i += 4) {
        if (data[i] !== red || data[i + 1] !== green || data[i + 2] !== blue) continue;
        const half = ((i / 4) % canvas.width) * 2 < canvas.width ? 0 : 1;
        halves[half] = (halves[half] ?? 0) + 1;
      }
      return halves;
    }, color);
}

test.describe("on a dark page", () => {
  test.use({ ownContext: { colorScheme: "dark" } });

  test("the sheet that is shown is printed with its chart, light, on pages as large as the paper", async ({
    ownWorkbench,
  }) => {
    const { page } = ownWorkbench;
    await page.evaluate((plan) => void globalThis.workbench.session.open(plan), PLAN);
    await page.evaluate(() => globalThis.workbench.session.read());
    await printed(page, () => ownWorkbench.press("Print"));
    await expect(page.locator("#pages section")).toHaveCount(1);
    await expect(page.locator("#pages section")).toContainText(/Printed .+ · Plan, page 1 of 1/);
    // The chart stands on the right, in the color of a first series.
    const [left = 0, right = 0] = await dotsOf(page, [0x1f, 0x38, 0x64]);
    expect(right).toBeGreaterThan(2000);
    expect(left).toBeLessThan(right);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("#pages section").boundingBox()).toMatchObject({
      x: 0,
      y: 0,
      width: expect.closeTo(8.27 * 96, 1) as unknown,
      height: 1121,
    });
    await expect(page.locator("#grid")).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(page.locator("#pages section")).toHaveCount(0);
  });
});

test("Ctrl+P prints the sheet, not the page with its tools", { tag: LONG }, async ({ workbench }) => {
  const { page } = workbench;
  await page.evaluate((plan) => void globalThis.workbench.session.open(plan), PLAN);
  await workbench.showSheet("Test results");
  await workbench.select("A1");
  await printed(page, () => page.keyboard.press("Control+p"));
  await expect(page.locator("#pages section")).toContainText(/Test results, page 1 of 1/);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
});

test("a sheet without cells is not printed, and the page explains why", async ({ workbench }) => {
  const { page } = workbench;
  await page.evaluate(() => void globalThis.workbench.grid.api.getActiveWorkbook()?.insertSheet("Blank"));
  await workbench.press("Print");
  await workbench.expectText("#message", "The sheet cannot be printed: it is empty");
});

test("a sheet of hidden cells is not printed, and the page explains why", async ({ workbench }) => {
  const { page } = workbench;
  await page.evaluate(() => {
    const sheet = globalThis.workbench.grid.api.getActiveWorkbook()?.insertSheet("Hidden");
    sheet?.getRange("A1").setValue("text");
    sheet?.hideColumns(0, 1);
  });
  await workbench.press("Print");
  await workbench.expectText("#message", "The sheet cannot be printed: all of its cells are hidden");
});

test("printing that is disturbed leaves no pages, and is marked so", async ({ workbench }) => {
  const { page } = workbench;
  await page.evaluate(() => {
    globalThis.print = () => document.body.setAttribute("data-printed", "");
    document.body.removeAttribute("data-printed");
    const book = globalThis.workbench.grid.api.getActiveWorkbook();
    const first = book?.getActiveSheet();
    const sheet = book?.insertSheet("Long");
    sheet?.getRange(0, 0, 900, 1).setValues(Array.from({ length: 900 }, (_, i) => [i]));
    // Another sheet is shown as soon as there are two pages.
    const pages = document.getElementById("pages");
    if (!pages || !first) throw new Error("no pages");
    new MutationObserver((_changes, observer) => {
      if (pages.children.length < 2) return;
      observer.disconnect();
      first.activate();
    }).observe(pages, { childList: true });
  });
  await workbench.press("Print");
  await workbench.expectText("#message", "The sheet cannot be printed: another sheet is now shown");
  await expect(page.locator("#pages section")).toHaveCount(0);
  expect(await page.locator("body[data-printed]").count()).toBe(0);
});
