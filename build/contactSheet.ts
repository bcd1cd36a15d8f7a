import fs from "node:fs";
import type { Browser } from "@playwright/test";

/** Width of a page in pixels, and pages side by side. */
const PAGE_PX = 320;
const COLUMNS = 6;

/** Draws pictures of pages as one picture, in their order, in color or as a printer without color would. */
export async function contactSheet(
  browser: Browser,
  pictures: readonly string[],
  target: string,
  isGray: boolean,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: COLUMNS * (PAGE_PX + 8) + 8, height: 600 } });
  const images = pictures.map((file) => {
    const data = fs.readFileSync(file).toString("base64");
    return `<img src="data:image/png;base64,${data}" width="${PAGE_PX}" style="margin:4px;vertical-align:top">`;
  });
  await page.setContent(
    `<body style="margin:4px;background:#888;font-size:0;filter:grayscale(${isGray ? 1 : 0})">${images.join("")}</body>`,
  );
  await page.screenshot({ path: target, fullPage: true });
  await page.close();
}
