/** Draws assets/icon-*.png from assets/icon.svg: `node build/icons.mjs`. */
import fs from "node:fs";
import { chromium } from "playwright-core";
import { CHROMIUM_ARGUMENTS, findChromium } from "./findChromium.mjs";

const svg = fs.readFileSync("assets/icon.svg", "utf8");
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS });
for (const size of [16, 32, 64, 80]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
  await page.screenshot({ path: `assets/icon-${size}.png`, omitBackground: true });
  await page.close();
}
await browser.close();
