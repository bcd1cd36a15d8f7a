/** Draws the PNG files of assets/ from its SVG files: `node --import ./build/typescript.mjs build/icons.ts`. */
import fs from "node:fs";
import { chromium } from "@playwright/test";
import { chromiumOptions } from "./findChromium";

/** Sizes in pixels: of the ribbon, and for the add-in itself one more for lists of add-ins. */
const RIBBON = [16, 32, 80];
const SIZES: Readonly<Record<string, readonly number[]>> = { icon: [...RIBBON, 64] };

const browser = await chromium.launch(chromiumOptions());
for (const file of fs.readdirSync("assets").filter((name) => name.endsWith(".svg"))) {
  const name = file.slice(0, -".svg".length);
  const svg = fs.readFileSync(`assets/${file}`, "utf8");
  for (const size of SIZES[name] ?? RIBBON) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
    await page.screenshot({ path: `assets/${name}-${size}.png`, omitBackground: true });
    await page.close();
  }
}
await browser.close();
