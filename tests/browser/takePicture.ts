import path from "node:path";
import type { Page } from "@playwright/test";

const PICTURES = path.resolve(__dirname, "../../out/pictures");

/**
 * Takes a picture of what a page shows, for readers: out/pictures is not committed.
 *
 * @param name Path below out/pictures, without extension. Characters that a file name cannot have become `-`.
 */
export async function takePicture(page: Page, name: string): Promise<void> {
  const file = `${name.replace(/[^\w/ ().-]/g, "-")}.png`;
  await page.screenshot({ path: path.join(PICTURES, file), animations: "disabled" });
}
